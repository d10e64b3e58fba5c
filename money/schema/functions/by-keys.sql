-- 2. Journals by their keys, their round and what names them: always first the ids, out of money.key, then the journals by these.
-- Each id by itself, between the least and the most: with a list of ids a planner that has seen a small range takes all that lies
-- between the two, which may be months.

-- The journal of a key; null: there is none.
create or replace function money.journal_of(in_source text, in_kind text, in_key text) returns bigint language plpgsql stable
  set enable_seqscan = off set plan_cache_mode = force_generic_plan
as $$
begin
  return (select k.journal from money.key k
    where k.digest = money.key_digest(in_source, in_kind, in_key) and k.code = money.code_of(in_kind));
end $$;

-- The same with what it says: one row or none.
create or replace function money.keyed(in_source text, in_kind text, in_key text) returns setof money.journal language plpgsql stable
  rows 1 set enable_seqscan = off set plan_cache_mode = force_generic_plan
as $$
declare
  found_id bigint := (select k.journal from money.key k
    where k.digest = money.key_digest(in_source, in_kind, in_key) and k.code = money.code_of(in_kind));
begin
  return query select j.* from money.journal j where j.id = found_id;
end $$;

-- The first rollback that names a stake; null: it was not rolled back.
create or replace function money.rollback_named(in_source text, in_key text) returns bigint language plpgsql stable
  set enable_seqscan = off set plan_cache_mode = force_generic_plan
as $$
begin
  return (select k.journal from money.key k where k.digest = money.digest(in_source || E'\n' || in_key) and k.code = 6);
end $$;

-- What undoes a journal; null: nothing does.
create or replace function money.reversal_id(original bigint) returns bigint language plpgsql stable
  set enable_seqscan = off set plan_cache_mode = force_generic_plan
as $$
begin
  return (select k.journal from money.key k where k.digest = money.id_digest(original) and k.code = 7);
end $$;

-- The journals of a round of one player's, by their ids; null: none.
create or replace function money.round_ids(in_source text, in_round text, in_player bigint) returns bigint[] language plpgsql stable
  set enable_seqscan = off set plan_cache_mode = force_generic_plan
as $$
begin
  return (select array_agg(k.journal order by k.journal) from money.key k
    where k.round = money.digest(in_source || E'\n' || in_round) and k.player = in_player);
end $$;

create or replace function money.round_journals(in_source text, in_round text, in_player bigint) returns setof money.journal
  language plpgsql stable rows 5 set enable_seqscan = off set plan_cache_mode = force_generic_plan
as $$
declare
  ids bigint[] := money.round_ids(in_source, in_round, in_player);
begin
  if ids is not null then
    return query select j.* from unnest(ids) u (id) cross join lateral (
      select t.* from money.journal t where t.id = u.id and t.id between ids[1] and ids[array_length(ids, 1)] offset 0) j;
  end if;
end $$;

-- The voids of a stake, or the changes of a win or a void, which are of its round.
create or replace function money.naming(original bigint) returns setof money.journal language plpgsql stable
  rows 2 set enable_seqscan = off set plan_cache_mode = force_generic_plan
as $$
declare
  o money.journal;
begin
  select j.* into o from money.journal j where j.id = original;
  return query select t.* from money.round_journals(o.source, o.round, o.player_id) t where t.names = original;
end $$;

-- A journal with its changes.
create or replace function money.with_changes(original bigint) returns bigint[] language plpgsql stable as $$
begin
  return (select array_agg(t.id order by t.id) from (select original as id union all select n.id from money.naming(original) n) t);
end $$;
