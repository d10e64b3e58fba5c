-- The statements that move money. Each locks wallets in the order of their ids before it reads anything else: in READ
-- COMMITTED every statement of a function sees what was committed before it, so keys and rounds read after the lock are
-- current. The planner is told to use indexes, because a plan cached while the tables were empty would scan them for ever.

-- A player's four accounts have ids made of the player's id, so that a wager need not look them up.
create function money.open_wallet(player bigint, in_currency text) returns void language sql as $$
  insert into money.account (id, currency, player_id, name)
    select player * 8 + slot, in_currency, player, name
    from (values (0, 'cash'), (1, 'bonus'), (2, 'held'), (3, 'debt')) as a (slot, name);
  insert into money.wallet (player_id, currency) values (player, in_currency);
$$;

create function money.open_house_account(in_name text, in_currency text) returns void language sql as $$
  insert into money.account (id, currency, name)
    select -nextval('money.house_account_id'), in_currency, in_name
    where not exists (select 1 from money.account where name = in_name and currency = in_currency and player_id is null)
    on conflict do nothing;
$$;

create function money.wallet_in_windows(w money.wallet, today date) returns money.wallet language plpgsql immutable as $$
begin
  if w.day is distinct from today then
    w.day := today; w.day_staked := 0; w.day_won := 0;
  end if;
  if w.week is distinct from date_trunc('week', today)::date then
    w.week := date_trunc('week', today)::date; w.week_staked := 0; w.week_won := 0;
  end if;
  if w.month is distinct from date_trunc('month', today)::date then
    w.month := date_trunc('month', today)::date; w.month_staked := 0; w.month_won := 0;
  end if;
  return w;
end $$;

-- May this stake pass? Null when it may, else the refusal. Limits hold on what the windows say under the lock.
create function money.gate(w money.wallet, stake bigint, now timestamptz) returns text language sql immutable as $$
  select case
    when w.blocked_until > now then 'blocked'
    when w.day_staked + stake > w.day_stake_limit or w.week_staked + stake > w.week_stake_limit
      or w.month_staked + stake > w.month_stake_limit
      or w.day_staked - w.day_won + stake > w.day_loss_limit or w.week_staked - w.week_won + stake > w.week_loss_limit
      or w.month_staked - w.month_won + stake > w.month_loss_limit then 'limit'
    when w.cash + w.bonus < stake then 'funds'
  end
$$;

