-- 4. The projection behind the reports: the next journals in their order, as far as readers go (epoch.sql), so that none
-- that commits late is skipped. What it adds and where it stands commit together; one process at a time is at it. A player's
-- accounts have ids above zero, the house's below. A change is counted as what it changes. As in house_balance the way is fixed: the planner would read the whole book.
create or replace function money.moved_by(journals bigint[])
  returns table (id bigint, at timestamptz, source text, kind text, currency text, name text, minor bigint)
  language plpgsql stable set jit = off set max_parallel_workers_per_gather = 0 set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off
  set enable_mergejoin = off
as $$
declare
  low bigint := (select min(i) from unnest(journals) i);
  high bigint := (select max(i) from unnest(journals) i);
begin
  return query
    select j.id, j.at, j.source,
      case j.kind when 'wager.changed' then (select o.kind from money.journal o where o.id = j.names) else j.kind end, j.currency,
      case when e.account > 0 then (array['players:cash', 'players:bonus', 'players:held', 'players:debt'])[e.account % 8 + 1]
        else (select a.name from money.account a where a.id = e.account) end, e.minor
    from unnest(journals) u (id)
      cross join lateral (select t.* from money.journal t where t.id = u.id and t.id between low and high offset 0) j
      cross join lateral (select p.* from money.posting p
        where p.journal_id = j.id and p.journal_id between low and high offset 0) p
      cross join lateral (values (p.from_account, -p.minor), (p.to_account, p.minor)) e (account, minor);
end $$;

create or replace function money.count_hours(most bigint) returns bigint language plpgsql as $$
declare
  stands money.cursor;
  reached record;
begin
  select * into stands from money.cursor c where c.name = 'hours';
  -- Most rounds find nothing: they lock and write nothing.
  if not exists (select 1 from money.unread(stands.epoch, stands.xid, stands.id, 1)) then
    return 0;
  end if;
  select * into stands from money.cursor c where c.name = 'hours' for update skip locked;
  if not found then
    return 0;
  end if;
  -- Of rows in order the last of each array is where it ends.
  select array_agg(u.epoch) as epochs, array_agg(u.xid) as xids, array_agg(u.id) as ids, count(*) as n into reached
    from money.unread(stands.epoch, stands.xid, stands.id, most) u;
  if reached.n = 0 then
    return 0;
  end if;
  with moved as materialized (
    select * from money.moved_by(reached.ids)
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
  update money.cursor c set epoch = reached.epochs[reached.n], xid = reached.xids[reached.n], id = reached.ids[reached.n],
    read = c.read + reached.n where c.name = 'hours';
  return reached.n;
end $$;

-- What is not counted yet, however young: the end of the book.
create or replace function money.moved_uncounted()
  returns table (id bigint, at timestamptz, source text, kind text, currency text, name text, minor bigint)
  language plpgsql stable set jit = off set max_parallel_workers_per_gather = 0 set enable_seqscan = off set enable_bitmapscan = off
as $$
declare
  stands money.cursor;
  ids bigint[];
begin
  select * into stands from money.cursor c where c.name = 'hours';
  select array_agg(j.id) into ids from money.journal j
    where (j.epoch, j.xid, j.id) > (stands.epoch, stands.xid, stands.id) and j.id >= money.id_behind(stands.id);
  return query select * from money.moved_by(ids);
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
  from money.moved_uncounted() m
  where m.at >= since group by 1, 2, 3, 4, 5
$$;

-- What each account holds now.
create or replace function money.book_totals() returns table (name text, currency text, minor bigint) language sql stable
as $$
  select s.name, s.currency, sum(s.minor)::bigint from (
    select t.name, t.currency, t.minor from money.hour_total t
    union all
    select m.name, m.currency, m.minor from money.moved_uncounted() m) s
  group by 1, 2
$$;
