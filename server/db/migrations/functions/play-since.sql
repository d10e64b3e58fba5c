-- 1. What a player staked (less what was undone) and won since a moment, newest journal first until one is older: a session
-- is short, and the journals of a player stand in the order of their versions. It tells what reached the player: postings
-- between the house and the state are not his.
create or replace function money.play_since(in_player bigint, since timestamptz, out staked bigint, out won bigint)
  language plpgsql stable
as $$
declare
  j record;
begin
  staked := 0; won := 0;
  for j in
    select t.kind, t.at, (select coalesce(sum(e.minor), 0) from money.entry e
        where e.journal_id = t.id and e.account_id in (in_player * 8, in_player * 8 + 1)) as minor
    from money.journal t where t.player_id = in_player order by t.version desc
  loop
    exit when j.at < since;
    staked := staked - case when j.kind in ('wager.staked', 'wager.rolled-back') then j.minor else 0 end;
    won := won + case j.kind when 'wager.won' then j.minor else 0 end;
  end loop;
end $$;
