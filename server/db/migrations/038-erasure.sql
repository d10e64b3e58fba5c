-- Erasure: what a player asked for, what the law makes us keep of him (sealed), and numbers that rest after it.
create table erasure_request (
  id bigint primary key generated always as identity,
  player_id bigint not null references player (id),
  asked_at timestamptz not null default house_now(),
  due_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'kept', 'done')),
  -- What stood in its way when it was due.
  blocked_by text[] not null default '{}',
  ended_at timestamptz,
  check ((state = 'waiting') = (ended_at is null))
);
create unique index erasure_waiting on erasure_request (player_id) where state = 'waiting';
create index erasure_in_order on erasure_request (id desc);

create table erased_player (
  player_id bigint primary key references player (id),
  -- All that was kept about him, sealed; null: its years are over.
  sealed bytea,
  erased_at timestamptz not null default house_now(),
  keep_until date not null
);

-- Keyed hashes of numbers: who has only this table cannot try numbers against it.
create table number_rest (
  mark bytea primary key,
  until timestamptz not null,
  -- Its player had excluded himself and had not come back.
  is_excluded boolean not null
);

alter table player add column erased_at timestamptz;

-- What players and operators wrote stays as it is, except for erasing its player.
create function append_only_but_erased() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or current_setting('uwanja.erasing', true) is distinct from 'on' then
    raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
drop trigger append_only on hold_answer;
create trigger append_only before update or delete or truncate on hold_answer
  for each statement execute function append_only_but_erased();
drop trigger append_only on player_note;
create trigger append_only before update or delete or truncate on player_note
  for each statement execute function append_only_but_erased();
drop trigger append_only on identity_check;
create trigger append_only before update or delete or truncate on identity_check
  for each statement execute function append_only_but_erased();

-- Every table that holds something of a person, in one place. The books keep their amounts: they name an id, and nobody
-- can be found by it any more.
create function erase_player(erased bigint) returns void language plpgsql as $$
declare
  old_number text := (select number from player where id = erased);
begin
  perform set_config('uwanja.erasing', 'on', true);
  -- 999 is no country's prefix.
  update player set number = '999' || lpad(erased::text, 10, '0'), password_hash = 'erased', first_name = '', last_name = '',
    birth_date = null, email = '', subscribe_to_email = false, sms_notifications = false, number_proven_at = null,
    refcode = '', sms_security = false, erased_at = house_now() where id = erased;
  delete from authenticator where player_id = erased;
  delete from device where player_id = erased;
  update session set address = '', agent = '', ended_at = coalesce(ended_at, house_now()) where player_id = erased;
  delete from sms_code where player_id = erased or number = old_number;
  delete from attempt where subject = old_number or subject like old_number || ' %' or subject = erased::text;
  delete from message where player_id = erased;
  delete from player_identity where player_id = erased;
  update identity_check set last4 = '0000' where player_id = erased;
  delete from exclusion_check where player_id = erased;
  delete from favourite_game where player_id = erased;
  delete from game_recent where player_id = erased;
  update player_hold set asks = '-' where player_id = erased;
  update hold_answer set body = '-' where player_id = erased;
  update player_note set body = '-' where player_id = erased;
  update payment set msisdn = '', next_step = null,
    details = (select coalesce(jsonb_object_agg(k, v), '{}') from jsonb_each(details) d (k, v)
      where k in ('theirCurrency', 'theirMinor', 'rate')) where player_id = erased;
  update parked_return set msisdn = '' where payment_id in (select id from payment where player_id = erased);
  update stray_payment set account_reference = '', msisdn = '' where account_reference = old_number or msisdn = old_number;
  perform set_config('uwanja.erasing', 'off', true);
end $$;
