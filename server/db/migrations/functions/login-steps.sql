-- 3. The steps of a login's two statements (login-try.sql, enter-account.sql), most of which other features take as well.

-- Has this number logged in from this very address in the last 90 days?
create or replace function is_known_address(of_number text, from_address text) returns boolean language plpgsql as $$
declare
  since timestamptz := house_now() - interval '90 days';
begin
  return exists (select 1 from session s join player p on p.id = s.player_id
    where p.number = of_number and s.address = from_address and s.created_at > since);
end
$$;

-- Is this the cookie of a browser from which somebody got into the account?
create or replace function is_known_device(of_number text, with_mark bytea) returns boolean language sql stable as $$
  select exists (select 1 from device d join player p on p.id = d.player_id where p.number = of_number and d.mark = with_mark)
$$;

-- Uses a step of the app's clock up. False: somebody was faster.
create or replace function take_step(of_player bigint, with_key bytea, new_step bigint) returns boolean language plpgsql as $$
begin
  update authenticator set last_step = new_step
    where player_id = of_player and sealed_key = with_key and last_step < new_step;
  return found;
end
$$;

-- Uses the code up, and with it every other open one of that number and purpose. False: somebody was faster.
create or replace function use_code(code_id bigint) returns boolean language plpgsql as $$
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

-- 'first': the account's first device ever. 'recent': it was new less than a day ago. The player's row is locked before:
-- two log-ins at once are one piece of news. That it was seen is written once a day: only the sweep reads it, which counts
-- in hundreds of days.
create or replace function see_device(of_player bigint, with_mark bytea) returns text language plpgsql as $$
declare
  yesterday timestamptz := house_now() - interval '1 day';
  seen record;
  news boolean;
begin
  select was_news and first_seen_at > yesterday as is_recent, seen_at < yesterday as is_old into seen
    from device where player_id = of_player and mark = with_mark;
  if found then
    if seen.is_old then
      update device set seen_at = house_now() where player_id = of_player and mark = with_mark;
    end if;
    return case when seen.is_recent then 'recent' else 'known' end;
  end if;
  insert into device (player_id, mark, was_news)
    values (of_player, with_mark, exists (select 1 from device where player_id = of_player))
    returning was_news into news;
  return case when news then 'new' else 'first' end;
end
$$;

-- A session. One look at the clock for both moments: what was never extended was last seen when it was made.
create or replace function open_session(of_player bigint, token_hash bytea, cookie_hash bytea, address text, agent text,
  is_mobile boolean, is_new_device boolean, days int) returns bigint language plpgsql as $$
declare
  moment timestamptz := house_now();
  opened bigint;
begin
  insert into session (player_id, token_hash, cookie_hash, address, agent, is_mobile, is_new_device, created_at, expires_at)
    values (of_player, token_hash, cookie_hash, address, agent, is_mobile, is_new_device, moment, moment + make_interval(days => days))
    returning id into opened;
  perform money.logged_in(of_player);
  return opened;
end
$$;
