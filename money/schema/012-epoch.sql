-- Epochs: a transaction id orders journals within one life of one database. After a restore, in a copy or behind a fail-over
-- another life begins, and its number stands before the id (docs/decisions/046).
create table money.epoch (
  number int primary key,
  -- What tells lives apart: the cluster's identifier, the timeline of its log and the database's oid.
  cluster bigint not null,
  timeline int not null,
  database oid not null,
  -- The transaction that began it.
  first_xid xid8 not null,
  at timestamptz not null default house_now()
);

alter table money.journal add column epoch int not null default 1;
-- Whoever writes says it.
alter table money.journal alter column epoch drop default;
create index journal_in_epochs on money.journal (epoch, xid, id);
drop index money.journal_in_order;

-- Of each reader how many journals it has read: the replay compares that with how many there are.
alter table money.cursor add column epoch int not null default 0, add column read bigint not null default 0;
update money.cursor c set epoch = 1,
    read = (select count(*) from money.journal j where (j.xid, j.id) <= (c.xid, c.id))
  where c.id > 0;

-- What was written before epochs were known is the first, here or wherever it was restored from: the next writer looks.
insert into money.epoch (number, cluster, timeline, database, first_xid)
  select 1, c.system_identifier, ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int, d.oid, '0'
  from pg_control_system() c, pg_database d
  where d.datname = current_database() and exists (select 1 from money.journal);

-- They read by the cursor's place, which has one part more now.
drop function if exists money.moved_after(xid8, bigint, bigint, xid8);
