-- 9. The parts of a wager: what a stake and a win move, and how that is written. What is given back
-- or said anew stands in wager-resettled.sql.

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

create or replace function money.free_bets(currency text) returns bigint language plpgsql stable as $$
declare
  account bigint := money.account_id('free-bets', currency, null);
begin
  if account is null then
    raise exception 'no account free-bets in %', currency;
  end if;
  return account;
end $$;

-- What each stake asks (known_of, stake_of, is_ordinary, play_began, wager_journal, posting_of, is_of_cash) is one expression in the language
-- sql: the planner puts it into the loop of money.wager, and no wallet of forty columns is packed and unpacked for a call.

-- What its key and its wallet say of it before anything else is asked; null: nothing. Same key, same input: the first answer
-- again, with the balance as it was after it.
create or replace function money.known_of(x money.wager_item, w money.wallet) returns text language sql immutable as $$
  select case when x.seen is not null then case when money.is_same_input(x.seen_hash, x.hash) then 'duplicate' else 'reused' end
    when w.currency <> x.currency then 'currency' when x.is_other and not x.is_undone then 'reused' end
$$;

-- A free bet is the house's own money: of the gate it meets the blocks alone.
create or replace function money.stake_of(x money.wager_item, w money.wallet, rule money.play_rule, now timestamptz, today date)
  returns money.wager_turn language sql stable as $$
  select row(
    case when x.is_undone then 'rolled-back'
      when x.details ? 'freeBet' then case when w.blocked_until > now then 'blocked' else x.term end
      else coalesce(x.term, money.gate(w, rule, x.minor, now)) end,
    case when x.details ? 'freeBet' then 0 else least(w.cash, x.minor) end,
    case when x.details ? 'freeBet' then 0 else x.minor - least(w.cash, x.minor) end,
    0, 0, null,
    case when x.tax is null then 0
      else coalesce(floor(x.minor::numeric * money.tax_rate(x.tax, today) / 10000)::bigint, 0) end,
    case when x.tax is not null then money.tax_account(x.tax, x.currency) end,
    null, null, null, null,
    case when x.details ? 'freeBet' then x.minor end,
    case when x.details ? 'freeBet' then money.free_bets(x.currency) end,
    null)::money.wager_turn
$$;

-- What the stakes of a round that stand took, less what was given back of them: of its player in all, of that from bonus,
-- and of the house's free bets.
create or replace function money.staked_in(in_round uuid, in_player bigint, house bigint,
    out staked bigint, out staked_bonus bigint, out free bigint)
  language plpgsql stable
  set jit = off set max_parallel_workers_per_gather = 0 set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan
as $$
declare
  changes bigint[];
  standing bigint[];
  low bigint; high bigint;
begin
  select array_agg(k.journal) filter (where k.code <> 5), array_agg(k.journal) filter (where k.code = 5), min(k.journal), max(k.journal)
    into standing, changes, low, high
    from money.key k
    where k.round = in_round and k.player = in_player and k.code in (1, 4, 5)
      and not (k.code = 1 and exists (select 1 from money.key u where u.digest = k.digest and u.code = 6));
  if changes is not null then
    -- Those of voids: a change of a win names none of these.
    standing := standing || array(select c.id from unnest(changes) u (id) cross join lateral (
      select t.id, t.names from money.journal t where t.id = u.id and t.id between low and high offset 0) c where c.names = any (standing));
  end if;
  select coalesce(sum(m.minor) filter (where m.line < 7), 0), coalesce(sum(m.minor) filter (where m.line = 2), 0),
      coalesce(sum(m.minor) filter (where m.line = 7), 0)
    into staked, staked_bonus, free
    from (
      select p.line, case house when p.to_account then p.minor else -p.minor end as minor
      from unnest(standing) u (id) cross join lateral (
        select t.* from money.posting t where t.journal_id = u.id and t.journal_id between low and high offset 0) p
      where p.line in (1, 2, 7)) m;
end $$;

create or replace function money.round_staked(in_source text, in_round text, in_player bigint, house bigint,
    out staked bigint, out staked_bonus bigint, out free bigint) language plpgsql stable as $$
declare
  r record := money.staked_in(money.digest(in_source || E'\n' || in_round), in_player, house);
begin
  staked := r.staked; staked_bonus := r.staked_bonus; free := r.free;
end $$;

