-- 1. The parts of a wager: what is read of its items, what each kind of them moves, and how that is written.

-- The items with what is known of each. Each probe is given every column of its index and is a value, not a condition: without
-- statistics (the embedded database never has any) a planner takes the index without its middle column, or makes a hash of
-- all movements of a kind, and then every stake reads all that ever was.
create or replace function money.wager_items(items jsonb) returns setof money.wager_item language sql stable as $$
  select x.i, x.source, x.kind, x.key, x.hash, x.player, x.currency, x.minor, x.round, x.ref, x.details, x.tax, h.id,
    k.id, k.input_hash, k.cash_after, k.bonus_after, k.version,
    coalesce(case when x.kind = 'wager.staked' then
      (select true from money.journal t where t.source = x.source and t.ref = x.key limit 1) end, false),
    x.paired is not true and x.ref is distinct from x.key and coalesce(
      case when x.kind <> 'wager.staked' then
        (select true from money.journal t where t.source = x.source and t.kind = 'wager.staked' and t.key = x.key) end,
      case when x.kind <> 'wager.won' then
        (select true from money.journal t where t.source = x.source and t.kind = 'wager.won' and t.key = x.key) end,
      case when x.kind <> 'wager.rolled-back' then
        (select true from money.journal t where t.source = x.source and t.kind = 'wager.rolled-back' and t.key = x.key) end,
      false),
    case when x.kind = 'wager.staked' then (
      select case when bool_or(not t.is_on) then 'blocked'
        when bool_or(t.currency = x.currency and (x.minor < t.least_minor or x.minor > t.most_minor)) then 'limit' end
      from money.stake_term t where t.source = x.source and t.game in ('', coalesce(x.details ->> 'game', ''))) end
  from jsonb_to_recordset(items) as x (i int, source text, kind text, key text, hash text, player bigint,
      currency text, minor bigint, round text, ref text, paired boolean, house text, details jsonb, tax jsonb)
    left join money.account h on h.name = x.house and h.currency = x.currency and h.player_id is null
    left join money.journal k on k.source = x.source and k.kind = x.kind and k.key = x.key
  order by x.i
$$;

-- The rate of a day, in basis points; null: none.
create or replace function money.tax_rate(tax jsonb, day date) returns int language plpgsql immutable as $$
begin
  return (select (t ->> 'basisPoints')::int from jsonb_array_elements(tax -> 'rates') t
    where (t ->> 'from')::date <= day order by (t ->> 'from')::date desc limit 1);
end $$;

create or replace function money.tax_account(tax jsonb, currency text) returns bigint language plpgsql stable as $$
declare
  account bigint := money.account_id(tax ->> 'account', currency, null);
begin
  if account is null then
    raise exception 'no account % in %', tax ->> 'account', currency;
  end if;
  return account;
end $$;

create or replace function money.stake_of(x money.wager_item, w money.wallet, rule money.play_rule, now timestamptz, today date)
  returns money.wager_turn language plpgsql stable as $$
declare
  t money.wager_turn;
begin
  t.status := case when x.is_undone then 'rolled-back' else coalesce(x.term, money.gate(w, rule, x.minor, now)) end;
  t.from_cash := least(w.cash, x.minor); t.from_bonus := x.minor - t.from_cash;
  t.tax_cash := 0; t.tax_bonus := 0; t.tax_house := 0;
  if x.tax is not null then
    t.stakes := money.tax_account(x.tax, x.currency);
    t.tax_house := coalesce(floor(x.minor::numeric * money.tax_rate(x.tax, today) / 10000)::bigint, 0);
  end if;
  return t;
end $$;

-- What the stakes of a round that stand took, without one of them: in all, and from bonus.
create or replace function money.round_stands(in_source text, in_round text, in_player bigint, without bigint,
    out staked bigint, out staked_bonus bigint) language plpgsql stable as $$
begin
  select coalesce(sum(p.minor), 0), coalesce(sum(p.minor) filter (where p.from_account = in_player * 8 + 1), 0)
    into staked, staked_bonus
    from money.journal t
      join money.posting p on p.journal_id = t.id and p.from_account in (in_player * 8, in_player * 8 + 1)
    where t.source = in_source and t.round = in_round and t.player_id = in_player and t.kind = 'wager.staked'
      and t.id is distinct from without
      and not exists (select 1 from money.journal u where u.source = t.source and u.ref = t.key);
end $$;

-- A win returns in the proportion in which the round's standing stakes were taken from cash and bonus. What it owes is its
-- round's: what that owes with it, less what was withheld of it before. A stake that was added since makes that less than
-- nothing, and the difference is given back.
create or replace function money.win_of(x money.wager_item, today date) returns money.wager_turn language plpgsql stable as $$
declare
  t money.wager_turn;
  stands record := money.round_stands(x.source, x.round, x.player, null);
  rate int;
  round record;
