-- 1. Pages of journals for people: the newest ranges of ids first, and each statement between bounds that are known as it starts, its
-- postings as well, so it opens what the page lies in, however many there are. Plans are kept, because making one opens them all.

-- These journals; those that are archived are left out.
create or replace function money.journals_in(ids bigint[]) returns setof money.journal language plpgsql stable rows 100
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan
as $$
declare
  low bigint := (select min(i) from unnest(ids) i);
  high bigint := (select max(i) from unnest(ids) i);
begin
  return query select j.* from unnest(ids) u (id) cross join lateral (
    select t.* from money.journal t where t.id = u.id and t.id between low and high offset 0) j;
end $$;

-- What a journal did to the cash and bonus of its player.
create or replace function money.moved_by(in_journal bigint, in_player bigint) returns bigint language plpgsql stable
  set enable_seqscan = off set plan_cache_mode = force_generic_plan
as $$
begin
  return (select coalesce(sum(case when p.to_account in (in_player * 8, in_player * 8 + 1) then p.minor else 0 end
      - case when p.from_account in (in_player * 8, in_player * 8 + 1) then p.minor else 0 end), 0)
    from money.posting p where p.journal_id = in_journal);
end $$;

-- A player's newest up to a moment, with what they did to cash and bonus.
create or replace function money.newest_of(in_player bigint, until timestamptz, most int)
  returns table (id bigint, at timestamptz, kind text, source text, details jsonb, minor bigint) language plpgsql stable
  set jit = off set max_parallel_workers_per_gather = 0 set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off
  set enable_mergejoin = off set plan_cache_mode = force_generic_plan
as $$
declare
  r record;
  found_now int;
  left_over int := most;
begin
  for r in select d.low, d.high from money.windows_down(0, money.id_until(until)) d loop
    return query
      select j.id, j.at, j.kind, j.source, j.details, m.minor from (
        select t.* from money.journal t
        where t.player_id = in_player and t.version >= 0 and t.at <= until and t.id between r.low and r.high
        order by t.version desc limit left_over) j
      cross join lateral (
        select coalesce(sum(case when p.to_account in (in_player * 8, in_player * 8 + 1) then p.minor else 0 end
          - case when p.from_account in (in_player * 8, in_player * 8 + 1) then p.minor else 0 end), 0)::bigint as minor
        from money.posting p where p.journal_id = j.id and p.journal_id between r.low and r.high) m;
    get diagnostics found_now = row_count;
    left_over := left_over - found_now;
    exit when left_over <= 0;
  end loop;
end $$;

-- The newest journals of an account below an id. A player's own are few and have an index. Of a house account as many journals are looked
-- at as `stretch` says, all in one range: perhaps fewer rows than asked for. The last row says where to read on, or null, and is no journal.
create or replace function money.account_page(in_account bigint, in_player bigint, below bigint, most int, stretch bigint)
  returns table (id bigint, at timestamptz, source text, kind text, key text, currency text, player_id bigint, minor bigint,
    read_on bigint) language plpgsql stable
  set jit = off set max_parallel_workers_per_gather = 0 set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off
  set enable_mergejoin = off set plan_cache_mode = force_generic_plan
as $$
declare
  r record;
  top bigint;
  least_id bigint;
  found_now int;
  left_over int := most;
begin
  for r in select d.low, d.high from money.windows_down(0, below - 1) d loop
    if in_player is not null then
      return query
        select j.id, j.at, j.source, j.kind, j.key, j.currency, j.player_id, m.minor, null::bigint from (
          select t.* from money.journal t
          where t.player_id = in_player and t.version between 0 and 9223372036854775807 and t.id between r.low and r.high offset 0) j
        cross join lateral (
          select sum(case when p.to_account = in_account then p.minor else -p.minor end)::bigint as minor from money.posting p
          where p.journal_id = j.id and p.journal_id between r.low and r.high and in_account in (p.from_account, p.to_account)) m
        where m.minor is not null order by j.id desc limit left_over;
    else
      top := (select max(t.id) from money.journal t where t.id between r.low and r.high);
      continue when top is null;
      -- From there on its range is known.
      least_id := greatest(top + 1 - stretch, top / money.range_size() * money.range_size());
      return query
        select j.id, j.at, j.source, j.kind, j.key, j.currency, j.player_id, m.minor, null::bigint from money.journal j
        cross join lateral (
          select sum(case when p.to_account = in_account then p.minor else -p.minor end)::bigint as minor from money.posting p
          where p.journal_id = j.id and p.journal_id between least_id and top and in_account in (p.from_account, p.to_account)) m
        where j.id between least_id and top and m.minor is not null order by j.id desc limit left_over;
    end if;
    get diagnostics found_now = row_count;
    left_over := left_over - found_now;
    exit when left_over <= 0 or in_player is null;
  end loop;
  if left_over > 0 and in_player is null and least_id > 1 then
    read_on := least_id;
    return next;
  end if;
end $$;
