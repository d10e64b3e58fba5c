-- 13. The wager: many callers' stakes, wins, rollbacks, voids and changes in one statement (group commit, money/wager.ts). The caller keeps
-- items that depend on each other (the same key, a round's win beside its bet) out of one call; a conflict that slips
-- through hits the unique key and fails the whole call, which the caller then runs again item by item. It locks the
-- wallets in the order of their ids before it reads anything else: in READ COMMITTED every statement of a function sees
-- what was committed before it, so keys and rounds read after the lock are current. The planner is told to use indexes,
-- because a plan cached while the tables were empty would scan them for ever; and since every probe is by an index, whatever the
-- values are, plans are kept and not made anew for each call. Gate and terms are asked after the keys: the
-- repeat of a stake that was taken gets its first answer, and nothing but stakes is asked. What a round owes of its
-- winnings is exact after each of its stakes, wins and undone stakes (round-tax.sql). One id is one kind of movement: not
-- every dialect's signature covers which call it was, so a stake that somebody sends again as a win must not be one. But for
-- a call that stakes and wins (`paired`), and a rollback under its bet's own id. Wallets come into their array as values of their
-- table's type, because a row of no type goes through its text; they stand in the order of their players, so a place is halved for.
create or replace function money.wager(items jsonb, zone text)
  returns table (i int, status text, journal_id bigint, cash bigint, bonus bigint, version bigint) language plpgsql
  set jit = off set max_parallel_workers_per_gather = 0 set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
  set plan_cache_mode = force_generic_plan
as $$
declare
  players bigint[]; wallets money.wallet[];
  rule money.play_rule;
  journals money.journal[] := '{}';
  postings money.posting[] := '{}'; keys money.key[] := '{}'; named money.key[];
  x money.wager_item; w money.wallet; t money.wager_turn;
  slot int; won bigint;
  now timestamptz; today date;
  writes_in int; -- the epoch of this statement's journals
begin
  select array_agg(l.player_id), array_agg(l.w) into players, wallets from (
    select p.player_id, p as w from money.wallet p where p.player_id = any (array(
      select (y ->> 'player')::bigint from jsonb_array_elements(items) y)) order by p.player_id for update) l;
  select * into rule from money.play_rule;
  now := house_now(); today := (now at time zone zone)::date;

  for x in select * from money.wager_items(items) loop
    i := x.i; journal_id := null; cash := null; bonus := null; version := null;
    slot := width_bucket(x.player, players);
    if (players[slot] = x.player) is not true then
      status := 'unknown-player'; return next; continue;
    end if;
    w := wallets[slot]; cash := w.cash; bonus := w.bonus; version := w.version;
    if x.seen is not null then x := money.with_seen(x); end if;
    status := money.known_of(x, w);
    if status = 'duplicate' then
      journal_id := x.seen; cash := x.seen_cash; bonus := x.seen_bonus; version := x.seen_version;
    end if;
    if status is not null then return next; continue; end if;
    if x.house is null then
      raise exception 'no house account for % in %', x.source, x.currency;
    end if;
    if rule.windows = 'sliding' or w.day is distinct from today then
      w := money.wallet_to_count(w, rule, now, zone); wallets[slot] := w;
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
      w.cash := w.cash - t.from_cash - t.tax_cash; w.bonus := w.bonus - t.from_bonus - t.tax_bonus; w.version := w.version + 1;
      if money.is_ordinary(x, w, t) then
        -- What counts today counts in every window of the calendar.
        w.day_staked := w.day_staked + x.minor; w.week_staked := w.week_staked + x.minor; w.month_staked := w.month_staked + x.minor;
        w.play_began := money.play_began(w, rule, now); w.played_at := now; w.reminder_from := coalesce(w.reminder_from, now);
      elsif x.kind = 'wager.won' and w.month_edge is null and t.owed is null then
        won := -t.from_cash - t.from_bonus - t.tax_cash - t.tax_bonus;
        w.day_won := w.day_won + won; w.week_won := w.week_won + won; w.month_won := w.month_won + won;
      else
        w := money.counted_wager(w, x, t, rule, now, today, zone);
      end if;
      wallets[slot] := w;
      writes_in := coalesce(writes_in, money.epoch_to_write());
      journal_id := nextval('money.journal_id'); cash := w.cash; bonus := w.bonus; version := w.version;
      journals := journals || money.wager_journal(journal_id, x, t, w, now, writes_in);
      keys := keys || money.wager_key(journal_id, x, t);
      if x.code = 3 then named := named || money.named_key(journal_id, x); end if;
      if money.is_of_cash(t) then
        postings := postings || money.posting_of(journal_id, 1, x.currency, x.player * 8, x.house, t.from_cash);
      else
        postings := postings || money.wager_postings(journal_id, x, t);
      end if;
    end if;
    return next;
  end loop;

  if journals <> '{}' then
    perform money.write_wagers(wallets, journals, postings, keys, named);
  end if;
end $$;

-- Of the version before.
drop function if exists money.moved_by_wager(money.wallet, money.wager_item, money.wager_turn, money.play_rule, timestamptz, date, text);
drop function if exists money.played(money.wallet, money.play_rule, timestamptz);
drop function if exists money.wager_journal(money.wager_item, money.wager_turn, money.wallet, timestamptz, int);
