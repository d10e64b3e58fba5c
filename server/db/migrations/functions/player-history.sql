-- 6. A page of the history: first which rows, then what is told of them, so that a page costs what it shows and not what there
-- is. A player's journals are in the order of time by their version, each being written under the wallet's lock: a
-- day is found by halving, and no further index is paid for by every wager (docs/decisions/047).

-- The last version of this player that was written before a moment; 0: none was.
create or replace function money.version_before(in_player bigint, moment timestamptz) returns bigint language plpgsql stable
  set enable_seqscan = off set enable_bitmapscan = off
as $$
declare
  low bigint := 0;
  high bigint;
  middle bigint;
  r record;
begin
  -- Of ranges of ids the newest that begins before the moment and has anything of theirs from before it; then by halving in it.
  for r in select d.low, d.high from money.ranges_down(0, money.id_until(moment)) d loop
    select min(j.version) - 1, max(j.version) into low, high from money.journal j
      where j.player_id = in_player and j.id between r.low and r.high;
    exit when low = 0 or (select j.at from money.journal j
      where j.player_id = in_player and j.version = low + 1 and j.id between r.low and r.high) < moment;
  end loop;
  low := coalesce(low, 0); high := coalesce(high, 0);
  while low < high loop
    middle := (low + high + 1) / 2;
    if (select j.at from money.journal j
      where j.player_id = in_player and j.version = middle and j.id between r.low and r.high) < moment then
      low := middle;
    else
      high := middle - 1;
    end if;
  end loop;
  return low;
end $$;

-- Newest first. Null filters are open, `until` is exclusive. A clock that was put back moves rows across a day's edge by as
-- much, so that the edges are looked for an hour apart and each row is asked for its own moment.
create or replace function player_history(of_player bigint, since timestamptz, until timestamptz, types text[], states text[],
    most int, skip int)
  returns setof movement
  language plpgsql stable
  set jit = off set max_parallel_workers_per_gather = 0 set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  wants_journals boolean := (states is null or 'paid' = any (states))
    and (types is null or types && array['bet', 'win', 'refund', 'correction']);
  low bigint := case when since is null then 0 else money.version_before(of_player, since - interval '1 hour') end;
  high bigint := case when until is null then 9223372036854775807 else money.version_before(of_player, until + interval '1 hour') end;
  orders bigint[];
  journals bigint[] := '{}';
  r record;
begin
  -- Range after range of ids, the newest first, until there are enough.
  for r in select d.low, d.high from money.ranges_down(coalesce(money.id_from(since), 0), coalesce(money.id_until(until), high)) d
    where wants_journals
  loop
    journals := journals || array(select j.id from money.journal j
      where j.player_id = of_player and j.version > low and j.version <= high and j.id between r.low and r.high
        and (since is null or j.at >= since) and (until is null or j.at < until)
        and case
          when j.kind = 'withdrawal.ended' then (types is null or 'refund' = any (types)) and j.details ->> 'how' = 'released'
          when j.kind in ('correction.made', 'reversal.made', 'dormancy.handed-over', 'dormancy.claimed', 'promotion.paid',
            'promotion.taken-back', 'race.paid', 'freebet.released') then types is null or 'correction' = any (types)
          else exists (select 1 from money.wager_kinds() k where k.kind = j.kind and (types is null or k.word = any (types))) end
        -- Of wagers some close a round or mark one and move nothing, and a free bet moves nothing of its player's.
        and exists (select 1 from money.posting t
          where t.journal_id = j.id and t.journal_id between r.low and r.high and greatest(t.from_account, t.to_account) > 0)
      order by j.version desc limit skip + most - cardinality(journals));
    exit when cardinality(journals) >= skip + most;
  end loop;
  select min(i), max(i) into low, high from unnest(journals) i;
  select array_agg(k.id) filter (where k.is_order), array_agg(k.id) filter (where not k.is_order) into orders, journals
  from (
    select u.* from (
      (select coalesce(p.moved_at, p.created_at) as at, p.id, true as is_order from payment p
        where p.player_id = of_player and (types is null or p.direction = any (types))
          and (states is null or p.state = any (states))
          and (since is null or coalesce(p.moved_at, p.created_at) >= since)
          and (until is null or coalesce(p.moved_at, p.created_at) < until)
        order by coalesce(p.moved_at, p.created_at) desc, p.id desc limit skip + most)
      union all
      select j.at, i.id, false from unnest(journals) i (id) cross join lateral (
        select t.at from money.journal t where t.id = i.id and t.id between low and high offset 0) j
      ) u order by u.at desc, u.id desc limit most offset skip) k;
  select min(i), max(i) into low, high from unnest(journals) i;
  return query
    select m.* from (
      select o.* from movement o
        where o.player_id = of_player and o.id = any (orders) and o.type in ('deposit', 'withdraw')
      union all
      select o.* from unnest(journals) i (id) cross join lateral (
        select t.* from movement t where t.player_id = of_player and t.id = i.id and t.id between low and high
          and t.type not in ('deposit', 'withdraw') offset 0) o
    ) m order by m.at desc, m.id desc;
end $$;
