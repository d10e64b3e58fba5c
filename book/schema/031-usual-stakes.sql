-- The usual stake of each currency, against which alerts are raised: counted hourly, because every bet of a week is read for it.
alter table book.alert_turn add column usual_at timestamptz not null default '-infinity';
create table book.usual_stake (
  currency text primary key,
  minor numeric not null check (minor > 0)
);