begin
  t.tax_cash := 0; t.tax_bonus := 0; t.tax_house := 0;
  if stands.staked = 0 then
    t.status := 'unknown-round';
    return t;
  end if;
  t.from_bonus := -floor(x.minor::numeric * stands.staked_bonus / stands.staked)::bigint;
  t.from_cash := -x.minor - t.from_bonus;
  if x.tax is not null then
    t.winnings := money.tax_account(x.tax, x.currency);
    rate := money.tax_rate(x.tax, today);
    if rate is not null then
      round := money.round_tax(x.source, x.round, x.player, x.house, t.winnings);
      t.tax_cash := least(x.minor,
        floor(greatest(round.won + x.minor - stands.staked, 0)::numeric * rate / 10000)::bigint - round.withheld);
      t.tax_bonus := trunc(t.tax_cash::numeric * stands.staked_bonus / stands.staked)::bigint;
      t.tax_cash := t.tax_cash - t.tax_bonus;
    end if;
  end if;
  return t;
end $$;

-- An unknown stake leaves a tombstone, an undone one is left alone: both succeed and move nothing.
create or replace function money.rollback_of(x money.wager_item, zone text) returns money.wager_turn
  language plpgsql stable as $$
declare
  t money.wager_turn;
  bet money.journal;
begin
  t.from_cash := 0; t.from_bonus := 0; t.tax_cash := 0; t.tax_bonus := 0; t.tax_house := 0;
  select j.* into bet from money.journal j where j.source = x.source and j.kind = 'wager.staked' and j.key = x.ref;
  if bet.id is null then
    -- What it names may be a win, which no rollback takes back.
    if exists (select 1 from money.journal j join money.posting p on p.journal_id = j.id
        where j.source = x.source and j.kind = 'wager.won' and j.key = x.ref) then
      t.status := 'reused';
    end if;
    return t;
  end if;
  if bet.player_id <> x.player then
    t.status := 'reused';
    return t;
  end if;
  if exists (select 1 from money.journal u where u.source = x.source and u.ref = x.ref) then
    return t;
  end if;
  -- The last stake on which a paid win leans stays until people have undone the win.
  if exists (select 1 from money.wins_leaning(x.source, x.ref)) then
    t.status := 'wins-stand';
    return t;
  end if;
  t.bet_at := bet.at;
  -- What the state got of the stake it gives back to the house.
  select -coalesce(sum(p.minor) filter (where p.from_account = x.player * 8), 0),
      -coalesce(sum(p.minor) filter (where p.from_account = x.player * 8 + 1), 0),
      -coalesce(sum(p.minor) filter (where p.from_account = x.house), 0), max(p.to_account) filter (where p.from_account = x.house)
    into t.from_cash, t.from_bonus, t.tax_house, t.stakes
    from money.posting p where p.journal_id = bet.id;
  if x.tax is not null and t.from_cash + t.from_bonus < 0 then
    return money.tax_of_undone(x, t, bet, zone);
  end if;
  return t;
end $$;

-- Without that stake the round has won more, or lost less, than was thought when its wins were taxed. At the rate of their
-- day, because an undone stake may come long after; out of what comes back, in its proportion.
create or replace function money.tax_of_undone(x money.wager_item, t money.wager_turn, bet money.journal, zone text)
  returns money.wager_turn language plpgsql stable as $$
declare
  back bigint := -t.from_cash - t.from_bonus;
  round record;
  stands record := money.round_stands(bet.source, bet.round, bet.player_id, bet.id);
  rate int;
begin
  t.winnings := money.tax_account(x.tax, x.currency);
  round := money.round_tax(bet.source, bet.round, bet.player_id, x.house, t.winnings);
  t.win_at := round.last_win;
  rate := money.tax_rate(x.tax, (round.last_win at time zone zone)::date);
  if rate is not null then
    t.tax_cash := least(back, floor(greatest(round.won - stands.staked, 0)::numeric * rate / 10000)::bigint - round.withheld);
    t.tax_bonus := trunc(t.tax_cash::numeric * -t.from_bonus / back)::bigint;
    t.tax_cash := t.tax_cash - t.tax_bonus;
  end if;
  return t;
end $$;

-- The wallet after it.
create or replace function money.moved_by_wager(w money.wallet, x money.wager_item, t money.wager_turn, rule money.play_rule,
    now timestamptz, today date, zone text) returns money.wallet language plpgsql as $$
