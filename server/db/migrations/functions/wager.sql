-- 6. The wager: many callers' stakes, wins and rollbacks in one statement (group commit, money/wager.ts). The caller keeps
-- items that depend on each other (the same key, a round's win beside its bet) out of one call; a conflict that slips
-- through hits the unique key and fails the whole call, which the caller then runs again item by item. It locks the
-- wallets in the order of their ids before it reads anything else: in READ COMMITTED every statement of a function sees
-- what was committed before it, so keys and rounds read after the lock are current. The planner is told to use indexes,
-- because a plan cached while the tables were empty would scan them for ever. Gate and terms are asked after the keys: the
-- repeat of a stake that was taken gets its first answer, and wins and rollbacks are not asked. What a round owes of its
-- winnings is exact after each of its stakes, wins and undone stakes (round-tax.sql). One id is one kind of movement: not
-- every dialect's signature covers which call it was, so a stake that somebody sends again as a win must not be one. But for
-- a call that stakes and wins (`paired`), and a rollback under its bet's own id.
create or replace function money.wager(items jsonb, zone text)
  returns table (i int, status text, journal_id bigint, cash bigint, bonus bigint, version bigint)
  language plpgsql
  set jit = off set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  players bigint[];
  wallets money.wallet[];
  rule money.play_rule;
  journals money.journal[] := '{}';
  postings money.posting[] := '{}';
  w money.wallet;
  j money.journal;
  r record;
  slot int;
  now timestamptz;
  today date;
  from_cash bigint; -- leaves the cash account (a stake) or, negative, enters it
  from_bonus bigint;
  staked bigint; -- of the round's standing bets, both accounts
  staked_bonus bigint;
  bet money.journal;
  tax_id bigint; -- the account of this tax
  winnings_id bigint; -- the account of the tax of winnings
  tax_rate int; -- basis points; null: none today
  won bigint; -- by the round so far, before tax
  withheld bigint; -- of the round's winnings so far
  win_at timestamptz; -- of the round's last win
  win_day date;
  tax_cash bigint; -- withheld from the player's cash and bonus or, negative, given back
  tax_bonus bigint;
  tax_house bigint; -- of a stake: out of what the house took
  writes_in int; -- the epoch of this statement's journals
begin
  select array_agg(t.player_id), array_agg(t) into players, wallets from (
    select * from money.wallet where player_id = any (array(
      select (x ->> 'player')::bigint from jsonb_array_elements(items) x)) order by player_id for update) t;
  select * into rule from money.play_rule;
  now := house_now();
  today := (now at time zone zone)::date;

  for r in
    select x.*, h.id as house_id,
      k.id as seen, k.input_hash as seen_hash, k.player_id as seen_player,
      k.cash_after as seen_cash, k.bonus_after as seen_bonus, k.version as seen_version,
      x.kind = 'wager.staked' and exists (
        select 1 from money.journal t where t.source = x.source and t.ref = x.key) as tombstone,
      x.paired is not true and x.ref is distinct from x.key and exists (
        select 1 from money.journal t where t.source = x.source and t.key = x.key and t.kind <> x.kind
          and t.kind = any (array['wager.staked', 'wager.won', 'wager.rolled-back'])) as is_other,
      case when x.kind = 'wager.staked' then (
        select case when bool_or(not t.is_on) then 'blocked'
          when bool_or(t.currency = x.currency and (x.minor < t.least_minor or x.minor > t.most_minor)) then 'limit' end
        from money.stake_term t where t.source = x.source and t.game in ('', coalesce(x.details ->> 'game', ''))) end as term
    from jsonb_to_recordset(items) as x (i int, source text, kind text, key text, hash text, player bigint,
        currency text, minor bigint, round text, ref text, paired boolean, house text, details jsonb, tax jsonb)
      left join money.account h on h.name = x.house and h.currency = x.currency and h.player_id is null
      left join money.journal k on k.source = x.source and k.kind = x.kind and k.key = x.key
    order by x.i
  loop
    i := r.i; journal_id := null; cash := null; bonus := null; version := null;
    slot := array_position(players, r.player);
    if slot is null then
      status := 'unknown-player'; return next; continue;
    end if;
    w := wallets[slot];
    cash := w.cash; bonus := w.bonus; version := w.version;
    if r.seen is not null then
      -- Same key, same input: the first answer again, with the balance as it was after it.
      if r.seen_hash = r.hash then
        status := 'duplicate'; journal_id := r.seen;
        cash := r.seen_cash; bonus := r.seen_bonus; version := r.seen_version;
      else
        status := 'reused';
      end if;
      return next; continue;
    end if;
    if w.currency <> r.currency then
      status := 'currency'; return next; continue;
    end if;
    if r.is_other and not r.tombstone then
      status := 'reused'; return next; continue;
    end if;
    if r.house_id is null then
      raise exception 'no house account % in %', r.house, r.currency;
    end if;

    if rule.windows = 'sliding' or w.day is distinct from today then
      w := money.wallet_to_count(w, rule, now, zone);
      wallets[slot] := w;
    end if;
    status := null;
    tax_cash := 0; tax_bonus := 0; tax_house := 0; tax_rate := null; tax_id := null; win_at := null;
    if r.tax is not null then
      select (t ->> 'basisPoints')::int into tax_rate from jsonb_array_elements(r.tax -> 'rates') t
        where (t ->> 'from')::date <= today order by (t ->> 'from')::date desc limit 1;
      tax_id := money.account_id(r.tax ->> 'account', r.currency, null);
      if tax_id is null then
        raise exception 'no account % in %', r.tax ->> 'account', r.currency;
      end if;
    end if;
    if r.kind = 'wager.staked' then
      if r.tombstone then
        status := 'rolled-back';
      else
        status := coalesce(r.term, money.gate(w, rule, r.minor, now));
      end if;
      from_cash := least(w.cash, r.minor);
      from_bonus := r.minor - from_cash;
      tax_house := coalesce(floor(r.minor::numeric * tax_rate / 10000)::bigint, 0);
    elsif r.kind = 'wager.won' then
      -- Wins return in the proportion in which the round's standing bets were taken from cash and bonus.
      select coalesce(sum(p.minor) filter (where p.from_account in (r.player * 8, r.player * 8 + 1)), 0),
          coalesce(sum(p.minor) filter (where p.from_account = r.player * 8 + 1), 0)
        into staked, staked_bonus
        from money.journal t join money.posting p on p.journal_id = t.id
        where t.source = r.source and t.round = r.round and t.player_id = r.player and t.kind = 'wager.staked'
          and not exists (select 1 from money.journal u where u.source = t.source and u.ref = t.key);
      if staked = 0 then
        status := 'unknown-round';
      else
        from_bonus := -floor(r.minor::numeric * staked_bonus / staked)::bigint;
        from_cash := -r.minor - from_bonus;
        if tax_rate is not null then
          -- The round as a whole: what it owes with this win, less what was withheld of it before. A stake that was added
          -- since makes that less than nothing, and the difference is given back.
          winnings_id := tax_id;
          select t.won, t.withheld into won, withheld
            from money.round_tax(r.source, r.round, r.player, r.house_id, tax_id) t;
          tax_cash := least(r.minor,
            floor(greatest(won + r.minor - staked, 0)::numeric * tax_rate / 10000)::bigint - withheld);
          tax_bonus := trunc(tax_cash::numeric * staked_bonus / staked)::bigint;
          tax_cash := tax_cash - tax_bonus;
        end if;
      end if;
    elsif r.kind = 'wager.rolled-back' then
      select t.* into bet from money.journal t
        where t.source = r.source and t.kind = 'wager.staked' and t.key = r.ref;
      if bet.player_id <> r.player then
        status := 'reused';
      end if;
      -- What it names is a win, which no rollback takes back.
      if bet.id is null and exists (select 1 from money.journal t join money.posting p on p.journal_id = t.id
          where t.source = r.source and t.kind = 'wager.won' and t.key = r.ref) then
        status := 'reused';
      end if;
      -- The last stake on which a paid win leans stays until people have undone the win.
      if status is null and bet.id is not null
        and not exists (select 1 from money.journal u where u.source = r.source and u.ref = r.ref)
        and exists (select 1 from money.wins_leaning(r.source, r.ref)) then
        status := 'wins-stand';
      end if;
      -- An unknown bet leaves a tombstone, an undone one is left alone: both succeed and move nothing.
      select -coalesce(sum(p.minor) filter (where p.from_account = r.player * 8), 0),
          -coalesce(sum(p.minor) filter (where p.from_account = r.player * 8 + 1), 0)
        into from_cash, from_bonus
        from money.posting p
        where p.journal_id = bet.id
          and not exists (select 1 from money.journal u where u.source = r.source and u.ref = r.ref);
      if r.tax is not null and from_cash + from_bonus < 0 then
        -- The round has won more, or lost less, than was thought when its wins were taxed. At the rate of their day: an
        -- undone stake may come long after.
        winnings_id := tax_id;
        select t.won, t.withheld, t.last_win into won, withheld, win_at
          from money.round_tax(r.source, bet.round, r.player, r.house_id, tax_id) t;
        win_day := (win_at at time zone zone)::date;
        select coalesce(sum(p.minor), 0) into staked
          from money.journal t join money.posting p on p.journal_id = t.id and p.to_account = r.house_id
          where t.source = r.source and t.round = bet.round and t.player_id = r.player and t.kind = 'wager.staked'
            and t.id <> bet.id and not exists (select 1 from money.journal u where u.source = t.source and u.ref = t.key);
        select (t ->> 'basisPoints')::int into tax_rate from jsonb_array_elements(r.tax -> 'rates') t
          where (t ->> 'from')::date <= win_day order by (t ->> 'from')::date desc limit 1;
        if tax_rate is not null then
          tax_cash := least(-from_cash - from_bonus,
            floor(greatest(won - staked, 0)::numeric * tax_rate / 10000)::bigint - withheld);
          -- Out of what comes back, in its proportion.
          tax_bonus := trunc(tax_cash::numeric * from_bonus / (from_cash + from_bonus))::bigint;
          tax_cash := tax_cash - tax_bonus;
        end if;
      end if;
      -- What the state got of the stake it gives back to the house.
      select p.to_account, -p.minor into tax_id, tax_house from money.posting p
        where p.journal_id = bet.id and p.from_account = r.house_id
          and not exists (select 1 from money.journal u where u.source = r.source and u.ref = r.ref);
      tax_house := coalesce(tax_house, 0);
    else
      raise exception 'not a wager: %', r.kind;
    end if;
    if status is not null then
      return next; continue;
    end if;

    w.cash := w.cash - from_cash - tax_cash;
    w.bonus := w.bonus - from_bonus - tax_bonus;
    w.version := w.version + 1;
    if r.kind = 'wager.staked' then
      w := money.played(money.counted(w, r.minor, 0, now, today), rule, now);
    elsif r.kind = 'wager.rolled-back' then
      -- An undone stake was never staked.
      w := money.counted(w, from_cash + from_bonus, 0, bet.at, (bet.at at time zone zone)::date);
      w := money.counted(w, 0, -tax_cash - tax_bonus, win_at, win_day);
    else
      w := money.counted(w, 0, -from_cash - from_bonus - tax_cash - tax_bonus, now, today);
    end if;
    wallets[slot] := w;

    j := null;
    j.id := nextval('money.journal_id');
    writes_in := coalesce(writes_in, money.epoch_to_write());
    j.epoch := writes_in;
    j.xid := pg_current_xact_id();
    j.at := now;
    j.source := r.source; j.kind := r.kind; j.key := r.key; j.input_hash := r.hash;
    j.currency := r.currency; j.player_id := r.player; j.version := w.version;
    j.cash_after := w.cash; j.bonus_after := w.bonus; j.held_after := w.held; j.debt_after := w.debt;
    j.round := r.round; j.ref := r.ref; j.details := coalesce(r.details, '{}');
    journals := journals || j;
    if from_cash <> 0 then
      postings := postings || row(j.id, 1, r.currency,
        case when from_cash > 0 then r.player * 8 else r.house_id end,
        case when from_cash > 0 then r.house_id else r.player * 8 end, abs(from_cash))::money.posting;
    end if;
    if from_bonus <> 0 then
      postings := postings || row(j.id, 2, r.currency,
        case when from_bonus > 0 then r.player * 8 + 1 else r.house_id end,
        case when from_bonus > 0 then r.house_id else r.player * 8 + 1 end, abs(from_bonus))::money.posting;
    end if;
    if tax_cash <> 0 then
      postings := postings || row(j.id, 3, r.currency, case when tax_cash > 0 then r.player * 8 else winnings_id end,
        case when tax_cash > 0 then winnings_id else r.player * 8 end, abs(tax_cash))::money.posting;
    end if;
    if tax_bonus <> 0 then
      postings := postings || row(j.id, 4, r.currency, case when tax_bonus > 0 then r.player * 8 + 1 else winnings_id end,
        case when tax_bonus > 0 then winnings_id else r.player * 8 + 1 end, abs(tax_bonus))::money.posting;
    end if;
    if tax_house <> 0 then
      postings := postings || row(j.id, 5, r.currency, case when tax_house > 0 then r.house_id else tax_id end,
        case when tax_house > 0 then tax_id else r.house_id end, abs(tax_house))::money.posting;
    end if;
    status := 'ok'; journal_id := j.id; cash := w.cash; bonus := w.bonus; version := w.version;
    return next;
  end loop;

  if array_length(journals, 1) = 1 then
    -- One alone, as most are on a quiet day: the same rows without the detour over sets.
    w := wallets[array_position(players, j.player_id)];
    insert into money.journal values (j.*);
    insert into money.posting select * from unnest(postings);
    update money.wallet t set cash = w.cash, bonus = w.bonus, version = w.version, day = w.day, week = w.week,
        month = w.month, day_staked = w.day_staked, day_won = w.day_won, week_staked = w.week_staked,
        week_won = w.week_won, month_staked = w.month_staked, month_won = w.month_won,
        played_at = w.played_at, reminder_from = w.reminder_from, play_began = w.play_began,
        day_edge = w.day_edge, week_edge = w.week_edge, month_edge = w.month_edge
      where t.player_id = w.player_id;
  elsif journals <> '{}' then
    insert into money.journal select * from unnest(journals);
    insert into money.posting select * from unnest(postings);
    update money.wallet t set cash = n.cash, bonus = n.bonus, version = n.version, day = n.day, week = n.week,
        month = n.month, day_staked = n.day_staked, day_won = n.day_won, week_staked = n.week_staked,
        week_won = n.week_won, month_staked = n.month_staked, month_won = n.month_won,
        played_at = n.played_at, reminder_from = n.reminder_from, play_began = n.play_began,
        day_edge = n.day_edge, week_edge = n.week_edge, month_edge = n.month_edge
      from unnest(wallets) n where t.player_id = n.player_id and t.version <> n.version;
  end if;
end $$;
