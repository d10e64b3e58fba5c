-- 2. Keys of wagers that leave with their range, and come back with it. They follow from its journals, so no file holds them.

-- A key may be deleted in the transaction that takes its range away, when it is of a wager of a company of which that was said.
create or replace function money.key_goes() returns trigger language plpgsql
  set enable_seqscan = off set plan_cache_mode = force_generic_plan
as $$
begin
  if old.code between 1 and 6 and exists (
    select 1 from money.journal j join money.archive_keys a
      on a.range = j.id / money.range_size() and a.source = j.source and a.gone_in = pg_current_xact_id()
    where j.id = old.journal and j.kind like 'wager.%')
  then
    return old;
  end if;
  raise exception 'key is append-only' using errcode = 'restrict_violation';
end $$;

-- Called by money.range_away while the journals are still there. `keys_days`: of which companies, after how many days; whose days are
-- not over since the range's last journal keeps its keys.
create or replace function money.keys_away(n int, keys_days jsonb) returns void language plpgsql as $$
declare
  c record;
  own bigint; named bigint;
  low bigint := n * money.range_size();
  high bigint := low + money.range_size() - 1;
  last_at timestamptz := (select a.last_at from money.archive a where a.range = n);
begin
  for c in select d.key as source, d.value::int as days from jsonb_each_text(keys_days) d order by 1 loop
    if not exists (select 1 from money.account a where a.name = 'games:' || c.source) then
      raise exception 'KEYS_DAYS names %, which is no company of these books', c.source;
    end if;
    if c.days < 365 then
      raise exception 'keys of % may not go after % days: 365 is the least', c.source, c.days;
    end if;
    continue when last_at > house_now() - make_interval(days => c.days);
    insert into money.archive_keys (range, source, keys, days, gone_at) values (n, c.source, 0, c.days, house_now());
    delete from money.key k using money.journal j
      where j.id between low and high and j.source = c.source and j.kind like 'wager.%' and k.journal = j.id
        and k.digest = money.key_digest(j.source, j.kind, j.key) and k.code = money.code_of(j.kind);
    get diagnostics own = row_count;
    -- The first rollback that names a stake, where it is of this range.
    delete from money.key k using money.journal j
      where j.id between low and high and j.source = c.source and j.kind like 'wager.%' and k.journal = j.id
        and k.digest = money.digest(j.source || E'\n' || j.ref) and k.code = 6;
    get diagnostics named = row_count;
    update money.archive_keys a set keys = own + named where a.range = n and a.source = c.source;
  end loop;
end $$;

-- Called by money.range_back when the journals are there again. A key that was used anew meanwhile is another journal's: then nothing
-- comes back.
create or replace function money.keys_back(n int) returns void language plpgsql as $$
declare
  low bigint := n * money.range_size();
  high bigint := low + money.range_size() - 1;
begin
  insert into money.key (journal, player, digest, round, code)
    select j.id, j.player_id, money.key_digest(j.source, j.kind, j.key), money.digest(j.source || E'\n' || j.round), money.code_of(j.kind)
    from money.journal j join money.archive_keys a on a.range = n and a.source = j.source
    where j.id between low and high and j.kind like 'wager.%';
  insert into money.key (journal, player, digest, code)
    select distinct on (j.source, j.ref) j.id, j.player_id, money.digest(j.source || E'\n' || j.ref), 6
    from money.journal j join money.archive_keys a on a.range = n and a.source = j.source
    where j.id between low and high and j.kind like 'wager.%' and j.ref is not null
    order by j.source, j.ref, j.id
    on conflict do nothing;
  delete from money.archive_keys a where a.range = n;
exception when unique_violation then
  raise exception 'range % cannot come back: a key of it went with it and was used anew since', n;
end $$;
