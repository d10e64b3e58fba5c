-- 1. When a player last used the account: logged in (a session counts to its end), staked, paid in or asked for money. What kept
-- them from using it counts too: a break, a hold until it was lifted. So does money that was claimed back.
create or replace function last_active_at(of_player bigint) returns timestamptz language sql stable as $$
  select greatest(p.created_at, w.time_out_until,
    (select max(least(coalesce(s.ended_at, s.expires_at), house_now())) from session s where s.player_id = p.id),
    (select j.at from money.journal j where j.player_id = p.id
      and j.kind in ('wager.staked', 'deposit.settled', 'withdrawal.held') order by j.version desc limit 1),
    (select max(h.lifted_at) from player_hold h where h.player_id = p.id),
    (select max(d.ended_at) from dormant_account d where d.player_id = p.id and d.state = 'claimed'))
  from player p left join money.wallet w on w.player_id = p.id where p.id = of_player
$$;

-- May the money of an account become dormant at all? Not of the excluded, the held and the closed, nor while any of it is under
-- way or owed.
create or replace function may_lie_dormant(of_player bigint) returns boolean language sql stable as $$
  select exists (
    select 1 from money.wallet w where w.player_id = of_player and w.cash > 0 and w.held = 0 and w.debt = 0
      and (w.blocked_until is null or w.blocked_until <= house_now())
      and not exists (select 1 from player_hold h where h.player_id = w.player_id and h.lifted_at is null))
$$;
