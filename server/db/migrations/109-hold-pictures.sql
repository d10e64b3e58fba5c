-- Pictures of what a hold asks for: sealed, decided by a person, erased by rule (docs/decisions/164).
alter table player_hold add column documents text[] not null default '{}'
  check (documents <@ array['identity-document', 'selfie', 'address-proof', 'payment-statement', 'income-proof']);

create table hold_picture (
  id bigint primary key generated always as identity,
  player_id bigint not null references player (id),
  hold_id bigint not null references player_hold (id),
  kind text not null,
  -- The browser's own name for it: sent again after a lost line it is the same picture, not a second one.
  key text not null,
  -- A JPEG of our own drawing, sealed for 'hold-picture {player} {key}'. Null: its time was over.
  sealed bytea,
  -- Of the JPEG.
  size int not null check (size > 0),
  sent_at timestamptz not null default house_now(),
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'refused')),
  -- A key of contract/site/holds.ts.
  reason text not null default '' check ((reason <> '') = (state = 'refused')),
  decided_by bigint references operator (id),
  decided_at timestamptz,
  check ((state = 'waiting') = (decided_at is null) and (decided_at is null) = (decided_by is null)),
  unique (player_id, key)
);
-- It is no text that could be made smaller.
alter table hold_picture alter column sealed set storage external;
create index hold_picture_of_hold on hold_picture (hold_id, id);
create index hold_picture_waiting on hold_picture (id) where state = 'waiting';
create index hold_picture_sent on hold_picture (player_id, sent_at);
create index hold_picture_kept on hold_picture (decided_at) where sealed is not null;
