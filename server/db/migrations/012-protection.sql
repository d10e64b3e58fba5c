-- The rules that protect players. The gate in front of stakes (002) also learns the promises that a player made to himself
-- and the limits of deposits; every change of a rule is a row that stays.
alter table money.wallet
  add column day_deposit_limit bigint, add column week_deposit_limit bigint, add column month_deposit_limit bigint,
  -- Three reasons not to play: the house's, a time-out until then, a self-exclusion until then at least (it does not end by
  -- itself: its player asks, and thinks again). blocked_until is what follows of them, for the wager's one comparison.
  add column house_blocked_until timestamptz,
  add column time_out_until timestamptz,
  add column excluded_until timestamptz,
  add constraint limits_are_amounts check (least(day_deposit_limit, week_deposit_limit, month_deposit_limit,
    day_stake_limit, week_stake_limit, month_stake_limit, day_loss_limit, week_loss_limit, month_loss_limit) >= 0);
update money.wallet set house_blocked_until = blocked_until where blocked_until is not null;
alter table money.wallet add constraint block_covers_its_reasons check (blocked_until is not distinct from greatest(
  house_blocked_until, time_out_until, case when excluded_until is not null then timestamptz 'infinity' end));

-- A promise that a player made to himself never ends early, whoever asks.
create function money.block_follows_reasons() returns trigger language plpgsql as $$
begin
  if (old.time_out_until > house_now() and coalesce(new.time_out_until < old.time_out_until, true))
    or (old.excluded_until > house_now() and coalesce(new.excluded_until < old.excluded_until, true)) then
    raise exception 'a promise of wallet % cannot end early', new.player_id using errcode = 'restrict_violation';
  end if;
  new.blocked_until := greatest(new.house_blocked_until, new.time_out_until,
    case when new.excluded_until is not null then timestamptz 'infinity' end);
  return new;
end $$;
create trigger block_follows_reasons before update of house_blocked_until, time_out_until, excluded_until on money.wallet
  for each row execute function money.block_follows_reasons();

-- As in 003, but a rollback gives back only to the windows in which its stake was counted: yesterday's undone stake made
-- room under today's limit.
create or replace function money.wager(items jsonb, zone text)
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
  bet_day date;
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
      bet_day := (bet.at at time zone zone)::date;
      if bet_day >= w.day then w.day_staked := w.day_staked + from_cash + from_bonus; end if;
      if bet_day >= w.week then w.week_staked := w.week_staked + from_cash + from_bonus; end if;
      if bet_day >= w.month then w.month_staked := w.month_staked + from_cash + from_bonus; end if;
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

-- What a player staked (less what was undone) and won since a moment, newest journal first until one is older: a session is
-- short, and the journals of a player stand in the order of their versions.
create function money.play_since(in_player bigint, since timestamptz, out staked bigint, out won bigint)
  language plpgsql stable
as $$
declare
  j record;
begin
  staked := 0; won := 0;
  for j in
    select t.kind, t.at, (select coalesce(sum(p.minor), 0) from money.posting p where p.journal_id = t.id) as minor
    from money.journal t where t.player_id = in_player order by t.version desc
  loop
    exit when j.at < since;
    staked := staked + case j.kind when 'wager.staked' then j.minor when 'wager.rolled-back' then -j.minor else 0 end;
    won := won + case j.kind when 'wager.won' then j.minor else 0 end;
  end loop;
end $$;

-- Every change of a player's rules: what it was, what it is to be, and from when. Rules that loosen are asked for, and
-- confirmed or dropped later; the newest row of a subject says whether one waits.
create table protection_step (
  id bigint primary key generated always as identity,
  player_id bigint not null references player (id),
  -- 'dayDeposit' ... 'monthLoss', 'cancelling', 'reminder', 'timeOut', 'exclusion'
  subject text not null,
  step text not null check (step in ('set', 'asked', 'confirmed', 'dropped')),
  -- Minor units, minutes, 'forbidden', a moment; null is none.
  old_value text,
  new_value text,
  at timestamptz not null default house_now(),
  effective_at timestamptz not null
);
create index protection_step_of_player on protection_step (player_id, subject, id desc);
create trigger append_only before update or delete or truncate on protection_step
  for each statement execute function money.append_only();

-- Money that came and may not stay: it is owed to whoever sent it.
alter table payment add column send_back text check (send_back in ('owed', 'sent'));
create index payment_to_send_back on payment (id) where send_back = 'owed';
