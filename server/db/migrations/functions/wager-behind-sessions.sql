-- 1. Wagers of companies that named a game session which the caller remembers (games, by the items' order; null: none): the
-- session is looked at again in the wager's own statement, so that an ended one stakes no more (rule 3) whichever process
-- remembers it. A stake wants all of it, and a last answer of the exclusion register that is young enough (fresh_s; null: no
-- register is asked); wins and rollbacks come for ever, as long as the session has its row. Whoever's does not hold is `stale`,
-- and the caller reads what became of it. Along the keys, as money.wager does it.
create or replace function game_sessions_over(items jsonb, games bigint[], fresh_s int) returns int[]
  language plpgsql stable
  set jit = off set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan
as $$
declare
  moment timestamptz := house_now();
  young timestamptz := moment - make_interval(secs => fresh_s);
begin
  if fresh_s is not null then
    young := greatest(young, (select max(f.stale_before) from exclusion_feed f));
  end if;
  return (
    select array_agg(x.n::int - 1) from unnest(games) with ordinality as x (game, n)
    where x.game is not null and not coalesce((
      select items -> (x.n::int - 1) ->> 'kind' <> 'wager.staked'
          or (g.expires_at > moment and s.ended_at is null and s.expires_at > moment
            and (fresh_s is null or coalesce((
              select c.result = 'clear' and c.number = p.number and not c.is_stale and c.answered_at > young
              from exclusion_check c join player p on p.id = c.player_id where c.player_id = g.player_id), false)))
      from game_session g join session s on s.id = g.session_id
      -- Whoever remembers it may have lived through a restore, after which its number is another player's.
      where g.id = x.game and g.player_id = (items -> (x.n::int - 1) ->> 'player')::bigint), false));
end
$$;

create or replace function wager_behind_sessions(items jsonb, zone text, games bigint[], fresh_s int)
  returns table (i int, status text, journal_id bigint, cash bigint, bonus bigint, version bigint)
  language plpgsql as $$
declare
  over int[] := game_sessions_over(items, games, fresh_s);
begin
  if over is null then
    return query select * from money.wager(items, zone);
    return;
  end if;
  return query select m.* from money.wager(
      (select jsonb_agg(x.item order by x.n) from jsonb_array_elements(items) with ordinality as x (item, n)
        where x.n - 1 <> all (over)), zone) m;
  return query select n, 'stale', null::bigint, null::bigint, null::bigint, null::bigint from unnest(over) n;
end
$$;
