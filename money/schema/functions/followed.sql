-- 3. What a projection reads of journals, in their order: the change of cash and bonus together (of a wager before tax), what a
-- wager counts as, and how much more or less of its round's stake a win or its change settles. Each projection reads each
-- journal, so the way is fixed and kept: every posting once, by its key, and the table of kinds for wagers alone.
create or replace function money.followed(journals bigint[])
  returns table (id bigint, at timestamptz, source text, kind text, key text, currency text, "playerId" bigint, round text,
    details jsonb, "totalMinor" bigint, counts text, "settledMinor" bigint)
  language plpgsql stable set jit = off set max_parallel_workers_per_gather = 0 set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off
  set enable_mergejoin = off set plan_cache_mode = force_generic_plan
as $$
declare
  low bigint := (select min(i) from unnest(journals) i);
  high bigint := (select max(i) from unnest(journals) i);
begin
  return query
    select j.id, j.at, j.source, j.kind, j.key, j.currency, j.player_id, j.round, j.details,
      coalesce((select sum(case when p.to_account in (j.player_id * 8, j.player_id * 8 + 1) then p.minor else 0 end
          - case when p.from_account in (j.player_id * 8, j.player_id * 8 + 1) then p.minor else 0 end)
        from money.posting p where p.journal_id = j.id and p.journal_id between low and high and (p.line <= 2 or j.kind not like 'wager.%')), 0)::bigint,
      case when j.kind like 'wager.%' then
        (select k.counts from money.wager_kinds() k where k.kind = j.counted) end,
      case when j.details ? 'wagered' then (j.details ->> 'wagered')::bigint - case when j.names is null then 0 else coalesce((
        select (b.details ->> 'wagered')::bigint from money.round_journals(j.source, j.round, j.player_id) b
        where j.names in (b.id, b.names) and b.version < j.version order by b.version desc limit 1), 0) end else 0 end
    from unnest(journals) u (id)
      cross join lateral (
        select t.*, case t.kind when 'wager.changed' then money.kind_of(t) else t.kind end as counted
        from money.journal t where t.id = u.id and t.id between low and high offset 0) j
    order by j.epoch, j.xid, j.id;
end $$;
