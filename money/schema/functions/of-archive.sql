-- 3. What is archived, and what the verifier begins with instead of it.

create or replace function money.journals_away() returns bigint language sql stable as $$
  select coalesce(sum(a.journals), 0)::bigint from money.archive a where a.away_since is not null
$$;

-- The first id that is not archived.
create or replace function money.first_here() returns bigint language sql stable as $$
  select coalesce(max(a.range) + 1, 0) * money.range_size() from money.archive a where a.away_since is not null
$$;

-- Until when the rows of a player lie in files; null: none of theirs do.
create or replace function money.archived_until(in_player bigint) returns timestamptz language sql stable as $$
  select max(a.last_at) from money.archive a join money.archive_player p on p.range = a.range
  where p.player_id = in_player and a.away_since is not null
$$;

-- How each player stood after the last range of theirs that is archived.
create or replace function money.opening_players()
  returns table (player_id bigint, version bigint, cash bigint, bonus bigint, held bigint, debt bigint) language sql stable as $$
  select distinct on (p.player_id) p.player_id, p.version, p.cash, p.bonus, p.held, p.debt
  from money.archive_player p join money.archive a on a.range = p.range and a.away_since is not null
  order by p.player_id, p.range desc
$$;

-- The same as balances of accounts, with those of the house.
create or replace function money.opening_accounts() returns table (account_id bigint, minor bigint) language sql stable as $$
  select c.account_id, sum(c.minor)::bigint
    from money.archive_account c join money.archive a on a.range = c.range and a.away_since is not null group by 1
  union all
  select o.player_id * 8 + s.slot, s.minor
    from money.opening_players() o cross join lateral (values (0, o.cash), (1, o.bonus), (2, o.held), (3, -o.debt)) s (slot, minor)
$$;

-- Why a range may not be archived; null: it may. `kept_since`: what is younger may still be asked for.
create or replace function money.archive_refusal(n int, kept_since timestamptz) returns text language plpgsql stable
  set enable_seqscan = off
as $$
declare
  high bigint := (n + 1)::bigint * money.range_size();
  reader text;
begin
  if to_regclass(format('money.journal_%s', n)) is null then
    return 'there is no such range here';
  elsif n >= money.range_here() then
    return 'ids are still drawn from it';
  elsif exists (select 1 from money.range r where r.number < n and to_regclass(format('money.journal_%s', r.number)) is not null) then
    return 'an older range is still here';
  elsif (select min(r.began_at) from money.range r where r.number > n) > kept_since then
    return 'it is too young: what is asked for daily must be here';
  end if;
  select c.name into reader from money.cursor c
    where c.id < high or exists (select 1 from money.journal j
      where (j.epoch, j.xid, j.id) > (c.epoch, c.xid, c.id) and j.id >= high - money.range_size() and j.id < high)
    order by c.name limit 1;
  return 'the reader ' || reader || ' has not read it yet';
end $$;

-- Takes a range away of which the files have been written and read back. Whatever was written into it meanwhile would be missing in
-- them, so nobody writes into it from here on, and its rows are counted once more. Keys go with it where `keys_days` says so.
drop function if exists money.range_away(int, jsonb);
create or replace function money.range_away(n int, said jsonb, keys_days jsonb) returns void language plpgsql as $$
begin
  execute format('lock table money.journal_%1$s, money.posting_%1$s in share mode', n);
  insert into money.archive (range, journals, postings, first_at, last_at, journal_sha256, posting_sha256, away_since)
    select n, (said ->> 'journals')::bigint, (said ->> 'postings')::bigint, min(j.at), max(j.at), said ->> 'journalSha256',
      said ->> 'postingSha256', house_now()
    from money.journal j where j.id between n * money.range_size() and (n + 1) * money.range_size() - 1
      having count(*) = (said ->> 'journals')::bigint and (said ->> 'postings')::bigint = (select count(*) from money.posting p
        where p.journal_id between n * money.range_size() and (n + 1) * money.range_size() - 1)
    on conflict (range) do update set away_since = excluded.away_since
      where (archive.journal_sha256, archive.posting_sha256) = (excluded.journal_sha256, excluded.posting_sha256);
  if not found then
    raise exception 'the files of range % do not hold what it has, or had when it was archived before', n;
  end if;
  insert into money.archive_account (range, account_id, minor)
    select n, e.account_id, sum(e.minor) from money.entry e
    where e.journal_id between n * money.range_size() and (n + 1) * money.range_size() - 1 and e.account_id < 0 group by 2
    on conflict do nothing;
  insert into money.archive_player (range, player_id, version, cash, bonus, held, debt)
    select distinct on (j.player_id) n, j.player_id, j.version, j.cash_after, j.bonus_after, j.held_after, j.debt_after
    from money.journal j where j.id between n * money.range_size() and (n + 1) * money.range_size() - 1 and j.player_id is not null
    order by j.player_id, j.version desc
    on conflict do nothing;
  perform money.keys_away(n, keys_days);
  perform money.hold_alone('money.journal', 'money.posting');
  execute format('alter table money.posting detach partition money.posting_%s', n);
  execute format('alter table money.journal detach partition money.journal_%s', n);
  execute format('drop table money.posting_%1$s, money.journal_%1$s', n);
end $$;

-- Tables for a range that comes back, empty and attached to nothing; and its end, when its rows are in them.
create or replace function money.range_comes(n int) returns void language plpgsql as $$
begin
  if n is distinct from (select max(a.range) from money.archive a where a.away_since is not null) then
    raise exception 'range % is not the newest that is archived', n;
  end if;
  execute format('create table money.journal_%s (like money.journal including all, check (id >= %s and id < %s))',
    n, n * money.range_size(), (n + 1) * money.range_size());
  execute format('create table money.posting_%s (like money.posting including all, check (journal_id >= %s and journal_id < %s))',
    n, n * money.range_size(), (n + 1) * money.range_size());
end $$;

create or replace function money.range_back(n int) returns void language plpgsql as $$
begin
  perform money.dress_range(n);
  perform money.hold_alone('money.journal_rest', 'money.posting_rest');
  execute format('alter table money.journal attach partition money.journal_%s for values from (%s) to (%s)',
    n, n * money.range_size(), (n + 1) * money.range_size());
  execute format('alter table money.posting attach partition money.posting_%s for values from (%s) to (%s)',
    n, n * money.range_size(), (n + 1) * money.range_size());
  execute format('alter table money.journal_%1$s drop constraint journal_%1$s_id_check', n);
  execute format('alter table money.posting_%1$s drop constraint posting_%1$s_journal_id_check', n);
  perform money.keys_back(n);
  update money.archive a set away_since = null where a.range = n;
end $$;
