-- 8. The gate in front of stakes.

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
  select * into r from money.moved_within(w.player_id, w.day_edge, day_from);
  w.day_staked := w.day_staked - r.staked; w.day_won := w.day_won - r.won;
  select * into r from money.moved_within(w.player_id, w.week_edge, week_from);
  w.week_staked := w.week_staked - r.staked; w.week_won := w.week_won - r.won;
  select * into r from money.moved_within(w.player_id, w.month_edge, month_from);
  w.month_staked := w.month_staked - r.staked; w.month_won := w.month_won - r.won;
  w.day_edge := day_from; w.week_edge := week_from; w.month_edge := month_from;
  -- No window of the calendar is open.
  w.day := null; w.week := null; w.month := null;
  return w;
end $$;

-- What this player's journals after a moment moved in windows, by the moment at which it counts: an undone stake at that of
-- the stake, a win that is reversed or said anew at that of the win, and what an undone stake put right of a round's tax at its
-- last win. What is owed or repaid of it (line 9) was played for all the same. Its
-- journals stand in the order of their versions; the way is fixed, because the planner would read everybody's of that time.
create or replace function money.play_moves(in_player bigint, since timestamptz)
  returns table (at timestamptz, staked bigint, won bigint) language plpgsql stable
  set jit = off set max_parallel_workers_per_gather = 0 set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  behind bigint := money.id_from(since);
  begins bigint := coalesce((select t.version from money.journal t
    where t.player_id = in_player and t.at <= since and t.id >= behind order by t.version desc limit 1), 0);
begin
  return query
    select m.at, sum(m.staked)::bigint, sum(m.won)::bigint
    from money.journal t
      cross join lateral (
        select coalesce(sum(e.minor) filter (where e.line <= 2), 0) as played,
          coalesce(sum(e.minor) filter (where e.line between 3 and 8), 0) as taxed
        from money.entry e where e.journal_id = t.id and e.journal_id >= behind and e.account_id in (in_player * 8, in_player * 8 + 1)) e
      left join money.journal b on b.id = money.stake_given_back(t)
      left join money.journal r on r.id = money.win_named(t)
      cross join lateral (
        select t.at, -e.played, 0::numeric where t.kind = 'wager.staked'
        union all select b.at, -e.played, 0 where b.id is not null
        union all select money.last_win(b, t.version), 0, e.taxed where b.id is not null and e.taxed <> 0
        union all select t.at, 0, e.played + e.taxed where t.kind = 'wager.won'
        union all select r.at, 0, e.played + e.taxed where r.id is not null) m (at, staked, won)
    where t.player_id = in_player and t.id >= behind and t.version > begins and m.at > since
    group by m.at having sum(m.staked) <> 0 or sum(m.won) <> 0;
end $$;

-- When the last win of a bet's round was, of those that stood when its player's book had this version.
create or replace function money.last_win(bet money.journal, before bigint) returns timestamptz language sql stable as $$
  select max(w.at) from money.round_journals(bet.source, bet.round, bet.player_id) w
  where w.kind = 'wager.won' and w.version < before
    and ((select u.version from money.journal u where u.id = money.reversal_id(w.id)) < before) is not true
$$;

-- The wallet whose windows become of the other kind: they hold from the first moment what was played before.
create or replace function money.windows_anew(w money.wallet, slides boolean, now timestamptz, zone text) returns money.wallet
  language plpgsql stable as $$
declare
  day_from timestamptz := now - interval '24 hours';
  week_from timestamptz := now - interval '168 hours';
  month_from timestamptz := now - interval '720 hours';
begin
  w.day := null; w.week := null; w.month := null;
  if not slides then
    -- No window of the calendar is open, so all three open now. What comes after a moment is counted: their first one too.
    w := money.wallet_in_windows(w, (now at time zone zone)::date);
    day_from := w.day::timestamp at time zone zone - interval '1 microsecond';
    week_from := w.week::timestamp at time zone zone - interval '1 microsecond';
    month_from := w.month::timestamp at time zone zone - interval '1 microsecond';
  end if;
  select coalesce(sum(m.staked) filter (where m.at > day_from), 0), coalesce(sum(m.won) filter (where m.at > day_from), 0),
      coalesce(sum(m.staked) filter (where m.at > week_from), 0), coalesce(sum(m.won) filter (where m.at > week_from), 0),
      coalesce(sum(m.staked) filter (where m.at > month_from), 0), coalesce(sum(m.won) filter (where m.at > month_from), 0)
    into w.day_staked, w.day_won, w.week_staked, w.week_won, w.month_staked, w.month_won
    from money.play_moves(w.player_id, least(week_from, month_from)) m;
  w.day_edge := case when slides then day_from end;
  w.week_edge := case when slides then week_from end;
  w.month_edge := case when slides then month_from end;
  return w;
