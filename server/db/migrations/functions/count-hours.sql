-- 1. The projection behind the reports: the next journals in their order, below the oldest open transaction, so that none
-- that commits late is skipped. What it adds and where it stands commit together; one process at a time is at it. A player's
-- accounts have ids above zero, the house's below. As in house_balance the way is fixed: the planner would read the whole book.
create or replace function money.moved_after(after_xid xid8, after_id bigint, most bigint, before_xid xid8 default null)
  returns table (xid xid8, id bigint, at timestamptz, source text, kind text, currency text, name text, minor bigint)
  language plpgsql stable set jit = off set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off
  set enable_mergejoin = off
as $$
begin
  return query
    select j.xid, j.id, j.at, j.source, j.kind, j.currency,
      case when e.account > 0 then (array['players:cash', 'players:bonus', 'players:held', 'players:debt'])[e.account % 8 + 1]
        else (select a.name from money.account a where a.id = e.account) end, e.minor
    from (select t.* from money.journal t
        where (t.xid, t.id) > (after_xid, after_id) and (before_xid is null or t.xid < before_xid)
        order by t.xid, t.id limit most) j
      cross join lateral (select p.* from money.posting p where p.journal_id = j.id offset 0) p
      cross join lateral (values (p.from_account, -p.minor), (p.to_account, p.minor)) e (account, minor);
end $$;

create or replace function money.count_hours(most bigint) returns bigint language plpgsql as $$
declare
  stands record;
  reached record;
  counted bigint;
  bound xid8 := pg_snapshot_xmin(pg_current_snapshot());
begin
  select c.xid, c.id into stands from money.cursor c where c.name = 'hours';
  -- Most rounds find nothing: they lock and write nothing.
  if not exists (select 1 from money.journal j where (j.xid, j.id) > (stands.xid, stands.id) and j.xid < bound
      order by j.xid, j.id limit 1) then
    return 0;
  end if;
  select c.xid, c.id into stands from money.cursor c where c.name = 'hours' for update skip locked;
  if not found then
    return 0;
  end if;
  select t.xid, t.id, count(*) over () as n into reached from (
    select j.xid, j.id from money.journal j where (j.xid, j.id) > (stands.xid, stands.id) and j.xid < bound
    order by j.xid, j.id limit most) t order by t.xid desc, t.id desc limit 1;
  if not found then
    return 0;
  end if;
  counted := reached.n;
  with moved as materialized (
    select * from money.moved_after(stands.xid, stands.id, most, bound)
  ), hours as (
    insert into money.hour_moved as h
    select date_trunc('hour', m.at), m.source, m.kind, m.name, m.currency, count(distinct m.id),
      coalesce(sum(m.minor) filter (where m.minor > 0), 0), coalesce(-sum(m.minor) filter (where m.minor < 0), 0)
    from moved m group by 1, 2, 3, 4, 5
    on conflict (hour, source, kind, name, currency) do update set journals = h.journals + excluded.journals,
      into_minor = h.into_minor + excluded.into_minor, out_minor = h.out_minor + excluded.out_minor
  ), totals as (
    insert into money.hour_total as t
    select m.name, m.currency, sum(m.minor) from moved m group by 1, 2
    on conflict (name, currency) do update set minor = t.minor + excluded.minor
  )
  update money.cursor c set xid = reached.xid, id = reached.id where c.name = 'hours';
  return counted;
end $$;

-- Each hour's movements, counted or not yet: exact at every moment.
create or replace function money.moved_since(since timestamptz)
  returns table (hour timestamptz, source text, kind text, name text, currency text, journals bigint, into_minor bigint,
    out_minor bigint)
  language sql stable
as $$
  select h.hour, h.source, h.kind, h.name, h.currency, h.journals, h.into_minor, h.out_minor
  from money.hour_moved h where h.hour >= since
  union all
  select date_trunc('hour', m.at), m.source, m.kind, m.name, m.currency, count(distinct m.id),
    coalesce(sum(m.minor) filter (where m.minor > 0), 0)::bigint, coalesce(-sum(m.minor) filter (where m.minor < 0), 0)::bigint
  from money.cursor c cross join lateral money.moved_after(c.xid, c.id, null) m
  where c.name = 'hours' and m.at >= since group by 1, 2, 3, 4, 5
$$;

-- What each account holds now.
create or replace function money.book_totals() returns table (name text, currency text, minor bigint) language sql stable
as $$
  select s.name, s.currency, sum(s.minor)::bigint from (
    select t.name, t.currency, t.minor from money.hour_total t
    union all
    select m.name, m.currency, m.minor from money.cursor c cross join lateral money.moved_after(c.xid, c.id, null) m
    where c.name = 'hours') s
  group by 1, 2
$$;
