-- 5. A round as the tax of winnings sees it: what its standing wins brought before tax, as they are worth now, what was withheld
-- of it in all (by its wins, its undone stakes and voids, what undid a win and what said one anew), and when its last standing
-- win was. What there is of it is said by the keys, then its journals are read, then their postings.
create or replace function money.round_tax(in_source text, in_round text, in_player bigint, house bigint, tax bigint,
    out won bigint, out withheld bigint, out last_win timestamptz)
  language plpgsql stable
  set jit = off set max_parallel_workers_per_gather = 0 set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan
as $$
declare
  wins bigint[]; -- that stand
  resettled bigint[]; -- voids and changes
  standing bigint[];
  every bigint[]; -- with rollbacks and reversals
  low bigint; high bigint;
begin
  select array_agg(k.journal) filter (where k.code = 2 and u.journal is null), array_agg(k.journal) filter (where k.code in (4, 5)),
      array_agg(k.journal) filter (where k.code <> 1) || array_agg(u.journal) filter (where u.journal is not null)
    into wins, resettled, every
    from money.key k left join money.key u on u.code = case k.code when 1 then 6 when 2 then 7 end
      and u.digest = case k.code when 1 then k.digest else money.id_digest(k.journal) end
    where k.round = money.digest(in_source || E'\n' || in_round) and k.player = in_player;
  select min(i), max(i) into low, high from unnest(every) i;
  standing := wins;
  if resettled is not null and wins is not null then
    standing := wins || array(select j.id from unnest(resettled) u (id) cross join lateral (
      select t.id, t.names from money.journal t where t.id = u.id and t.id between low and high offset 0) j where j.names = any (wins));
  end if;
  select max(j.at) into last_win from unnest(wins) u (id) cross join lateral (
    select t.at from money.journal t where t.id = u.id and t.id between low and high offset 0) j;
  -- A win of nothing has no postings, and its round has been won all the same: it may be said anew.
  select coalesce(sum(case house when p.from_account then p.minor else -p.minor end)
        filter (where p.journal_id = any (standing) and p.line <= 2), 0),
      coalesce(sum(case tax when p.to_account then p.minor when p.from_account then -p.minor end), 0)
    into won, withheld
    from unnest(every) u (id) cross join lateral (
      select t.* from money.posting t where t.journal_id = u.id and t.journal_id between low and high offset 0) p;
end $$;
