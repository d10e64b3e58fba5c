-- A login in two statements, one on either side of the comparison of the password: the way to the database costs more than its rows.

create function take_step(of_player bigint, with_key bytea, new_step bigint) returns boolean language plpgsql as $$
begin
  update authenticator set last_step = new_step
    where player_id = of_player and sealed_key = with_key and last_step < new_step;
  return found;
end
$$;

-- Uses the code up, and with it every other open one of that number and purpose. False: somebody was faster.
create function use_code(code_id bigint) returns boolean language plpgsql as $$
declare
  used record;
begin
  update sms_code set used_at = house_now()
    where id = code_id and used_at is null and expires_at > (select house_now())
    returning number, purpose into used;
  if not found then
    return false;
  end if;
  update sms_code set used_at = house_now() where number = used.number and purpose = used.purpose and used_at is null;
  return true;
end
$$;

-- 'first': the account's first device ever. 'recent': it was new less than a day ago. The player's row is locked before: two
-- log-ins at once are one piece of news.
create function see_device(of_player bigint, with_mark bytea) returns text language plpgsql as $$
declare
  seen record;
  news boolean;
begin
  update device set seen_at = house_now() where player_id = of_player and mark = with_mark
    returning was_news and first_seen_at > house_now() - interval '1 day' as is_recent into seen;
  if found then
    return case when seen.is_recent then 'recent' else 'known' end;
  end if;
  insert into device (player_id, mark, was_news)
    values (of_player, with_mark, exists (select 1 from device where player_id = of_player))
    returning was_news into news;
  return case when news then 'new' else 'first' end;
end
$$;

-- One look at the clock for both moments: what was never extended was last seen when it was made.
create function open_session(of_player bigint, token_hash bytea, cookie_hash bytea, address text, agent text, is_mobile boolean,
  is_new_device boolean, days int) returns bigint language sql as $$
  insert into session (player_id, token_hash, cookie_hash, address, agent, is_mobile, is_new_device, created_at, expires_at)
  select of_player, token_hash, cookie_hash, address, agent, is_mobile, is_new_device, n.now, n.now + make_interval(days => days)
  from (select house_now() as now) n
  returning id
$$;

-- Has this number logged in from this very address in the last 90 days?
create function is_known_address(of_number text, from_address text) returns boolean language plpgsql as $$
declare
  since timestamptz := house_now() - interval '90 days';
begin
  return exists (select 1 from session s join player p on p.id = s.player_id
    where p.number = of_number and s.address = from_address and s.created_at > since);
end
$$;

-- Before: one more try, or how long to wait; and the account, whose columns are null when the number has none.
-- asks: {known, strange, pressed}, each as take_try has them, chosen by whether the number is known there and by whether
-- `pressure` ({kind, subject, windowS, most}, also counted) is full. Null: the tries are counted elsewhere.
create function login_try(of_number text, from_address text, asks jsonb, pressure jsonb,
  out "isKnown" boolean, out "waitS" float8, out tickets jsonb, out id bigint, out number text, out "passwordHash" text,
  out currency text, out "rankId" int, out language text, out "smsNotifications" boolean, out "smsSecurity" boolean,
  out "passwordDue" text, out "hasAuthenticator" boolean)
language plpgsql as $$
declare
  chosen jsonb;
  since timestamptz;
  pressing int;
begin
  "isKnown" := of_number is not null and is_known_address(of_number, from_address);
  "waitS" := 0;
  tickets := '[]';
  if asks is not null then
    chosen := asks -> 'known';
    if not "isKnown" then
      since := house_now() - make_interval(secs => (pressure ->> 'windowS')::float8);
      select count(*) into pressing from (select 1 from attempt a
        where a.kind = pressure ->> 'kind' and a.subject = pressure ->> 'subject' and a.at > since
        limit (pressure ->> 'most')::int) newest;
      chosen := asks -> case when pressing >= (pressure ->> 'most')::int then 'pressed' else 'strange' end;
    end if;
    select t.wait_s, t.tickets into "waitS", login_try.tickets
      from take_try(chosen, jsonb_build_array(pressure),
        array(select c ->> 'kind' || ' ' || (c ->> 'subject') from jsonb_array_elements(chosen) c)) t;
    if "waitS" > 0 then
      return;
    end if;
  end if;
  select p.id, p.number, p.password_hash, p.currency, p.rank_id, p.language, p.sms_notifications, p.sms_security, p.password_due,
      exists (select 1 from authenticator a where a.player_id = p.id and a.confirmed_at is not null)
    into login_try.id, login_try.number, "passwordHash", currency, "rankId", language, "smsNotifications", "smsSecurity",
      "passwordDue", "hasAuthenticator"
    from player p where p.number = of_number;
end
$$;

-- After the right password: everything that it may still fail on is looked at with the player's row locked, and only then is
-- anything written. outcome: 'open', or what is wrong: 'password' (another one was set since), 'reset', 'factor'.
-- factor: {kind: none | authenticator | sms, sealedKey (hex), step, codeId}; session: {tokenHash, cookieHash (hex), address,
-- agent, isMobile, days, mark (hex)}; forgiven: {ids, subjects} of forgive_tries, null when the tries are counted elsewhere.
create function login_open(of_player bigint, with_hash text, factor jsonb, renewed_hash text, session jsonb, forgiven jsonb,
  out outcome text, out "passwordDue" text, out device text, out "totalMinor" bigint)
language plpgsql as $$
declare
  door record;
  due text; -- what the factor must be now
  waits text := current_setting('synchronous_commit');
begin
  select p.password_hash, p.password_due, p.sms_security into door from player p where p.id = of_player for update;
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
  if renewed_hash is not null then
    update player set password_hash = renewed_hash where player.id = of_player;
  end if;
  device := see_device(of_player, decode(session ->> 'mark', 'hex'));
  if device = 'new' then
    update player set doubt_at = house_now(), doubt = 'new-device' where player.id = of_player;
  end if;
  perform open_session(of_player, decode(session ->> 'tokenHash', 'hex'), decode(session ->> 'cookieHash', 'hex'),
    session ->> 'address', session ->> 'agent', (session ->> 'isMobile')::boolean, device in ('new', 'recent'),
    (session ->> 'days')::int);
  select w.cash + w.bonus into "totalMinor" from money.wallet w where w.player_id = of_player;
  if forgiven is not null then
    perform forgive_tries(forgiven -> 'ids', forgiven -> 'subjects');
    -- Which lets its own commit go without the disk: a session waits for it.
    perform set_config('synchronous_commit', waits, true);
  end if;
end
$$;