-- The wager: many callers' items in one statement (group commit). The caller keeps items that depend on each other (the
-- same key, a round's win beside its bet) out of one call; a conflict that slips through hits the unique key and fails
-- the whole call, which the caller then runs again item by item.
create function money.wager(items jsonb, zone text)
  returns table (i int, status text, journal_id bigint, cash bigint, bonus bigint, version bigint)
  language plpgsql
  set jit = off set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  players bigint[];
  wallets money.wallet[];
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
begin
  select array_agg(t.player_id), array_agg(t) into players, wallets from (
    select * from money.wallet where player_id = any (array(
      select (x ->> 'player')::bigint from jsonb_array_elements(items) x)) order by player_id for update) t;
  now := house_now();
  today := (now at time zone zone)::date;

  for r in
    select x.*, h.id as house_id,
      k.id as seen, k.input_hash as seen_hash, k.player_id as seen_player,
      k.cash_after as seen_cash, k.bonus_after as seen_bonus, k.version as seen_version,
      x.kind = 'wager.staked' and exists (
        select 1 from money.journal t where t.source = x.source and t.ref = x.key) as tombstone
    from jsonb_to_recordset(items) as x (i int, source text, kind text, key text, hash text, player bigint,
        currency text, minor bigint, round text, ref text, house text, details jsonb)
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
    if r.house_id is null then
      raise exception 'no house account % in %', r.house, r.currency;
    end if;

    if w.day is distinct from today then
      w := money.wallet_in_windows(w, today);
    end if;
    status := null;
    if r.kind = 'wager.staked' then
      if r.tombstone then
        status := 'rolled-back';
      else
        status := money.gate(w, r.minor, now);
      end if;
      from_cash := least(w.cash, r.minor);
      from_bonus := r.minor - from_cash;
    elsif r.kind = 'wager.won' then
      -- Wins return in the proportion in which the round's standing bets were taken from cash and bonus.
      select coalesce(sum(p.minor), 0), coalesce(sum(p.minor) filter (where p.from_account = r.player * 8 + 1), 0)
        into staked, staked_bonus
        from money.journal t join money.posting p on p.journal_id = t.id
        where t.source = r.source and t.round = r.round and t.player_id = r.player and t.kind = 'wager.staked'
          and not exists (select 1 from money.journal u where u.source = t.source and u.ref = t.key);
      if staked = 0 then
        status := 'unknown-round';
      else
        from_bonus := -floor(r.minor::numeric * staked_bonus / staked)::bigint;
        from_cash := -r.minor - from_bonus;
      end if;
    elsif r.kind = 'wager.rolled-back' then
      select t.* into bet from money.journal t
        where t.source = r.source and t.kind = 'wager.staked' and t.key = r.ref;
      if bet.player_id <> r.player then
        status := 'reused';
      end if;
      -- An unknown bet leaves a tombstone, an undone one is left alone: both succeed and move nothing.
      select -coalesce(sum(p.minor) filter (where p.from_account = r.player * 8), 0),
          -coalesce(sum(p.minor) filter (where p.from_account = r.player * 8 + 1), 0)
        into from_cash, from_bonus
        from money.posting p
        where p.journal_id = bet.id
          and not exists (select 1 from money.journal u where u.source = r.source and u.ref = r.ref);
    else
      raise exception 'not a wager: %', r.kind;
    end if;
    if status is not null then
      return next; continue;
    end if;

    w.cash := w.cash - from_cash;
    w.bonus := w.bonus - from_bonus;
    w.version := w.version + 1;
    if r.kind = 'wager.staked' then
      w.day_staked := w.day_staked + r.minor;
      w.week_staked := w.week_staked + r.minor;
      w.month_staked := w.month_staked + r.minor;
    elsif r.kind = 'wager.rolled-back' then
      -- An undone stake was never staked; a window that began after it has nothing to give back.
      w.day_staked := greatest(w.day_staked + from_cash + from_bonus, 0);
      w.week_staked := greatest(w.week_staked + from_cash + from_bonus, 0);
      w.month_staked := greatest(w.month_staked + from_cash + from_bonus, 0);
    else
      w.day_won := w.day_won - from_cash - from_bonus;
      w.week_won := w.week_won - from_cash - from_bonus;
      w.month_won := w.month_won - from_cash - from_bonus;
    end if;
    wallets[slot] := w;

    j := null;
    j.id := nextval('money.journal_id');
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
        week_won = w.week_won, month_staked = w.month_staked, month_won = w.month_won
      where t.player_id = w.player_id;
  elsif journals <> '{}' then
    insert into money.journal select * from unnest(journals);
    insert into money.posting select * from unnest(postings);
    update money.wallet t set cash = n.cash, bonus = n.bonus, version = n.version, day = n.day, week = n.week,
        month = n.month, day_staked = n.day_staked, day_won = n.day_won, week_staked = n.week_staked,
        week_won = n.week_won, month_staked = n.month_staked, month_won = n.month_won
      from unnest(wallets) n where t.player_id = n.player_id and t.version <> n.version;
  end if;
end $$;

-- A player's account by its slot, a house account by its name: neither looks through the accounts of others.
create function money.account_id(in_name text, in_currency text, player bigint) returns bigint language sql stable as $$
  select case in_name
    when 'cash' then player * 8 when 'bonus' then player * 8 + 1 when 'held' then player * 8 + 2 when 'debt' then player * 8 + 3
    else (select id from money.account where name = in_name and currency = in_currency and player_id is null)
  end
$$;

-- Every other event: one journal with the postings that the event names. Accounts are 'cash', 'bonus', 'held', 'debt' of
-- the entry's player or the name of a house account. Answers a status, never an exception for what the rules refuse.
create function money.record(entry jsonb, out status text, out journal_id bigint, out cash bigint, out bonus bigint,
    out held bigint, out version bigint)
  language plpgsql
  set jit = off set enable_seqscan = off