begin
  w.cash := w.cash - t.from_cash - t.tax_cash;
  w.bonus := w.bonus - t.from_bonus - t.tax_bonus;
  w.version := w.version + 1;
  if x.kind = 'wager.staked' then
    return money.played(money.counted(w, x.minor, 0, now, today), rule, now);
  elsif x.kind = 'wager.won' then
    return money.counted(w, 0, -t.from_cash - t.from_bonus - t.tax_cash - t.tax_bonus, now, today);
  end if;
  -- An undone stake was never staked.
  w := money.counted(w, t.from_cash + t.from_bonus, 0, t.bet_at, (t.bet_at at time zone zone)::date);
  return money.counted(w, 0, -t.tax_cash - t.tax_bonus, t.win_at, (t.win_at at time zone zone)::date);
end $$;

create or replace function money.wager_journal(x money.wager_item, w money.wallet, now timestamptz, writes_in int)
  returns money.journal language plpgsql as $$
declare
  j money.journal;
begin
  j.id := nextval('money.journal_id');
  j.epoch := writes_in; j.xid := pg_current_xact_id(); j.at := now;
  j.source := x.source; j.kind := x.kind; j.key := x.key; j.input_hash := x.hash;
  j.currency := x.currency; j.player_id := x.player; j.version := w.version;
  j.cash_after := w.cash; j.bonus_after := w.bonus; j.held_after := w.held; j.debt_after := w.debt;
  j.round := x.round; j.ref := x.ref; j.details := coalesce(x.details, '{}');
  return j;
end $$;

-- From the one to the other or, of less than nothing, back.
create or replace function money.posting_of(journal bigint, line int, currency text, one bigint, other bigint, minor bigint)
  returns money.posting language sql immutable as $$
  select row(journal, line, currency, case when minor > 0 then one else other end, case when minor > 0 then other else one end,
    abs(minor))::money.posting
$$;

-- Lines 1 and 2 are the player's and the house's, 3 and 4 the player's and the state's, 5 the house's and the state's.
create or replace function money.wager_postings(journal bigint, x money.wager_item, t money.wager_turn) returns money.posting[]
  language plpgsql immutable as $$
declare
  cash bigint := x.player * 8;
  p money.posting[] := '{}';
begin
  if t.from_cash <> 0 then
    p := p || money.posting_of(journal, 1, x.currency, cash, x.house, t.from_cash);
  end if;
  if t.from_bonus <> 0 then
    p := p || money.posting_of(journal, 2, x.currency, cash + 1, x.house, t.from_bonus);
  end if;
  if t.tax_cash <> 0 then
    p := p || money.posting_of(journal, 3, x.currency, cash, t.winnings, t.tax_cash);
  end if;
  if t.tax_bonus <> 0 then
    p := p || money.posting_of(journal, 4, x.currency, cash + 1, t.winnings, t.tax_bonus);
  end if;
  if t.tax_house <> 0 then
    p := p || money.posting_of(journal, 5, x.currency, x.house, t.stakes, t.tax_house);
  end if;
  return p;
end $$;

-- One alone, as most are on a quiet day, is written without the detour over sets: of a short one the planner makes a new plan
-- each time, because it costs less to run than the plan for any number.
create or replace function money.write_wagers(wallets money.wallet[], journals money.journal[], postings money.posting[])
  returns void language plpgsql as $$
declare
  j money.journal := journals[1];
  w money.wallet;
begin
  if array_length(journals, 1) > 1 then
    insert into money.journal select * from unnest(journals);
    insert into money.posting select * from unnest(postings);
    update money.wallet t set cash = n.cash, bonus = n.bonus, version = n.version, day = n.day, week = n.week,
        month = n.month, day_staked = n.day_staked, day_won = n.day_won, week_staked = n.week_staked,
        week_won = n.week_won, month_staked = n.month_staked, month_won = n.month_won,
        played_at = n.played_at, reminder_from = n.reminder_from, play_began = n.play_began,
        day_edge = n.day_edge, week_edge = n.week_edge, month_edge = n.month_edge
      from unnest(wallets) n where t.player_id = n.player_id and t.version <> n.version;
    return;
  end if;
  foreach w in array wallets loop
    exit when w.player_id = j.player_id;
  end loop;
  insert into money.journal values (j.*);
  insert into money.posting select * from unnest(postings);
  update money.wallet t set cash = w.cash, bonus = w.bonus, version = w.version, day = w.day, week = w.week,
      month = w.month, day_staked = w.day_staked, day_won = w.day_won, week_staked = w.week_staked,
      week_won = w.week_won, month_staked = w.month_staked, month_won = w.month_won,
      played_at = w.played_at, reminder_from = w.reminder_from, play_began = w.play_began,
      day_edge = w.day_edge, week_edge = w.week_edge, month_edge = w.month_edge
    where t.player_id = w.player_id;
end $$;
