-- 4. The wins that lean on a bet, by their journals: paid and worth something by now, not undone, and with no other stake of their round that stood
-- before them. A win that one call made together with its stake leans on that stake alone. While there is one the bet is not
-- taken back: else the stake came back and the win stood.
create or replace function money.wins_leaning(in_source text, bet_key text) returns setof bigint
  language plpgsql stable
  set jit = off set max_parallel_workers_per_gather = 0 set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  bet money.journal;
begin
  select t.* into bet from money.keyed(in_source, 'wager.staked', bet_key) t;
  return query select w.id from money.round_journals(bet.source, bet.round, bet.player_id) w
    where w.kind = 'wager.won'
      and money.worth_of(w.id, money.account_id('games:' || bet.source, bet.currency, null)) > 0
      and money.reversal_id(w.id) is null
      and (w.key = bet.key or not exists (select 1 from money.round_journals(bet.source, bet.round, bet.player_id) o
        where o.kind = 'wager.staked' and o.id <> bet.id and o.version < w.version
          and money.rollback_named(o.source, o.key) is null))
    order by w.version desc;
end $$;