-- Does a stake of nothing stand in it? A company's free round has no other. It is a row and no sum, so a stake that was given
-- back whole does not look like one.
create or replace function money.is_free_round(in_source text, in_round text, in_player bigint) returns boolean
  language plpgsql stable
  set jit = off set max_parallel_workers_per_gather = 0 set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  return coalesce((select true from money.round_journals(in_source, in_round, in_player) t
    where t.kind = 'wager.staked' and not exists (select 1 from money.posting p where p.journal_id = t.id)
      and money.rollback_named(t.source, t.key) is null limit 1), false);
end $$;

-- A win returns in the proportion in which the round's standing stakes were taken from cash and bonus; that of a free bet is
-- cash, and so is that of a round in which nothing was staked. What it owes is its round's: what that owes with it, less what was withheld of it before. A stake that was added since
-- makes that less than nothing, and the difference is given back. No free bet counts as staked: its win is taxed whole.
create or replace function money.win_of(x money.wager_item, w money.wallet, today date) returns money.wager_turn
  language plpgsql stable as $$
declare
  t money.wager_turn;
  stands record := money.staked_in(x.rounds, x.player, x.house);
  staked bigint := stands.staked + stands.free;
  rate int;
  round record;
begin
  t.tax_cash := 0; t.tax_bonus := 0; t.tax_house := 0;
  if staked = 0 then
    if not money.is_free_round(x.source, x.round, x.player) then
      t.status := 'unknown-round';
      return t;
    end if;
    staked := 1; -- what is shared by it is nothing
  end if;
  t.from_bonus := -floor(x.minor::numeric * stands.staked_bonus / staked)::bigint;
  t.from_cash := -x.minor - t.from_bonus;
  if x.tax is not null then
    t.winnings := money.tax_account(x.tax, x.currency);
    rate := money.tax_rate(x.tax, today);
    if rate is not null then
      round := money.round_tax(x.source, x.round, x.player, x.house, t.winnings);
      t.tax_cash := least(x.minor,
        floor(greatest(round.won + x.minor - stands.staked, 0)::numeric * rate / 10000)::bigint - round.withheld);
      t.tax_bonus := trunc(t.tax_cash::numeric * stands.staked_bonus / staked)::bigint;
      t.tax_cash := t.tax_cash - t.tax_bonus;
    end if;
  end if;
  if w.debt > 0 then
    t.owed := -least(w.debt, greatest(-t.from_cash - t.tax_cash, 0));
  end if;
  return t;
end $$;

-- A stake of the player's own money, where windows are the calendar's.
create or replace function money.is_ordinary(x money.wager_item, w money.wallet, t money.wager_turn) returns boolean
  language sql immutable as $$
  select x.kind = 'wager.staked' and t.from_free is null and w.month_edge is null
$$;

-- The wallet after any other: what was owed or repaid, windows, and the session of play.
create or replace function money.counted_wager(w money.wallet, x money.wager_item, t money.wager_turn, rule money.play_rule,
    now timestamptz, today date, zone text) returns money.wallet language plpgsql as $$
begin
  if x.kind = 'wager.staked' then
    -- A free bet is no stake of its player's.
    if t.from_free is null then
      w := money.counted(w, x.minor, 0, now, today);
      w.play_began := money.play_began(w, rule, now); w.played_at := now; w.reminder_from := coalesce(w.reminder_from, now);
    end if;
    return w;
  end if;
  if t.owed <> 0 then
    w.cash := w.cash + t.owed; w.debt := w.debt + t.owed;
  end if;
  if x.kind = 'wager.won' then
    return money.counted(w, 0, -t.from_cash - t.from_bonus - t.tax_cash - t.tax_bonus, now, today);
  elsif t.bet_at is null then
    -- A win that was said anew counts when it was won.
    return money.counted(w, 0, -t.from_cash - t.from_bonus - t.tax_cash - t.tax_bonus, t.win_at, (t.win_at at time zone zone)::date);
  end if;
  -- An undone stake was never staked.
  w := money.counted(w, t.from_cash + t.from_bonus, 0, t.bet_at, (t.bet_at at time zone zone)::date);
  return money.counted(w, 0, -t.tax_cash - t.tax_bonus, t.win_at, (t.win_at at time zone zone)::date);
end $$;

