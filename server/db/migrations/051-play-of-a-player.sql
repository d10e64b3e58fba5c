-- While the reminder of time and money stands no stake passes, whoever sends it: the wallet says since when the reminder
-- counts, so every stake meets it under the lock that it takes anyway.
alter table money.wallet
  -- The last stake that passed.
  add column played_at timestamptz,
  -- Since the log-in, or since the last reminder was answered; null: neither has been since this column is there.
  add column reminder_from timestamptz,
  -- How often; 0 is never, null what everybody begins with (money.play_rule). Follows the player's steps, see below.
  add column reminder_s int check (reminder_s >= 0);

-- What the jurisdiction says of play: one row, written by every start.
create table money.play_rule (
  is_only boolean primary key default true check (is_only),
  -- So long without a stake, and a log-in begins anew.
  pause_s int not null check (pause_s > 0),
  -- How often who has not chosen is reminded; 0 is never.
  reminder_s int not null check (reminder_s >= 0)
);

-- What a player chose stands in their steps, and the wallet follows whoever writes one: a process of the version before, which
-- knows the steps alone, runs beside this one for a while. The trigger comes first: it waits for those who are writing.
create function money.reminder_follows_steps() returns trigger language plpgsql as $$
begin
  update money.wallet w set reminder_s = 60 * new.new_value::int where w.player_id = new.player_id;
  return null;
end $$;
create trigger reminder_follows_steps after insert on protection_step for each row
  when (new.subject = 'reminder' and new.step in ('set', 'confirmed')) execute function money.reminder_follows_steps();

update money.wallet w set reminder_s = 60 * s.minutes::int
  from (select distinct on (player_id) player_id, case when step in ('set', 'confirmed') then new_value else old_value end as minutes
    from protection_step where subject = 'reminder' order by player_id, id desc) s
  where s.player_id = w.player_id and s.minutes is not null;
update money.wallet w set reminder_from = house_now()
  where exists (select 1 from session s where s.player_id = w.player_id and s.ended_at is null and s.expires_at > house_now());

drop function if exists money.gate(money.wallet, bigint, timestamptz);
