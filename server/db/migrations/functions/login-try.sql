-- 2. Before a login's password is compared: one more try, or how long to wait; and the account, whose columns are null when
-- the number has none. asks: {device, known, strange, pressed}, each as take_try has them, chosen by whether the browser's
-- device cookie (of_mark, null without) is known for the number, else the address, and by whether `pressure` ({kind, subject, windowS, most}, also counted) is full; absent when the tries are counted
-- elsewhere. asks.opened: {windowS, most} of the sessions that one account opens, which a right password does not forgive:
-- nobody but who has it can use them up.
create or replace function login_try(of_number text, from_address text, of_mark bytea, asks jsonb, pressure jsonb,
  out place text, out "waitS" float8, out tickets jsonb, out id bigint, out number text, out "passwordHash" text,
  out currency text, out "rankId" int, out language text, out "smsNotifications" boolean, out "smsSecurity" boolean,
  out "passwordDue" text, out "hasAuthenticator" boolean)
language plpgsql as $$
declare
  chosen jsonb;
  since timestamptz;
  pressing int;
  moment timestamptz;
  oldest timestamptz; -- of as many of the account's sessions as may be opened in the window
begin
  place := case
    when of_number is null then 'strange'
    when of_mark is not null and is_known_device(of_number, of_mark) then 'device'
    when is_known_address(of_number, from_address) then 'known'
    else 'strange' end;
  "waitS" := 0;
  tickets := '[]';
  if asks ? 'opened' and of_number is not null then
    -- The clock is a volatile function: asked once, so that the index can be used.
    moment := house_now();
    since := moment - make_interval(secs => (asks -> 'opened' ->> 'windowS')::float8);
    select s.created_at into oldest from session s
      where s.player_id = (select p.id from player p where p.number = of_number) and s.created_at > since
      order by s.created_at desc offset (asks -> 'opened' ->> 'most')::int - 1 limit 1;
    if oldest is not null then
      "waitS" := extract(epoch from oldest - since)::float8;
      return;
    end if;
  end if;
  if asks ? 'known' then
    chosen := asks -> place;
    if place = 'strange' then
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
