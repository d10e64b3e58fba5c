-- 3. The gate in front of stakes.

-- The wallet as it is today: a window that is over begins anew.
create or replace function money.wallet_in_windows(w money.wallet, today date) returns money.wallet language plpgsql immutable as $$
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

-- What was staked and won after a moment, up to another, where windows slide.
create or replace function money.moved_within(player bigint, after timestamptz, until timestamptz, out staked bigint, out won bigint)
  language plpgsql stable set enable_seqscan = off as $$
begin
  select coalesce(sum(m.staked), 0), coalesce(sum(m.won), 0) into staked, won
    from money.play_move m where m.player_id = player and m.at > after and m.at <= until;
end $$;

-- The wallet as it is now where windows slide: what they have left behind since they were looked at last no longer counts.
create or replace function money.slid(w money.wallet, now timestamptz) returns money.wallet language plpgsql stable as $$
declare
  day_from timestamptz := greatest(w.day_edge, now - interval '24 hours');
  week_from timestamptz := greatest(w.week_edge, now - interval '168 hours');
  month_from timestamptz := greatest(w.month_edge, now - interval '720 hours');
  r record;
begin
  if w.day_edge is null then
    select * into r from money.moved_within(w.player_id, day_from, 'infinity');
    w.day_staked := r.staked; w.day_won := r.won;
    select * into r from money.moved_within(w.player_id, week_from, 'infinity');
    w.week_staked := r.staked; w.week_won := r.won;
    select * into r from money.moved_within(w.player_id, month_from, 'infinity');
    w.month_staked := r.staked; w.month_won := r.won;
  else
    select * into r from money.moved_within(w.player_id, w.day_edge, day_from);
    w.day_staked := w.day_staked - r.staked; w.day_won := w.day_won - r.won;
    select * into r from money.moved_within(w.player_id, w.week_edge, week_from);
    w.week_staked := w.week_staked - r.staked; w.week_won := w.week_won - r.won;
    select * into r from money.moved_within(w.player_id, w.month_edge, month_from);
    w.month_staked := w.month_staked - r.staked; w.month_won := w.month_won - r.won;
  end if;
  w.day_edge := day_from; w.week_edge := week_from; w.month_edge := month_from;
  -- No window of the calendar is open.
  w.day := null; w.week := null; w.month := null;
  return w;
end $$;

-- Windows that are to slide begin with what was played in the last 30 days; those of the calendar begin anew.
create or replace function money.windows_changed(windows text) returns void language plpgsql as $$
declare
  month_from timestamptz := house_now() - interval '720 hours';
begin
  delete from money.play_move;
  update money.wallet set day_edge = null, week_edge = null, month_edge = null where month_edge is not null;
  if windows <> 'sliding' then
    return;
  end if;
  insert into money.play_move
    select j.player_id, j.at,
      case when j.kind = 'wager.staked' then -sum(e.minor) else 0 end, case when j.kind = 'wager.won' then sum(e.minor) else 0 end
    from money.journal j join money.entry e on e.journal_id = j.id and e.account_id in (j.player_id * 8, j.player_id * 8 + 1)
    where j.at > month_from and j.kind in ('wager.staked', 'wager.won')
      and not exists (select 1 from money.journal u where u.source = j.source and u.ref = j.key and j.kind = 'wager.staked')
      and not exists (select 1 from money.journal u where u.reverses = j.id)
    group by j.id, j.player_id, j.at, j.kind;
end $$;

create or replace function money.wallet_at(w money.wallet, rule money.play_rule, now timestamptz, today date) returns money.wallet
  language plpgsql stable as $$
begin
  if rule.windows = 'sliding' then
    return money.slid(w, now);
  end if;
  return money.wallet_in_windows(w, today);
end $$;

-- The wallet with what was staked and won counted, at the moment and on the day at which it counts: a window that began
-- after it has nothing to count.
create or replace function money.counted(w money.wallet, rule money.play_rule, staked bigint, won bigint, at timestamptz, on_day date)
  returns money.wallet language plpgsql as $$
declare
  slides boolean := coalesce(rule.windows = 'sliding', false);
begin
  if at is null or (staked = 0 and won = 0) then
    return w;
  end if;
  if slides then
    delete from money.play_move m where m.player_id = w.player_id and m.at <= w.month_edge;
    insert into money.play_move values (w.player_id, at, staked, won);
  end if;
  if (slides and at > w.day_edge) or (not slides and on_day >= w.day) then
    w.day_staked := w.day_staked + staked; w.day_won := w.day_won + won;
  end if;
  if (slides and at > w.week_edge) or (not slides and on_day >= w.week) then
    w.week_staked := w.week_staked + staked; w.week_won := w.week_won + won;
  end if;
  if (slides and at > w.month_edge) or (not slides and on_day >= w.month) then
    w.month_staked := w.month_staked + staked; w.month_won := w.month_won + won;
  end if;
  return w;
end $$;

-- A stake that passes: of the session of play that goes on, or the first of another.
create or replace function money.played(w money.wallet, rule money.play_rule, now timestamptz) returns money.wallet
  language plpgsql stable as $$
begin
  if coalesce(w.played_at + make_interval(secs => rule.pause_s) <= now, true) then
    w.play_began := now;
  end if;
  w.played_at := now;
  w.reminder_from := coalesce(w.reminder_from, now);
  return w;
end $$;

-- When the reminder is due; from then on it stands until its player has answered it. Null: never.
create or replace function money.reminder_due(w money.wallet, rule money.play_rule) returns timestamptz language sql stable as $$
  select w.reminder_from + make_interval(secs => nullif(coalesce(w.reminder_s, rule.reminder_s), 0))
$$;

-- A log-in begins the reminder anew, unless play goes on: who logs in again in between is reminded as if they had not. A
-- wallet that is busy is left alone, and the reminder counts from before: a log-in waits for nobody's stake.
create or replace function money.logged_in(player bigint) returns void language plpgsql as $$
declare
  moment timestamptz := house_now();
begin
  update money.wallet t set reminder_from = moment
    from (select w.player_id from money.wallet w where w.player_id = player for update skip locked) free
    where t.player_id = free.player_id and (t.reminder_from is null or t.played_at is null or t.played_at
      + make_interval(secs => coalesce((select pause_s from money.play_rule), 0)) <= moment);
end $$;

-- May this stake pass? Null when it may, else the refusal. Limits hold on what the windows say under the lock.
create or replace function money.gate(w money.wallet, rule money.play_rule, stake bigint, now timestamptz) returns text
  language sql stable as $$
  select case
    when w.blocked_until > now then 'blocked'
    when money.reminder_due(w, rule) <= now then 'reminder'
    when w.play_began + make_interval(secs => w.play_limit_s) <= now
      and w.played_at + make_interval(secs => rule.pause_s) > now then 'session'
    when w.day_staked + stake > w.day_stake_limit or w.week_staked + stake > w.week_stake_limit
      or w.month_staked + stake > w.month_stake_limit
      or w.day_staked - w.day_won + stake > w.day_loss_limit or w.week_staked - w.week_won + stake > w.week_loss_limit
      or w.month_staked - w.month_won + stake > w.month_loss_limit then 'limit'
    when w.cash + w.bonus < stake then 'funds'
  end
$$;
