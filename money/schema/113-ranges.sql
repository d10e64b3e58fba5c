-- Journals and postings in ranges of ids, which PostgreSQL keeps as partitions: number n holds the ids from n * 10^11 on, ranges are
-- made ahead, and at a month's end the sequence is set to where the next begins (functions/ranges.sql, docs/scale.md). The tables as
-- they are become range 0, nothing is copied; PostgreSQL reads them once, to see that no id is beyond. What no range has goes into
-- the rest.

-- Functions whose signature has a row of these are made anew with the others.
do $$
declare
  f record;
begin
  for f in
    select p.oid::regprocedure as name from pg_proc p
    where p.pronamespace = 'money'::regnamespace and exists (
      select 1 from unnest(p.proargtypes::oid[] || p.prorettype || coalesce(p.proallargtypes, '{}')) t
      where t in ('money.journal'::regtype, 'money.journal[]'::regtype, 'money.posting'::regtype, 'money.posting[]'::regtype))
  loop
    execute format('drop function %s', f.name);
  end loop;
end $$;

drop trigger keep_keys on money.journal;
-- That a reversed journal is there is asked by money.keep_keys, and that it is reversed once by the key: it may lie in another range.
alter table money.journal drop constraint journal_reverses_currency_fkey;
alter table money.journal rename to journal_0;
alter table money.posting rename to posting_0;
alter index money.journal_pkey rename to journal_0_pkey;
alter index money.posting_pkey rename to posting_0_pkey;
alter index money.journal_of_player rename to journal_0_of_player;
alter index money.journal_in_epochs rename to journal_0_in_epochs;
alter index money.journal_by_time rename to journal_0_by_time;
alter table money.posting_0 rename constraint posting_journal_id_currency_fkey to posting_0_journal_id_currency_fkey;

-- Each range has a primary key of its own, and no two have an id in common: a key of the whole would say no more, and `pg_restore --clean`
-- cannot drop what a part has inherited.
create table money.journal (like money.journal_0 including defaults including constraints) partition by range (id);
create table money.posting (like money.posting_0 including defaults including constraints) partition by range (journal_id);
alter table money.posting
  add foreign key (from_account, currency) references money.account (id, currency),
  add foreign key (to_account, currency) references money.account (id, currency);
alter table money.journal attach partition money.journal_0 for values from (minvalue) to (100000000000);
alter table money.posting attach partition money.posting_0 for values from (minvalue) to (100000000000);

create table money.journal_rest partition of money.journal default;
create table money.posting_rest partition of money.posting default;
alter table money.journal_rest add primary key (id, currency);
alter table money.posting_rest add primary key (journal_id, line);
create unique index journal_rest_of_player on money.journal_rest (player_id, version) where player_id is not null;
create index journal_rest_in_epochs on money.journal_rest (epoch, xid, id);
create index journal_rest_by_time on money.journal_rest using brin (at) with (pages_per_range = 32, autosummarize = on);
alter table money.posting_rest add foreign key (journal_id, currency) references money.journal_rest (id, currency);

-- By the name of the whole or of a part: nothing is ever changed.
create trigger append_only before update or delete or truncate on money.journal execute function money.append_only();
create trigger append_only before update or delete or truncate on money.posting execute function money.append_only();
create trigger append_only before update or delete or truncate on money.journal_rest execute function money.append_only();
create trigger append_only before update or delete or truncate on money.posting_rest execute function money.append_only();

create trigger keep_keys after insert on money.journal for each row
  when (current_setting('uwanja.keys', true) is distinct from 'written') execute function money.keep_keys();

create or replace view money.entry as
  select journal_id, line, from_account as account_id, currency, -minor as minor from money.posting
  union all
  select journal_id, line, to_account, currency, minor from money.posting;

create table money.range (
  number int primary key check (number >= 0),
  -- When ids began to be drawn from it; null: not yet.
  began_at timestamptz,
  -- The transaction that set the sequence to its first id; null: ids came to it by themselves.
  cut xid8
);
-- What was there before is of a month that is over.
insert into money.range (number, began_at)
  select 0, case when exists (select 1 from money.journal) then '-infinity' else house_now() end;

-- Whoever had rights on the tables has the same on the whole, and none on a part: rows are reached by the whole alone.
do $$
declare
  part text;
  g record;
begin
  foreach part in array array['journal', 'posting'] loop
    for g in
      select distinct x.grantee::regrole::text as role from pg_class c cross join lateral aclexplode(c.relacl) x
      where c.oid in (format('money.%s', part)::regclass, format('money.%s_rest', part)::regclass) and x.grantee not in (0, c.relowner)
    loop
      execute format('revoke all on money.%I, money.%I from %s', part, part || '_rest', g.role);
    end loop;
    for g in
      select x.grantee::regrole::text as role, x.privilege_type as may from pg_class c cross join lateral aclexplode(c.relacl) x
      where c.oid = format('money.%s_0', part)::regclass and x.grantee not in (0, c.relowner)
    loop
      execute format('grant %s on money.%I to %s', g.may, part, g.role);
      execute format('revoke %s on money.%I from %s', g.may, part || '_0', g.role);
    end loop;
  end loop;
end $$;
