-- Rollbacks that were refused because a win of their round was paid and stands: one row for each bet, until a person has undone
-- the win and given the stake back, or has agreed with the company that both stay.
create table refused_rollback (
  id bigint primary key generated always as identity,
  company text not null,
  -- The bet that shall be taken back, and the company's id of the first call that asked for it.
  bet_key text not null,
  key text not null,
  player_id bigint not null references player (id),
  times int not null default 1,
  first_at timestamptz not null default house_now(),
  last_at timestamptz not null default house_now(),
  left_by bigint references operator (id),
  left_at timestamptz,
  why text not null default '',
  constraint one_bet_one_row unique (company, bet_key),
  check ((left_by is null) = (left_at is null) and (left_by is null) = (why = ''))
);
create index refused_rollback_open on refused_rollback (id) where left_at is null;
