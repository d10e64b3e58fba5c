-- 9. Every event beside wagers: one journal with the postings that the event names. Accounts are 'cash', 'bonus', 'held',
-- 'debt' of the entry's player or the name of a house account. Answers a status, never an exception for what the rules
-- refuse. A reversal of a win takes it out of the windows of the player's limits too, else money that they never had would
-- make room for losses: the days of the windows are those of the entry's zone. What such a win gave and is spent by then is owed.

-- Bonus that is not there comes out of cash (line 8), and what cash lacks is owed (line 9, as of a wager).
create or replace function money.owed_postings(journal bigint, w money.wallet) returns setof money.posting
  language sql immutable as $$
  select journal, m.line::smallint, w.currency, w.player_id * 8 + m.slot, w.player_id * 8 + m.other, m.minor
  from (values (8, 0, 1, -w.bonus), (9, 3, 0, -(w.cash + least(w.bonus, 0)))) m (line, slot, other, minor) where m.minor > 0
$$;

create or replace function money.with_owed(w money.wallet) returns money.wallet language plpgsql immutable as $$
begin
  w.cash := w.cash + least(w.bonus, 0); w.bonus := greatest(w.bonus, 0);
  w.debt := w.debt + greatest(-w.cash, 0); w.cash := greatest(w.cash, 0);
  return w;
end $$;

create or replace function money.write_record(j money.journal, postings money.posting[], w money.wallet) returns void
  language plpgsql as $$
begin
  insert into money.journal select (j).*;
  insert into money.posting select * from unnest(postings);
  if j.player_id is not null then
    update money.wallet t set cash = w.cash, bonus = w.bonus, held = w.held, debt = w.debt, version = w.version,
        day = w.day, week = w.week, month = w.month, day_staked = w.day_staked, day_won = w.day_won,
        week_staked = w.week_staked, week_won = w.week_won, month_staked = w.month_staked, month_won = w.month_won,
        day_edge = w.day_edge, week_edge = w.week_edge, month_edge = w.month_edge
      where t.player_id = j.player_id;
  end if;
end $$;

create or replace function money.record(entry jsonb, out status text, out journal_id bigint, out cash bigint, out bonus bigint,
    out held bigint, out version bigint)
  language plpgsql
  set jit = off set max_parallel_workers_per_gather = 0 set enable_seqscan = off
as $$
declare
  player bigint := (entry ->> 'player')::bigint;
  w money.wallet;
  j money.journal;
  seen money.journal; seen_id bigint;
  m record;
  from_id bigint;
  to_id bigint;
  postings money.posting[] := '{}';
  win_at timestamptz; -- of the win that is reversed
  owed bigint;
  rule money.play_rule;
begin
  if player is not null then
    select * into w from money.wallet where player_id = player for update;
    if not found then
      status := 'unknown-player'; return;
    end if;
  end if;
  seen_id := money.journal_of(entry ->> 'source', entry ->> 'kind', entry ->> 'key');
  if seen_id is not null then
    select * into seen from money.journal t where t.id = seen_id;
    status := case when money.is_same_input(seen.input_hash, entry ->> 'hash') then 'duplicate' else 'reused' end;
    journal_id := seen_id; cash := seen.cash_after; bonus := seen.bonus_after; held := seen.held_after;
    version := seen.version;
    return;
  end if;
  cash := w.cash; bonus := w.bonus; held := w.held; version := w.version;
  if player is not null and w.currency <> entry ->> 'currency' then
    status := 'currency'; return;
  end if;

  j.id := nextval('money.journal_id');
  j.epoch := money.epoch_to_write();
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
    select t.at into win_at from money.journal t where t.id = j.reverses and t.kind = 'wager.won';
    owed := w.debt;
    if win_at is not null then
      postings := postings || array(select money.owed_postings(j.id, w));
      w := money.with_owed(w);
    end if;
    owed := w.debt - owed;
    if least(w.cash, w.bonus, w.held, w.debt) < 0 then
      status := 'funds'; return;
    end if;
    w.version := w.version + 1;
    if win_at is not null then
      select * into rule from money.play_rule;
      w := money.counted(money.wallet_to_count(w, rule, j.at, entry ->> 'zone'), 0, w.cash + w.bonus - owed - cash - bonus, win_at,
        (win_at at time zone (entry ->> 'zone'))::date);
    end if;
    j.player_id := player; j.version := w.version;
    j.cash_after := w.cash; j.bonus_after := w.bonus; j.held_after := w.held; j.debt_after := w.debt;
  end if;
  perform money.write_record(j, postings, w);
  status := 'ok'; journal_id := j.id; cash := w.cash; bonus := w.bonus; held := w.held; version := w.version;
end $$;
