-- 5. What is taken back or said anew: rollbacks, voids, and changes of wins and voids.

create or replace function money.resettled_of(x money.wager_item, w money.wallet, zone text) returns money.wager_turn
  language plpgsql stable as $$
begin
  case x.kind
    when 'wager.rolled-back' then
      return money.rollback_of(x, zone);
    when 'wager.voided' then
      return money.void_of(x, zone);
    when 'wager.changed' then
      return money.owed_of(w, money.change_of(x, zone));
    else
      raise exception 'not a wager: %', x.kind;
  end case;
end $$;

-- An unknown stake leaves a tombstone, an undone one is left alone: both succeed and move nothing.
create or replace function money.rollback_of(x money.wager_item, zone text) returns money.wager_turn
  language plpgsql stable as $$
declare
  t money.wager_turn;
  bet money.journal;
begin
  t.from_cash := 0; t.from_bonus := 0; t.tax_cash := 0; t.tax_bonus := 0; t.tax_house := 0;
  select j.* into bet from money.keyed(x.source, 'wager.staked', x.ref) j;
  if bet.id is null then
    -- Its journal is archived: people attach it first, unless it is undone.
    if money.journal_of(x.source, 'wager.staked', x.ref) is not null then
      if money.rollback_named(x.source, x.ref) is not null then return t; end if;
      t.status := 'wins-stand';
    -- What it names may be a win, which no rollback takes back.
    elsif exists (select 1 from money.posting p where p.journal_id = money.journal_of(x.source, 'wager.won', x.ref)) then
      t.status := 'reused';
    end if;
    return t;
  end if;
  if bet.player_id <> x.player then
    t.status := 'reused';
    return t;
  end if;
  if money.rollback_named(x.source, x.ref) is not null then
    return t;
  end if;
  -- The last stake on which a paid win leans stays until people have undone the win; so does one of which a void stands.
  if exists (select 1 from money.wins_leaning(x.source, x.ref)) or (money.given_back(bet, x.house)).minor <> 0 then
    t.status := 'wins-stand';
    return t;
  end if;
  return money.stake_back(x, t, bet, null, zone);
end $$;

-- Gives stake back out of one bet, as much as is left of it.
create or replace function money.void_of(x money.wager_item, zone text) returns money.wager_turn language plpgsql stable as $$
declare
  t money.wager_turn;
  bet money.journal;
begin
  select j.* into bet from money.keyed(x.source, 'wager.staked', x.ref) j;
  if bet.id is null or bet.player_id <> x.player or bet.round <> x.round then
    t.status := 'unknown-reference';
    return t;
  end if;
  t.names := bet.id; t.round := bet.round;
  return money.stake_back(x, t, bet, x.minor, zone);
end $$;

-- Of the version before.
drop function if exists money.given_back(bigint, bigint);

-- What voids and their changes have given back of a stake: in all, of it into bonus, and of the tax of it.
create or replace function money.given_back(bet money.journal, house bigint, out minor bigint, out bonus bigint, out tax bigint)
  language plpgsql stable
  set jit = off set max_parallel_workers_per_gather = 0 set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan
as $$
declare
  said bigint[]; -- all voids and changes of its round
  voids bigint[];
  low bigint; high bigint;
begin
  minor := 0; bonus := 0; tax := 0;
  select array_agg(k.journal), min(k.journal), max(k.journal) into said, low, high
    from money.key k
    where k.round = money.digest(bet.source || E'\n' || bet.round) and k.player = bet.player_id and k.code in (4, 5);
  if said is null then
    return;
  end if;
  select array_agg(v.id) into voids from unnest(said) u (id) cross join lateral (
    select l.id, l.names from money.journal l where l.id = u.id and l.id between low and high offset 0) v where v.names = bet.id;
  select coalesce(sum(m.minor) filter (where m.line <> 5), 0), coalesce(sum(m.minor) filter (where m.line = 2), 0),
      -coalesce(sum(m.minor) filter (where m.line = 5), 0)
    into minor, bonus, tax
    from (
      select p.line, case house when p.from_account then p.minor else -p.minor end as minor
      from unnest(said) u (id)
        cross join lateral (select c.id, c.names from money.journal c where c.id = u.id and c.id between low and high offset 0) t
        cross join lateral (
          select l.* from money.posting l where l.journal_id = t.id and l.journal_id between low and high offset 0) p
      where (t.names = bet.id or t.names = any (voids)) and p.line in (1, 2, 5, 7)) m;
end $$;

-- So much more of a stake goes back or, negative, is staked again after all; null: whatever is left. Bonus and tax by what has gone back in all, rounded
-- down, so that many small voids give back what one gives. It stood in windows at the moment of the stake.
create or replace function money.stake_back(x money.wager_item, t money.wager_turn, bet money.journal, more bigint, zone text)
  returns money.wager_turn language plpgsql stable as $$
declare
  stake record; -- what it took, in all, from bonus and from free bets, and its tax
  back record := money.given_back(bet, x.house);
  whole bigint;
begin
  select coalesce(sum(p.minor) filter (where p.line <> 5), 0) as minor, coalesce(sum(p.minor) filter (where p.line = 2), 0) as bonus,
      coalesce(sum(p.minor) filter (where p.line = 5), 0) as tax, max(p.to_account) filter (where p.line = 5) as stakes,
      max(p.from_account) filter (where p.line = 7) as free
    into stake from money.posting p where p.journal_id = bet.id;
  more := coalesce(more, stake.minor - back.minor);
  whole := back.minor + more;
  if whole < 0 or whole > stake.minor
    or x.kind <> 'wager.rolled-back' and money.rollback_named(bet.source, bet.key) is not null then
    t.status := 'too-much';
    return t;
  end if;
  t.tax_cash := 0; t.tax_bonus := 0;
  t.from_bonus := back.bonus - floor(whole::numeric * stake.bonus / greatest(stake.minor, 1))::bigint;
  t.from_cash := case when stake.free is null then -more - t.from_bonus else 0 end;
  t.from_free := case when stake.free is not null then -more end;
  t.free := stake.free;
  t.tax_house := back.tax - floor(whole::numeric * stake.tax / greatest(stake.minor, 1))::bigint;
  t.stakes := stake.stakes;
  t.bet_at := bet.at;
  if x.tax is not null and t.from_cash + t.from_bonus <> 0 then
    return money.tax_of_less_staked(x, t, bet, zone);
  end if;
  return t;
