-- The wallet's reminder follows what its player chose, and counts for who is logged in (money/schema/013).
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
