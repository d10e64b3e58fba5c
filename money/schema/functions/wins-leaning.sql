-- 2. The wins that lean on a bet, by their journals: paid and worth something by now, not undone, and with no other stake of their round that stood
-- before them. A win that one call made together with its stake leans on that stake alone. While there is one the bet is not
-- taken back: else the stake came back and the win stood.
create or replace function money.wins_leaning(in_source text, bet_key text) returns setof bigint
  language plpgsql stable
  set jit = off set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  bet money.journal;
begin
  select t.* into bet from money.journal t
    where t.source = in_source and t.kind = 'wager.staked' and t.key = bet_key;
  return query select w.id from money.journal w
    where w.source = bet.source and w.round = bet.round and w.player_id = bet.player_id and w.kind = 'wager.won'
      and money.worth_of(w.id, money.account_id('games:' || bet.source, bet.currency, null)) > 0
      and not exists (select 1 from money.journal u where u.reverses = w.id)
      and (w.key = bet.key or not exists (select 1 from money.journal o
        where o.source = bet.source and o.round = bet.round and o.player_id = bet.player_id
          and o.kind = 'wager.staked' and o.id <> bet.id and o.version < w.version
          and not exists (select 1 from money.journal u where u.source = o.source and u.ref = o.key)))
    order by w.version desc;
end $$;
