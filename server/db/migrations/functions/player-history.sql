-- 7. A page of the history: what lies before it is counted, what is in it is told, so that a page costs what it shows and not what there
-- is. Each statement looks into few ranges of ids, whose bounds it knows as it starts, and its plan is kept: what asked for a journal's
-- postings without bounds opened all ranges there are, and so did each new plan. A player's journals are in the order of time by their version, each being written under the wallet's lock: a
-- day is found by halving, and no further index is paid for by every wager (docs/decisions/047).

-- The last version of this player that was written before a moment; 0: none was.
create or replace function money.version_before(in_player bigint, moment timestamptz) returns bigint language plpgsql stable
  set jit = off set max_parallel_workers_per_gather = 0 set enable_seqscan = off set enable_bitmapscan = off
  set plan_cache_mode = force_generic_plan
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

-- The kinds of journals that are told: of these words and, because a journal is money that moved, of what succeeded.
create or replace function history_kinds(types text[], states text[]) returns text[] language plpgsql immutable as $$
begin
  if states is not null and not 'paid' = any (states) then
    return '{}';
  end if;
  return array(select k.kind from money.wager_kinds() k where types is null or k.word = any (types))
    || case when types is null or 'correction' = any (types) then array['correction.made', 'reversal.made', 'dormancy.handed-over',
      'dormancy.claimed', 'promotion.paid', 'promotion.taken-back', 'race.paid', 'freebet.released'] else '{}' end
    || case when types is null or 'refund' = any (types) then array['withdrawal.ended'] else '{}' end;
end $$;

-- Passes by so many journals that would be told, the newest first: below which version and up to which id the next ones are.
create or replace function history_skip(of_player bigint, since timestamptz, until timestamptz, kinds text[], to_skip int, low bigint,
    from_id bigint, inout high bigint, inout to_id bigint, out skipped int)
  language plpgsql stable
  set jit = off set max_parallel_workers_per_gather = 0 set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off
  set enable_mergejoin = off set enable_memoize = off set plan_cache_mode = force_generic_plan
as $$
declare
  reached record;
  r record;
begin
  skipped := 0;
  for r in select d.low, d.high from money.windows_down(from_id, to_id) d loop
    select count(*) as rows, min(n.version) as version into reached from (
      select j.version from money.journal j cross join lateral (
        -- Of wagers some close a round or mark one and move nothing, and a free bet moves nothing of its player's.
        select 1 from money.posting t
        where t.journal_id = j.id and t.journal_id between r.low and r.high and greatest(t.from_account, t.to_account) > 0 limit 1) m
      where j.player_id = of_player and j.version > low and j.version <= high and j.id between r.low and r.high
        and (since is null or j.at >= since) and (until is null or j.at < until)
        and j.kind = any (kinds) and (j.kind <> 'withdrawal.ended' or j.details ->> 'how' = 'released')
      order by j.version desc limit to_skip - skipped) n;
    skipped := skipped + reached.rows;
    high := coalesce(reached.version - 1, high);
    to_id := r.high;
    exit when skipped = to_skip;
  end loop;
end $$;

-- Newest first. Null filters are open, `until` is exclusive. A clock that was put back moves rows across a day's edge by as
-- much, so that the edges are looked for an hour apart and each row is asked for its own moment. What is told of a row is what the view
-- `movement` says; it says it here once more, because the view knows no bounds.
create or replace function player_history(of_player bigint, since timestamptz, until timestamptz, types text[], states text[],
    most int, skip int)
  returns setof movement
  language plpgsql stable
  set jit = off set max_parallel_workers_per_gather = 0 set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off
  set enable_mergejoin = off set enable_memoize = off set plan_cache_mode = force_generic_plan
as $$
declare
  low bigint := case when since is null then 0 else money.version_before(of_player, since - interval '1 hour') end;
  high bigint := case when until is null then 9223372036854775807 else money.version_before(of_player, until + interval '1 hour') end;
  from_id bigint := coalesce(money.id_from(since), 0);
  to_id bigint := coalesce(money.id_until(until), 9223372036854775807);
  kinds text[] := history_kinds(types, states);
  orders movement[];
  told movement[] := '{}';
  -- Journals that lie before the page whatever the orders do; none is told.
  to_skip int;
  skipped int := 0;
  r record;
begin
  orders := array(
    select row(p.player_id, coalesce(p.moved_at, p.created_at), p.id, p.direction,
      case p.direction when 'withdraw' then p.minor else coalesce(p.paid_minor, p.minor) end, p.currency, p.balance_after, p.state,
      p.reason, p.view_name, p.tax_minor, p.id)::movement
    from payment p
    where p.player_id = of_player and (types is null or p.direction = any (types)) and (states is null or p.state = any (states))
      and (since is null or coalesce(p.moved_at, p.created_at) >= since)
      and (until is null or coalesce(p.moved_at, p.created_at) < until)
    order by coalesce(p.moved_at, p.created_at) desc, p.id desc limit skip + most);
  to_skip := greatest(skip - cardinality(orders), 0);

  if to_skip > 0 and kinds <> '{}' then
    select h.high, h.to_id, h.skipped into high, to_id, skipped
      from history_skip(of_player, since, until, kinds, to_skip, low, from_id, high, to_id) h;
  end if;
  for r in select d.low, d.high from money.windows_down(from_id, to_id) d where skipped = to_skip and kinds <> '{}' loop
    told := told || array(
      select row(j.player_id, j.at, j.id, coalesce(k.word, case j.kind when 'withdrawal.ended' then 'refund' else 'correction' end),
        (case when k.word <> 'correction' then abs(m.moved) else m.moved end)::bigint, j.currency, j.cash_after + j.bonus_after,
        'paid', null, coalesce(j.details ->> 'reason', p.view_name, j.source),
        (case when k.kind <> 'wager.staked' then m.tax else 0 end)::bigint, p.id)::movement
      from money.journal j
        cross join lateral (
          select sum(case when t.to_account in (of_player * 8, of_player * 8 + 1) then t.minor else 0 end
              - case when t.from_account in (of_player * 8, of_player * 8 + 1) then t.minor else 0 end) as moved,
            -- Lines 3 and 4 of a wager: to the state, or back from it.
            coalesce(sum(case when t.from_account in (of_player * 8, of_player * 8 + 1) then t.minor else -t.minor end)
              filter (where t.line in (3, 4)), 0) as tax
          from money.posting t where t.journal_id = j.id and t.journal_id between r.low and r.high
          having bool_or(greatest(t.from_account, t.to_account) > 0)) m
        left join payment p on j.kind = 'withdrawal.ended' and p.key = j.key
        left join money.wager_kinds() k on k.kind = j.kind
      where j.player_id = of_player and j.version > low and j.version <= high and j.id between r.low and r.high
        and (since is null or j.at >= since) and (until is null or j.at < until)
        and j.kind = any (kinds) and (j.kind <> 'withdrawal.ended' or j.details ->> 'how' = 'released')
      order by j.version desc limit skip + most - skipped - cardinality(told));
    exit when cardinality(told) >= skip + most - skipped;
  end loop;
  return query
    select m.* from (select o.* from unnest(orders) o union all select t.* from unnest(told) t) m
    order by m.at desc, m.id desc limit most offset skip - skipped;
end $$;
