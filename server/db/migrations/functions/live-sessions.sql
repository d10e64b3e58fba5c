-- 1. Live sessions by the hashes of their tokens (hexadecimal), and what their players have: null where there is no wallet yet.
-- Every open page asks this every few seconds, so its plan is kept and the clock is asked once.
create or replace function live_sessions(hashes text[], session_days int, extend_after_s int)
returns table (hash text, id bigint, "playerId" bigint, "cookieHash" bytea, "expiresAt" timestamptz,
  "isPasswordDue" boolean, "isDue" boolean, "totalMinor" bigint, currency text, version bigint)
language plpgsql as $$
declare
  moment timestamptz := house_now();
  due timestamptz := moment + make_interval(days => session_days) - make_interval(secs => extend_after_s);
begin
  return query
    select encode(s.token_hash, 'hex'), s.id, s.player_id, s.cookie_hash, s.expires_at,
      p.password_due is not null, s.expires_at < due, w.cash + w.bonus, w.currency, w.version
    from session s join player p on p.id = s.player_id left join money.wallet w on w.player_id = p.id
    where s.token_hash = any (array(select decode(h, 'hex') from unnest(hashes) h))
      and s.ended_at is null and s.expires_at > moment;
end
$$;
