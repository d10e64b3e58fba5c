-- 3. Epochs, and what readers of the journals take. The order of journals is (epoch, xid, id): xids alone order them within
-- one life of one database.

-- The epoch in which this database writes, `is_new` when no writer has said so yet: the last row speaks of another cluster,
-- timeline or database, or something of its epoch bears a transaction id that has not been given out here. (A copy of the
-- files has the same identifier; one's own id would raise false alarms, because others with later ones may have
-- committed.) What a session has found out stays true as long as it lives: whoever restores stops the processes first.
create or replace function money.epoch_here(out number int, out is_new boolean) language plpgsql stable
  set jit = off set max_parallel_workers_per_gather = 0 set enable_seqscan = off
as $$
declare
  last money.epoch;
  here record;
  own xid8 := coalesce(pg_current_xact_id_if_assigned(), '0');
  beyond xid8 := pg_snapshot_xmax(pg_current_snapshot());
begin
  select e.* into last from money.epoch e order by e.number desc limit 1;
  number := last.number; is_new := false;
  if last.number::text = current_setting('uwanja.epoch', true) then
    return;
  end if;
  select c.system_identifier as cluster, ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int as timeline,
      d.oid as database
    into here from pg_control_system() c, pg_database d where d.datname = current_database();
  if (last.cluster, last.timeline, last.database) is distinct from (here.cluster, here.timeline, here.database)
    or exists (select 1 from money.journal j where j.epoch = last.number and j.xid >= beyond and j.xid <> own)
    or exists (select 1 from money.cursor c where c.epoch = last.number and c.xid >= beyond)
  then
    number := coalesce(last.number, 0) + 1; is_new := true;
  end if;
end $$;

-- The epoch of the journal that is being written. The first writer of a new one adds it, in the transaction that writes: the
-- exclusive lock makes the others wait until it has committed, so that nobody goes on writing in the old one. A session
-- asks once.
create or replace function money.epoch_to_write() returns int language plpgsql as $$
declare
  known text := current_setting('uwanja.epoch', true);
  here record;
begin
  if known <> '' then
    return known::int;
  end if;
  if (select e.is_new from money.epoch_here() e) then
    perform pg_advisory_xact_lock(867530903);
  else
    perform pg_advisory_xact_lock_shared(867530903);
  end if;
  select * into here from money.epoch_here();
  if here.is_new then
    insert into money.epoch (number, cluster, timeline, database, first_xid)
      select here.number, c.system_identifier, ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int,
        d.oid, pg_current_xact_id()
      from pg_control_system() c, pg_database d where d.datname = current_database();
    -- The first of a new database is nobody's news; every other one is told to people.
    if here.number > 1 then
      insert into money.finding (what, details) values ('epoch', jsonb_build_object('number', here.number));
    end if;
  end if;
  perform set_config('uwanja.epoch', here.number::text, false);
  return here.number;
end $$;

-- How far readers go: everything of earlier epochs, and of this one what is below the oldest open transaction, so that a
-- journal that commits late is never skipped. With that bound for all epochs whatever was unread at a dump would be
-- skipped for ever.
create or replace function money.horizon(out epoch int, out xid xid8) language sql stable as $$
  select number, pg_snapshot_xmin(pg_current_snapshot()) from money.epoch_here()
$$;

-- The next journals behind a place, in their order. The planner would read the whole book, so the way is fixed.
create or replace function money.unread(after_epoch int, after_xid xid8, after_id bigint, most bigint)
  returns table (epoch int, xid xid8, id bigint)
  language plpgsql stable set jit = off set max_parallel_workers_per_gather = 0 set enable_seqscan = off set enable_bitmapscan = off
as $$
declare
  bound record;
  behind bigint := money.id_behind(after_id);
begin
  select * into bound from money.horizon();
  return query select j.epoch, j.xid, j.id from money.journal j
    where (j.epoch, j.xid, j.id) > (after_epoch, after_xid, after_id) and (j.epoch, j.xid) < (bound.epoch, bound.xid)
      and j.id >= behind
    order by j.epoch, j.xid, j.id limit most;
end $$;

-- How far each reader is behind, counted to `most`, and the age of the oldest journal that it has not read.
create or replace function money.lag(most bigint) returns table (name text, behind bigint, oldest_s float8)
  language plpgsql stable set jit = off set max_parallel_workers_per_gather = 0 set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off
  set enable_mergejoin = off
as $$
begin
  return query select c.name,
      (select count(*) from (select 1 from money.journal j
        where (j.epoch, j.xid, j.id) > (c.epoch, c.xid, c.id) and j.id >= money.id_behind(c.id)
        order by j.epoch, j.xid, j.id limit most) t),
      greatest(0, coalesce(extract(epoch from house_now() - (
        select j.at from money.journal j
        where (j.epoch, j.xid, j.id) > (c.epoch, c.xid, c.id) and j.id >= money.id_behind(c.id)
        order by j.epoch, j.xid, j.id limit 1)), 0))::float8
    from money.cursor c order by c.name;
end $$;

-- Readers that stand behind the last journal of their own epoch: the book lacks what they have read.
create or replace function money.cursors_ahead() returns table (name text) language sql stable as $$
  select c.name from money.cursor c
  where c.id > 0 and not exists (
    select 1 from money.journal j where j.epoch = c.epoch and (j.xid, j.id) >= (c.xid, c.id) and j.id >= money.id_behind(c.id))
  order by c.name
$$;
