-- The national exclusion register: what it said last of each player, and what of ours it has been told.
create table exclusion_check (
  player_id bigint primary key references player (id),
  -- The number that was asked for: another one is asked for anew.
  number text not null,
  -- Answers only: silence changes nothing.
  result text not null check (result in ('clear', 'listed')),
  answered_at timestamptz not null default house_now()
);

create table exclusion_report (
  id bigint primary key generated always as identity,
  player_id bigint not null references player (id),
  until timestamptz not null,
  asked_at timestamptz not null default house_now(),
  -- Null: the register has not taken it yet.
  reported_at timestamptz
);
create index exclusion_report_owed on exclusion_report (player_id) where reported_at is null;
