-- 1. When a player was last seen: polled or logged in, staked, paid in or asked for money. Unlike last_active_at, which the law on
-- dormant accounts reads, neither a session that only stands nor a break that ends later counts. A session lives for `session_days`
-- from its last good poll; whoever ended it later was not the player.
create or replace function last_seen_at(of_player bigint, session_days int) returns timestamptz language sql stable as $$
  select greatest(p.created_at,
    (select max(least(s.expires_at - make_interval(days => session_days), coalesce(s.ended_at, 'infinity')))
      from session s where s.player_id = p.id),
    (select j.at from money.journal j where j.player_id = p.id
      and j.kind in ('wager.staked', 'deposit.settled', 'withdrawal.held') order by j.version desc limit 1))
  from player p where p.id = of_player
$$;
