-- 3. After the right password: everything that it may still fail on is looked at with the player's row locked, and only then
-- is anything written. outcome: 'open', or what is wrong: 'password' (another one was set since), 'reset', 'factor'.
-- factor: {kind: none | authenticator | sms, sealedKey (hex), step, codeId}; session: {tokenHash, cookieHash (hex), address,
-- agent, isMobile, days, mark (hex), most}; forgiven: {ids, subjects} of forgive_tries, null when the tries are counted
-- elsewhere. ended: ids of the player's sessions that were longest without a poll and beyond `most`. mailTo: where the mail
-- about this log-in goes, null for nowhere: said here, so that what the new session changes does not lead it elsewhere.
create or replace function enter_account(of_player bigint, with_hash text, factor jsonb, renewed_hash text, session jsonb, forgiven jsonb,
  out outcome text, out "passwordDue" text, out device text, out "totalMinor" bigint,
  out ended jsonb, out "mailTo" text)
language plpgsql as $$
declare
  door record;
  due text; -- what the factor must be now
  opened bigint;
  waits text := current_setting('synchronous_commit');
begin
  select p.password_hash, p.password_due, p.sms_security, case when p.subscribe_to_email then nullif(p.email, '') end as mail
    into door from player p where p.id = of_player for update;
  -- A recovery may have set another password since: the old one must not open a session that the recovery did not end.
  if not found or door.password_hash <> with_hash then
    outcome := 'password';
    return;
  end if;
  if door.password_due = 'reset' then
    outcome := 'reset';
    return;
  end if;
  due := case
    when exists (select 1 from authenticator a where a.player_id = of_player and a.confirmed_at is not null) then 'authenticator'
    when door.sms_security then 'sms'
    else 'none' end;
  outcome := 'factor';
  -- What was switched on or used since it was read does not pass.
  if due <> factor ->> 'kind' then
    return;
  end if;
  if due = 'authenticator' and not take_step(of_player, decode(factor ->> 'sealedKey', 'hex'), (factor ->> 'step')::bigint) then
    return;
  end if;
  if due = 'sms' and not use_code((factor ->> 'codeId')::bigint) then
    return;
  end if;
  outcome := 'open';
  "passwordDue" := door.password_due;
  "mailTo" := door.mail;
  if renewed_hash is not null then
    update player set password_hash = renewed_hash where player.id = of_player;
  end if;
  device := see_device(of_player, decode(session ->> 'mark', 'hex'));
  if device = 'new' then
    update player set doubt_at = house_now(), doubt = 'new-device' where player.id = of_player;
  end if;
  opened := open_session(of_player, decode(session ->> 'tokenHash', 'hex'), decode(session ->> 'cookieHash', 'hex'),
    session ->> 'address', session ->> 'agent', (session ->> 'isMobile')::boolean, device in ('new', 'recent'),
    (session ->> 'days')::int);
  -- Push goes along with who comes back to a browser, and ends for who was there before.
  update push_subscription set session_id = opened where mark = decode(session ->> 'mark', 'hex') and player_id = of_player;
  delete from push_subscription where mark = decode(session ->> 'mark', 'hex') and player_id <> of_player;
  with over as (
    update session s set ended_at = house_now() where s.id in (
      select o.id from session o where o.player_id = of_player and o.ended_at is null
      order by o.expires_at desc, o.id desc offset (enter_account.session ->> 'most')::int)
    returning s.id)
  select coalesce(jsonb_agg(over.id::text), '[]') into ended from over;
  select w.cash + w.bonus into "totalMinor" from money.wallet w where w.player_id = of_player;
  if forgiven is not null then
    perform forgive_tries(forgiven -> 'ids', forgiven -> 'subjects');
    -- Which lets its own commit go without the disk: a session waits for it.
    perform set_config('synchronous_commit', waits, true);
  end if;
end
$$;