end $$;

-- The same for who holds the wallet's lock: written down at once, so that nobody reads its journals for it again. Each
-- wallet does it when it is first played with after the rule has changed, so a change waits for nobody and nobody for it.
create or replace function money.windows_changed(w money.wallet, slides boolean, now timestamptz, zone text) returns money.wallet
  language plpgsql as $$
begin
  w := money.windows_anew(w, slides, now, zone);
  delete from money.play_move m where m.player_id = w.player_id;
  if slides then
    insert into money.play_move select w.player_id, m.* from money.play_moves(w.player_id, w.month_edge) m;
  end if;
  update money.wallet t set day = w.day, week = w.week, month = w.month, day_edge = w.day_edge, week_edge = w.week_edge,
      month_edge = w.month_edge, day_staked = w.day_staked, day_won = w.day_won, week_staked = w.week_staked,
      week_won = w.week_won, month_staked = w.month_staked, month_won = w.month_won
    where t.player_id = w.player_id;
  return w;
end $$;

-- The wallet's windows as they are now, whatever they were when it was written.
create or replace function money.wallet_at(w money.wallet, rule money.play_rule, now timestamptz, zone text) returns money.wallet
  language plpgsql stable as $$
declare
  slides boolean := coalesce(rule.windows = 'sliding', false);
begin
  if slides <> (w.month_edge is not null) then
    return money.windows_anew(w, slides, now, zone);
  elsif slides then
    return money.slid(w, now);
  end if;
  return money.wallet_in_windows(w, (now at time zone zone)::date);
end $$;

-- The same for who is about to count in them, under the wallet's lock.
create or replace function money.wallet_to_count(w money.wallet, rule money.play_rule, now timestamptz, zone text)
  returns money.wallet language plpgsql as $$
declare
  slides boolean := coalesce(rule.windows = 'sliding', false);
begin
  if slides <> (w.month_edge is not null) then
    return money.windows_changed(w, slides, now, zone);
  elsif slides then
    return money.slid(w, now);
  end if;
  return money.wallet_in_windows(w, (now at time zone zone)::date);
end $$;

-- The wallet with what was staked and won counted, at the moment and on the day at which it counts: a window that began
-- after it has nothing to count, and of what no window holds nothing is kept. Its windows are those of now.
create or replace function money.counted(w money.wallet, staked bigint, won bigint, at timestamptz, on_day date)
  returns money.wallet language plpgsql as $$
declare
  slides boolean := w.month_edge is not null;
begin
  if at is null or (staked = 0 and won = 0) then
    return w;
  end if;
  if slides then
    delete from money.play_move m where m.player_id = w.player_id and m.at <= w.month_edge;
    if at > w.month_edge then
      insert into money.play_move values (w.player_id, at, staked, won);
    end if;
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

-- What is kept of players who do not play any more, of the next so many players after one: answers the last of them, null
-- when there are no more. Of whoever counted nothing for so long no window of any kind holds anything; who comes back has
-- windows made anew. A wallet that is busy is left to the next time.
create or replace function money.sweep_moves(after bigint, most int) returns bigint language plpgsql
  set enable_seqscan = off set enable_bitmapscan = off
as $$
declare
  idle_from timestamptz := house_now() - interval '62 days';
  found_at timestamptz;
begin
  for n in 1 .. most loop
    select m.player_id, m.at into after, found_at from money.play_move m
      where m.player_id > after order by m.player_id, m.at limit 1;
    if not found then
      return null;
    end if;
    if found_at <= idle_from then
      perform 1 from money.wallet w where w.player_id = after for update skip locked;
      if found and not exists (select 1 from money.play_move m where m.player_id = after and m.at > idle_from) then
        delete from money.play_move m where m.player_id = after;
        update money.wallet w set day_edge = null, week_edge = null, month_edge = null, day_staked = 0, day_won = 0,
          week_staked = 0, week_won = 0, month_staked = 0, month_won = 0
          where w.player_id = after and w.month_edge is not null;
      end if;
    end if;
  end loop;
  return after;
end $$;

-- When the session of play began of which a stake that passes now is: the one that goes on, or another.
create or replace function money.play_began(w money.wallet, rule money.play_rule, now timestamptz) returns timestamptz
  language sql stable as $$
  select case when w.played_at + make_interval(secs => rule.pause_s) > now then w.play_began else now end
$$;

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
