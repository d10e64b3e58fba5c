-- While the reminder of time and money stands no stake passes, whoever sends it: the wallet says since when the reminder
-- counts, so every stake meets it under the lock that it takes anyway.
alter table money.wallet
  -- The last stake that passed.
  add column played_at timestamptz,
  -- Since the log-in, or since the last reminder was answered; null: neither has been since this column is there.
  add column reminder_from timestamptz,
  -- How often; 0 is never, null what everybody begins with (money.play_rule). It follows the player's steps (server/db/migrations/051).
  add column reminder_s int check (reminder_s >= 0);

-- What the jurisdiction says of play: one row, written by every start.
create table money.play_rule (
  is_only boolean primary key default true check (is_only),
  -- So long without a stake, and a log-in begins anew.
  pause_s int not null check (pause_s > 0),
  -- How often who has not chosen is reminded; 0 is never.
  reminder_s int not null check (reminder_s >= 0)
);

drop function if exists money.gate(money.wallet, bigint, timestamptz);