as $$
declare
  player bigint := (entry ->> 'player')::bigint;
  w money.wallet;
  j money.journal;
  seen money.journal;
  m record;
  from_id bigint;
  to_id bigint;
  postings money.posting[] := '{}';
begin
  if player is not null then
    select * into w from money.wallet where player_id = player for update;
    if not found then
      status := 'unknown-player'; return;
    end if;
  end if;
  select * into seen from money.journal t
    where t.source = entry ->> 'source' and t.kind = entry ->> 'kind' and t.key = entry ->> 'key';
  if found then
    status := case when seen.input_hash = entry ->> 'hash' then 'duplicate' else 'reused' end;
    journal_id := seen.id; cash := seen.cash_after; bonus := seen.bonus_after; held := seen.held_after;
    version := seen.version;
    return;
  end if;
  cash := w.cash; bonus := w.bonus; held := w.held; version := w.version;
  if player is not null and w.currency <> entry ->> 'currency' then
    status := 'currency'; return;
  end if;

  j.id := nextval('money.journal_id');
  j.xid := pg_current_xact_id();
  j.at := house_now();
  j.source := entry ->> 'source'; j.kind := entry ->> 'kind'; j.key := entry ->> 'key';
  j.input_hash := entry ->> 'hash'; j.currency := entry ->> 'currency';
  j.reverses := (entry ->> 'reverses')::bigint; j.details := coalesce(entry -> 'details', '{}');

  for m in
    select x.line, x.move ->> 'from' as from_name, x.move ->> 'to' as to_name, (x.move ->> 'minor')::bigint as minor
    from jsonb_array_elements(entry -> 'moves') with ordinality as x (move, line)
  loop
    from_id := money.account_id(m.from_name, j.currency, player);
    to_id := money.account_id(m.to_name, j.currency, player);
    if from_id is null or to_id is null then
      raise exception 'no account for % -> % in %', m.from_name, m.to_name, j.currency;
    end if;
    postings := postings || row(j.id, m.line, j.currency, from_id, to_id, m.minor)::money.posting;
    w.cash := w.cash + m.minor * ((m.to_name = 'cash')::int - (m.from_name = 'cash')::int);
    w.bonus := w.bonus + m.minor * ((m.to_name = 'bonus')::int - (m.from_name = 'bonus')::int);
    w.held := w.held + m.minor * ((m.to_name = 'held')::int - (m.from_name = 'held')::int);
    w.debt := w.debt + m.minor * ((m.from_name = 'debt')::int - (m.to_name = 'debt')::int);
  end loop;
  if player is not null then
    if least(w.cash, w.bonus, w.held, w.debt) < 0 then
      status := 'funds'; return;
    end if;
    w.version := w.version + 1;
    j.player_id := player; j.version := w.version;
    j.cash_after := w.cash; j.bonus_after := w.bonus; j.held_after := w.held; j.debt_after := w.debt;
  end if;
  insert into money.journal select (j).*;
  insert into money.posting select * from unnest(postings);
  if player is not null then
    update money.wallet t set cash = w.cash, bonus = w.bonus, held = w.held, debt = w.debt, version = w.version
      where t.player_id = player;
  end if;
  status := 'ok'; journal_id := j.id; cash := w.cash; bonus := w.bonus; held := w.held; version := w.version;
end $$;

-- What a journal did, undone by a new one that names it. The postings run backwards; a balance that has since been spent
-- refuses ('funds'): what is then owed is a decision for people, not for this function.
create function money.reversal_of(original bigint) returns jsonb language sql stable as $$
  select jsonb_build_object('player', j.player_id::text, 'currency', j.currency, 'reverses', j.id::text, 'moves',
    (select coalesce(jsonb_agg(jsonb_build_object('from', t.name, 'to', f.name, 'minor', p.minor::text) order by p.line), '[]')
      from money.posting p join money.account f on f.id = p.from_account join money.account t on t.id = p.to_account
      where p.journal_id = j.id))
  from money.journal j where j.id = original
$$;
