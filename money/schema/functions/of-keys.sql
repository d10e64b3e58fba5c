-- 3. What the replay asks of keys: each journal has its own, no other has one, and what takes something back is known by what it takes back.
create or replace function money.unkeyed() returns table (what text, details jsonb) language sql stable as $$
  select 'key', jsonb_build_object('journal', j.id)
    from money.journal j left join money.key k
      on k.digest = money.key_digest(j.source, j.kind, j.key) and k.code = money.code_of(j.kind)
    where (k.journal, k.player, k.round) is distinct from (j.id, j.player_id, money.digest(j.source || E'\n' || j.round))
  union all
  select 'key', jsonb_build_object('journal', j.id, 'ref', j.ref)
    from money.journal j left join money.key k on k.digest = money.digest(j.source || E'\n' || j.ref) and k.code = 6
    where j.ref is not null and k.journal is null
  union all
  select 'key', jsonb_build_object('journal', j.id, 'reverses', j.reverses)
    from money.journal j left join money.key k on k.digest = money.id_digest(j.reverses) and k.code = 7
    where j.reverses is not null and k.journal is distinct from j.id
  union all
  -- Whoever wrote a key without its journal would have a stake refused that never was.
  select 'keys', jsonb_build_object('keys', k.n, 'journals', j.n)
    from (select count(*) as n from money.key where code < 6 and journal >= money.first_here()) k, (select count(*) as n from money.journal) j
    where k.n <> j.n
$$;