create or replace function money.wager_journal(journal bigint, x money.wager_item, t money.wager_turn, w money.wallet,
    now timestamptz, writes_in int) returns money.journal language sql as $$
  select row(journal, pg_current_xact_id(), now, x.source, x.kind, x.key, x.hash, x.currency, x.player, w.version,
    w.cash, w.bonus, w.held, w.debt, coalesce(t.round, x.round), case when x.kind = 'wager.rolled-back' then x.ref end, null,
    coalesce(x.details, '{}'), writes_in, t.names)::money.journal
$$;

-- Its key; one that names no round of its own has that of what it names.
create or replace function money.wager_key(journal bigint, x money.wager_item, t money.wager_turn) returns money.key
  language sql stable as $$
  select row(journal, x.player, x.digest,
    case when t.round is null then x.rounds else money.digest(x.source || E'\n' || t.round) end, x.code)::money.key
$$;

-- The same by what it takes back, so that the stake is known to be undone, also one that comes later.
create or replace function money.named_key(journal bigint, x money.wager_item) returns money.key language sql stable as $$
  select row(journal, x.player, money.digest(x.source || E'\n' || x.ref), null, 6)::money.key
$$;

-- From the one to the other or, of less than nothing, back.
create or replace function money.posting_of(journal bigint, line int, currency text, one bigint, other bigint, minor bigint)
  returns money.posting language sql immutable as $$
  select row(journal, line, currency, case when minor > 0 then one else other end, case when minor > 0 then other else one end,
    abs(minor))::money.posting
$$;

-- Lines 1 and 2 are the player's and the house's, 3 and 4 the player's and the state's, 5 the house's and the state's, 7 the
-- house's free bets and its company's, 9 what the player comes to owe or repays.
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
  if t.from_free <> 0 then
    p := p || money.posting_of(journal, 7, x.currency, t.free, x.house, t.from_free);
  end if;
  if t.owed <> 0 then
    p := p || money.posting_of(journal, 9, x.currency, cash + 3, cash, t.owed);
  end if;
  return p;
end $$;

-- Line 1 alone, as of most.
create or replace function money.is_of_cash(t money.wager_turn) returns boolean language sql immutable as $$
  select t.from_cash <> 0 and t.from_bonus = 0 and t.tax_cash = 0 and t.tax_bonus = 0 and t.tax_house = 0
    and coalesce(t.from_free, 0) = 0 and coalesce(t.owed, 0) = 0
$$;

-- One alone, as most are on a quiet day, is written without the detour over sets: of a short one the planner makes a new plan
-- each time, because it costs less to run than the plan for any number. That their keys are written is said around the journals and not
-- by the function's own settings: PostgreSQL lets a superuser alone give a function a setting that is not its own.
-- Of the version before: its writer knew of no keys.
drop function if exists money.write_wagers(money.wallet[], money.journal[], money.posting[]);

create or replace function money.write_wagers(wallets money.wallet[], journals money.journal[], postings money.posting[],
    keys money.key[], named money.key[]) returns void language plpgsql as $$
declare
  j money.journal := journals[1];
  k money.key := keys[1];
  w money.wallet;
begin
  -- What names a stake first stays; the others succeed and move nothing.
  if named is not null then
    insert into money.key select * from unnest(named) on conflict do nothing;
  end if;
  if array_length(journals, 1) > 1 then
    insert into money.key select * from unnest(keys);
    perform set_config('uwanja.keys', 'written', true);
    insert into money.journal select * from unnest(journals);
    perform set_config('uwanja.keys', '', true);
    insert into money.posting select * from unnest(postings);
    update money.wallet t set cash = n.cash, bonus = n.bonus, debt = n.debt, version = n.version, day = n.day, week = n.week,
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
  insert into money.key values (k.*);
  perform set_config('uwanja.keys', 'written', true);
  insert into money.journal values (j.*);
  perform set_config('uwanja.keys', '', true);
  insert into money.posting select * from unnest(postings);
  update money.wallet t set cash = w.cash, bonus = w.bonus, debt = w.debt, version = w.version, day = w.day, week = w.week,
      month = w.month, day_staked = w.day_staked, day_won = w.day_won, week_staked = w.week_staked,
      week_won = w.week_won, month_staked = w.month_staked, month_won = w.month_won,
      played_at = w.played_at, reminder_from = w.reminder_from, play_began = w.play_began,
      day_edge = w.day_edge, week_edge = w.week_edge, month_edge = w.month_edge
    where t.player_id = w.player_id;
end $$;
