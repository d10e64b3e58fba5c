-- 3. Ranges of ids, in which journals and their postings lie: made ahead, and left for the next one at a month's end. No range's end
-- is ever moved, and no lock is needed for a cut: who drew an id before it writes it where it belongs. Ids only grow.

create or replace function money.range_size() returns bigint language sql immutable as $$ select 100000000000 $$;

-- The range that ids are drawn from.
create or replace function money.range_here() returns bigint language sql stable as $$
  select last_value / 100000000000 from money.journal_id
$$;

-- The first id that a reader has to look at who stands at this one. Of two journals that one transaction may have written late, in the
-- order of readers, one lies in the range before at most: money.cut_range waits for those who may.
create or replace function money.id_behind(stands bigint) returns bigint language sql immutable as $$
  select (stands / 100000000000 - 1) * 100000000000
$$;

-- Ids of what was written from a moment on, and before one; the first range has no beginning. A clock that was put back by less than an hour changes nothing.
create or replace function money.id_from(moment timestamptz) returns bigint language plpgsql stable as $$
begin
  return coalesce((select max(r.number) from money.range r where r.began_at <= moment - interval '1 hour'), 0) * money.range_size();
end $$;

create or replace function money.id_until(moment timestamptz) returns bigint language plpgsql stable as $$
begin
  return coalesce((select min(r.number) from money.range r where r.number > 0 and r.began_at > moment + interval '1 hour')
    * money.range_size(),
    9223372036854775807);
end $$;

-- The ranges that hold anything, the newest first, each by its first id and its last: what lies beyond the last that was made comes
-- first. For whoever wants the newest of a player and looks no further than they must.
create or replace function money.ranges_down(from_id bigint, to_id bigint) returns table (low bigint, high bigint)
  language plpgsql stable as $$
declare
  n bigint := least(to_id / money.range_size(), (select max(r.number) + 1 from money.range r));
begin
  high := to_id;
  while n >= 0 and n >= from_id / money.range_size() loop
    low := n * money.range_size();
    return next;
    high := low - 1;
    n := least(n - 1, money.range_here());
  end loop;
end $$;

-- The same in windows that double: the newest range with whatever lies beyond it, then the two before it, then four. Whoever needs
-- one opens one, and whose few rows lie in all of them asks five times and not thirty.
create or replace function money.windows_down(from_id bigint, to_id bigint) returns table (low bigint, high bigint)
  language plpgsql stable as $$
declare
  n bigint := least(to_id / money.range_size(), money.range_here());
  width bigint := 1;
begin
  high := to_id;
  while n >= 0 and n >= from_id / money.range_size() loop
    n := greatest(n - width + 1, from_id / money.range_size());
    low := n * money.range_size();
    return next;
    high := low - 1; n := n - 1; width := width * 2;
  end loop;
end $$;

-- Takes tables for itself alone, for a moment: whoever reads and writes comes to them in another order, so it is given up soon after
-- anybody is waited for (before PostgreSQL would look for who has to give way: that may be a stake), and tried again a little later.
create or replace function money.hold_alone(variadic tables regclass[]) returns void language plpgsql set lock_timeout = '500ms' as $$
begin
  for tries in 1 .. 40 loop
    begin
      execute 'lock table ' || (select string_agg(t::text, ', ') from unnest(tables) t) || ' in access exclusive mode';
      return;
    exception when lock_not_available or deadlock_detected then
      if tries = 40 then
        raise;
      end if;
    end;
    perform pg_sleep(0.2);
  end loop;
end $$;

-- A part of a table is reached by the name of the whole alone.
create or replace function money.reached_by_whole(part regclass) returns void language plpgsql as $$
declare
  g record;
begin
  for g in
    select distinct x.grantee, x.grantee::regrole::text as role from pg_class c cross join lateral aclexplode(c.relacl) x
    where c.oid = part and x.grantee <> c.relowner
  loop
    execute format('revoke all on %s from %s', part, case g.grantee when 0 then 'public' else g.role end);
  end loop;
end $$;

-- What each range has of its own: what the whole cannot have, because an index knows its range alone.
create or replace function money.dress_range(n bigint) returns void language plpgsql as $$
begin
  execute replace($sql$
    alter table money.journal_# add primary key (id, currency);
    alter table money.posting_# add primary key (journal_id, line);
    create unique index journal_#_of_player on money.journal_# (player_id, version) where player_id is not null;
    create index journal_#_in_epochs on money.journal_# (epoch, xid, id);
    create index journal_#_by_time on money.journal_# using brin (at) with (pages_per_range = 32, autosummarize = on);
    alter table money.posting_# add foreign key (journal_id, currency) references money.journal_# (id, currency);
    create trigger append_only before update or delete or truncate on money.journal_# execute function money.append_only();
    create trigger append_only before update or delete or truncate on money.posting_# execute function money.append_only();
  $sql$, '#', n::text);
  perform money.reached_by_whole(format('money.journal_%s', n)::regclass);
  perform money.reached_by_whole(format('money.posting_%s', n)::regclass);
end $$;

-- The next ranges, so that so many are ready beyond the one that ids are drawn from. Those of which the rest has rows already are
-- left out: they stay there. With its owner's rights: the role that serves owns no table.
create or replace function money.make_ranges(ahead int) returns int language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  here bigint := money.range_here();
  made int := 0;
  low bigint;
begin
  perform pg_advisory_xact_lock(867530904);
  for n in here .. here + least(ahead, 24) loop
    low := n * money.range_size();
    if exists (select 1 from money.range r where r.number = n) or exists (
      select 1 from money.journal_rest j where j.id >= low and j.id < low + money.range_size())
    then
      continue;
    end if;
    if made = 0 then
      perform money.hold_alone('money.journal', 'money.posting');
    end if;
    execute format('create table money.journal_%s partition of money.journal for values from (%s) to (%s)', n, low, low + money.range_size());
    execute format('create table money.posting_%s partition of money.posting for values from (%s) to (%s)', n, low, low + money.range_size());
    perform money.dress_range(n);
    insert into money.range (number) values (n);
    made := made + 1;
  end loop;
  return made;
end $$;

-- At a month's end ids go on in the next range that is ready: answers its number, null when nothing was to be done. Not while
-- anybody's transaction is open who may have drawn an id before the last cut: readers look one range back and no further.
create or replace function money.cut_range(zone text) returns bigint language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  here money.range;
  next_one bigint;
  now timestamptz := house_now();
begin
  perform pg_advisory_xact_lock(867530904);
  -- Ids came to it by themselves, or who set the sequence died before this was written.
  update money.range r set began_at = now where r.number = money.range_here() and r.began_at is null;
  select r.* into here from money.range r where r.number = money.range_here();
  select min(r.number) into next_one from money.range r where r.number > money.range_here() and r.began_at is null;
  if next_one is null or date_trunc('month', now at time zone zone) <= date_trunc('month', here.began_at at time zone zone)
    or here.cut >= pg_snapshot_xmin(pg_current_snapshot()) and here.cut < pg_snapshot_xmax(pg_current_snapshot())
  then
    return null;
  end if;
  perform setval('money.journal_id', next_one * money.range_size(), false);
  update money.range r set began_at = now, cut = pg_current_xact_id() where r.number = next_one;
  return next_one;
end $$;

-- Two are ready from the beginning.
select money.make_ranges(2);
