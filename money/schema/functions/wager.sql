-- 9. The wager: many callers' stakes, wins, rollbacks, voids and changes in one statement (group commit, money/wager.ts). The caller keeps
-- items that depend on each other (the same key, a round's win beside its bet) out of one call; a conflict that slips
-- through hits the unique key and fails the whole call, which the caller then runs again item by item. It locks the
-- wallets in the order of their ids before it reads anything else: in READ COMMITTED every statement of a function sees
-- what was committed before it, so keys and rounds read after the lock are current. The planner is told to use indexes,
-- because a plan cached while the tables were empty would scan them for ever; and since every probe is by an index, whatever the
-- values are, plans are kept and not made anew for each call. Gate and terms are asked after the keys: the
-- repeat of a stake that was taken gets its first answer, and nothing but stakes is asked. What a round owes of its
-- winnings is exact after each of its stakes, wins and undone stakes (round-tax.sql). One id is one kind of movement: not
-- every dialect's signature covers which call it was, so a stake that somebody sends again as a win must not be one. But for
-- a call that stakes and wins (`paired`), and a rollback under its bet's own id.
create or replace function money.wager(items jsonb, zone text)
  returns table (i int, status text, journal_id bigint, cash bigint, bonus bigint, version bigint)
  language plpgsql
  set jit = off set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
  set plan_cache_mode = force_generic_plan
as $$
declare
  players bigint[];
  wallets money.wallet[];
  rule money.play_rule;
  journals money.journal[] := '{}';
  postings money.posting[] := '{}';
  w money.wallet;
  j money.journal;
  x money.wager_item;
  t money.wager_turn;
  slot int;
  now timestamptz;
  today date;
  writes_in int; -- the epoch of this statement's journals
begin
  select array_agg(l.player_id), array_agg(l) into players, wallets from (
    select * from money.wallet where player_id = any (array(
      select (y ->> 'player')::bigint from jsonb_array_elements(items) y)) order by player_id for update) l;
  select * into rule from money.play_rule;
  now := house_now();
  today := (now at time zone zone)::date;

  for x in select * from money.wager_items(items) loop
    i := x.i; journal_id := null; cash := null; bonus := null; version := null;
    slot := array_position(players, x.player);
    if slot is null then
      status := 'unknown-player'; return next; continue;
    end if;
    w := wallets[slot];
    cash := w.cash; bonus := w.bonus; version := w.version;
    -- Same key, same input: the first answer again, with the balance as it was after it.
    if x.seen is not null and x.seen_hash = x.hash then
      status := 'duplicate'; journal_id := x.seen;
      cash := x.seen_cash; bonus := x.seen_bonus; version := x.seen_version;
      return next; continue;
    end if;
    status := case when x.seen is not null then 'reused' when w.currency <> x.currency then 'currency'
      when x.is_other and not x.is_undone then 'reused' end;
    if status is not null then
      return next; continue;
    end if;
    if x.house is null then
      raise exception 'no house account for % in %', x.source, x.currency;
    end if;
    if rule.windows = 'sliding' or w.day is distinct from today then
      w := money.wallet_to_count(w, rule, now, zone);
      wallets[slot] := w;
    end if;

    if x.kind = 'wager.staked' then
      t := money.stake_of(x, w, rule, now, today);
    elsif x.kind = 'wager.won' then
      t := money.win_of(x, w, today);
    else
      t := money.resettled_of(x, w, zone);
    end if;
    status := coalesce(t.status, 'ok');
    if status = 'ok' then
      w := money.moved_by_wager(w, x, t, rule, now, today, zone);
      wallets[slot] := w;
      writes_in := coalesce(writes_in, money.epoch_to_write());
      j := money.wager_journal(x, t, w, now, writes_in);
      journals := journals || j;
      postings := postings || money.wager_postings(j.id, x, t);
      journal_id := j.id; cash := w.cash; bonus := w.bonus; version := w.version;
    end if;
    return next;
  end loop;

  if journals <> '{}' then
    perform money.write_wagers(wallets, journals, postings);
  end if;
end $$;

-- Of the version before.
drop function if exists money.wager_journal(money.wager_item, money.wallet, timestamptz, int);
drop function if exists money.win_of(money.wager_item, date);
drop function if exists money.round_stands(text, text, bigint, bigint);
drop function if exists money.tax_of_undone(money.wager_item, money.wager_turn, money.journal, text);
