-- 2. What is asked of the keys before a wager: its items with what is known of each, and what was taken before.

-- The items with what is known of each: one probe of the keys tells of its own journal, of other kinds under the same id, and of a
-- rollback that came first. The digests come with the items, because making one costs Node a quarter of what it costs here; those of
-- processes of the version before have none.
create or replace function money.wager_items(items jsonb) returns setof money.wager_item language sql stable as $$
  select x.i, x.source, x.kind, x.key, x.hash, x.player, x.currency, x.minor, x.round, x.ref, x.details, x.tax, h.id,
    case when k.known <> '{}' then (select n / 8 from unnest(k.known) n where n % 8 = d.code) end,
    null::text, null::bigint, null::bigint, null::bigint,
    k.known <> '{}' and x.kind = 'wager.staked' and exists (select 1 from unnest(k.known) n where n % 8 = 6),
    k.known <> '{}' and x.paired is not true and x.ref is distinct from x.key
      and exists (select 1 from unnest(k.known) n where n % 8 between 1 and 5 and n % 8 <> d.code),
    case when x.kind = 'wager.staked' then (
      select case when bool_or(not t.is_on) then 'blocked'
        when x.minor = 0 or x.details ? 'freeBet' then null
        when bool_or(t.currency = x.currency and (x.minor < t.least_minor or x.minor > t.most_minor)) then 'limit' end
      from money.stake_term t where t.source = x.source and t.game in ('', coalesce(x.details ->> 'game', ''))) end,
    d.digest, coalesce(x.rounds, money.digest(x.source || E'\n' || x.round)), d.code
  from jsonb_to_recordset(items) as x (i int, source text, kind text, key text, hash text, player bigint,
      currency text, minor bigint, round text, ref text, paired boolean, house text, details jsonb, tax jsonb, digest uuid, rounds uuid)
    cross join lateral (select coalesce(x.digest, money.digest(x.source || E'\n' || x.key)) as digest, money.code_of(x.kind) as code
      offset 0) d
    left join money.account h on h.name = x.house and h.currency = x.currency and h.player_id is null
    -- Journals and codes in one number each: most items have none, and nothing else is asked of them.
    cross join lateral (select array(select t.journal * 8 + t.code from money.key t where t.digest = d.digest) as known offset 0) k
  order by x.i
$$;

-- What was taken under this key before; of a journal that is archived nothing, and then its repeat is refused.
create or replace function money.with_seen(x money.wager_item) returns money.wager_item language plpgsql stable
  set enable_seqscan = off set plan_cache_mode = force_generic_plan
as $$
declare
  j money.journal;
begin
  select t.* into j from money.journal t where t.id = x.seen;
  x.seen_hash := j.input_hash; x.seen_cash := j.cash_after; x.seen_bonus := j.bonus_after; x.seen_version := j.version;
  return x;
end $$;
