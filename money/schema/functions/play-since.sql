-- 3. What a player staked (less what was undone) and won (as it stands now) since a moment, newest journal first until
-- one is older: a session is short, and the journals of a player stand in the order of their versions. It tells what
-- reached the player: postings between the house and the state are not his, and what is withheld anew when a stake is
-- undone (lines 3 and 4) is taken of what was won. What is owed or repaid of it (line 9) was played for all the same. A win from before the moment was not won since, so neither is it lost.
create or replace function money.play_since(in_player bigint, since timestamptz, out staked bigint, out won bigint)
  language plpgsql stable
as $$
declare
  j record;
  behind bigint := money.id_from(since);
begin
  staked := 0; won := 0;
  for j in
    select t.kind, t.at, e.played, e.taxed, r.at as win_at, money.stake_given_back(t) as stake
    from money.journal t
      cross join lateral (
        select coalesce(sum(e.minor) filter (where e.line <= 2), 0) as played,
          coalesce(sum(e.minor) filter (where e.line between 3 and 8), 0) as taxed
        from money.entry e where e.journal_id = t.id and e.journal_id >= behind and e.account_id in (in_player * 8, in_player * 8 + 1)) e
      left join money.journal r on r.id = money.win_named(t)
    where t.player_id = in_player and t.id >= behind order by t.version desc
  loop
    exit when j.at < since;
    if j.kind = 'wager.staked' or j.stake is not null then
      staked := staked - j.played;
      won := won + j.taxed;
    elsif j.kind = 'wager.won' or j.win_at >= since then
      won := won + j.played + j.taxed;
    end if;
  end loop;
end $$;