end $$;

-- With less staked the round has won more, or lost less, than was thought when its wins were taxed. At the rate of their day,
-- because stake may come back long after; out of what comes back, in its proportion. With more staked the state gives back.
create or replace function money.tax_of_less_staked(x money.wager_item, t money.wager_turn, bet money.journal, zone text)
  returns money.wager_turn language plpgsql stable as $$
declare
  back bigint := -t.from_cash - t.from_bonus;
  round record;
  stands record := money.round_staked(bet.source, bet.round, bet.player_id, x.house);
  rate int;
begin
  t.winnings := money.tax_account(x.tax, x.currency);
  round := money.round_tax(bet.source, bet.round, bet.player_id, x.house, t.winnings);
  t.win_at := round.last_win;
  rate := money.tax_rate(x.tax, (round.last_win at time zone zone)::date);
  if rate is not null then
    t.tax_cash := least(greatest(back, 0),
      floor(greatest(round.won - stands.staked + back, 0)::numeric * rate / 10000)::bigint - round.withheld);
    t.tax_bonus := trunc(t.tax_cash::numeric * -t.from_bonus / back)::bigint;
    t.tax_cash := t.tax_cash - t.tax_bonus;
  end if;
  return t;
end $$;

-- That win or void is now worth this: only the difference moves.
create or replace function money.change_of(x money.wager_item, zone text) returns money.wager_turn language plpgsql stable as $$
declare
  t money.wager_turn;
  o money.journal;
  bet money.journal;
  more bigint;
begin
  select j.* into o from money.keyed(x.source, 'wager.won', x.ref) j;
  if o.id is null then
    select j.* into o from money.keyed(x.source, 'wager.voided', x.ref) j;
  end if;
  if o.id is null or o.player_id <> x.player or money.reversal_id(o.id) is not null then
    t.status := 'unknown-reference';
    return t;
  end if;
  t.names := o.id; t.round := o.round;
  more := x.minor - money.worth_of(o.id, x.house);
  if o.kind = 'wager.voided' then
    select j.* into bet from money.journal j where j.id = o.names;
    return money.stake_back(x, t, bet, more, zone);
  end if;
  return money.win_changed(x, t, o, more, zone);
end $$;

-- A win with its changes lies in cash and bonus as one win of what it is worth now would, and its round owes what it owes then,
-- at the rate of the day of its last win.
create or replace function money.win_changed(x money.wager_item, t money.wager_turn, won money.journal, more bigint, zone text)
  returns money.wager_turn language plpgsql stable as $$
declare
  stands record := money.round_staked(won.source, won.round, won.player_id, x.house);
  staked bigint := stands.staked + stands.free;
  bonus bigint; -- that it gave so far
  round record;
  rate int;
begin
  t.tax_cash := 0; t.tax_bonus := 0; t.tax_house := 0; t.win_at := won.at;
  select coalesce(sum(case x.house when p.from_account then p.minor else -p.minor end), 0) into bonus
    from unnest(money.with_changes(won.id)) u (id) cross join lateral (
      select l.* from money.posting l where l.journal_id = u.id and l.journal_id >= won.id and l.line = 2 offset 0) p;
  t.from_bonus := bonus - case when x.minor = 0 then 0
    when staked > 0 then floor(x.minor::numeric * stands.staked_bonus / staked)::bigint
    -- Nothing of its stakes stands any more: in the proportion in which it lies.
    else coalesce(floor(x.minor::numeric * bonus / nullif(x.minor - more, 0))::bigint, 0) end;
  t.from_cash := -more - t.from_bonus;
  if x.tax is not null then
    t.winnings := money.tax_account(x.tax, x.currency);
    round := money.round_tax(won.source, won.round, won.player_id, x.house, t.winnings);
    rate := money.tax_rate(x.tax, (round.last_win at time zone zone)::date);
    if rate is not null then
      t.tax_cash := least(greatest(more, 0),
        floor(greatest(round.won + more - stands.staked, 0)::numeric * rate / 10000)::bigint - round.withheld);
      t.tax_bonus := case when staked > 0 then trunc(t.tax_cash::numeric * stands.staked_bonus / staked)::bigint else 0 end;
      t.tax_cash := t.tax_cash - t.tax_bonus;
    end if;
  end if;
  return t;
end $$;

-- What is taken back of a player and is not there any more: of bonus it comes out of cash, of cash they owe it. What comes in
-- of a win said anew repays what they owe, as any win does; stake that comes back does not.
create or replace function money.owed_of(w money.wallet, t money.wager_turn) returns money.wager_turn language plpgsql immutable
as $$
declare
  lacks bigint := t.from_bonus + t.tax_bonus - w.bonus;
  cash bigint;
begin
  if lacks > 0 then
    t.from_bonus := t.from_bonus - lacks; t.from_cash := t.from_cash + lacks;
  end if;
  cash := w.cash - t.from_cash - t.tax_cash;
  if cash < 0 then
    t.owed := -cash;
  elsif t.bet_at is null and w.debt > 0 then
    t.owed := -least(w.debt, greatest(cash - w.cash, 0));
  end if;
  return t;
end $$;
