-- 1. The gate in front of stakes.

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

-- May this stake pass? Null when it may, else the refusal. Limits hold on what the windows say under the lock.
create or replace function money.gate(w money.wallet, stake bigint, now timestamptz) returns text language sql immutable as $$
  select case
    when w.blocked_until > now then 'blocked'
    when w.day_staked + stake > w.day_stake_limit or w.week_staked + stake > w.week_stake_limit
      or w.month_staked + stake > w.month_stake_limit
      or w.day_staked - w.day_won + stake > w.day_loss_limit or w.week_staked - w.week_won + stake > w.week_loss_limit
      or w.month_staked - w.month_won + stake > w.month_loss_limit then 'limit'
    when w.cash + w.bonus < stake then 'funds'
  end
$$;
