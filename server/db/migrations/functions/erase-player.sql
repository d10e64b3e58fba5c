-- 4. Every table that holds something of a person, in one place. The books keep their amounts: they name an id, and nobody
-- can be found by it any more.
create or replace function erase_player(erased bigint) returns void language plpgsql as $$
declare
  old_number text := (select number from player where id = erased);
begin
  perform set_config('uwanja.erasing', 'on', true);
  -- 999 is no country's prefix.
  update player set number = '999' || lpad(erased::text, 10, '0'), password_hash = 'erased', phone_pin_hash = null, first_name = '', last_name = '',
    birth_date = null, email = '', subscribe_to_email = false, sms_notifications = false, number_proven_at = null,
    refcode = '', sms_security = false, erased_at = house_now() where id = erased;
  delete from authenticator where player_id = erased;
  delete from device where player_id = erased;
  delete from push_subscription where player_id = erased;
  update session set address = '', agent = '', ended_at = coalesce(ended_at, house_now()) where player_id = erased;
  delete from sms_code where player_id = erased or number = old_number;
  delete from attempt where subject = old_number or subject like old_number || ' %' or subject = erased::text;
  delete from message where player_id = erased;
  delete from player_identity where player_id = erased;
  update identity_check set last4 = '0000' where player_id = erased;
  delete from exclusion_check where player_id = erased;
  delete from favourite_game where player_id = erased;
  delete from game_recent where player_id = erased;
  delete from hold_picture where player_id = erased;
  update player_hold set asks = '-' where player_id = erased;
  update hold_answer set body = '-' where player_id = erased;
  update player_note set body = '-' where player_id = erased;
  update dormant_account set claim_reference = '-' where player_id = erased and claim_reference <> '';
  update dormant_search set body = '-' where dormant_id in (select id from dormant_account where player_id = erased);
  -- Cases of suspicion stay, as the law wants; the mark of the names is of no more use.
  update screening_hit set of_person = null where player_id = erased;
  -- What a person agreed with the player; the sign and its figures name nobody any more.
  update harm_sign set done_what = '' where player_id = erased;
  update payment set msisdn = '', next_step = null,
    details = (select coalesce(jsonb_object_agg(k, v), '{}') from jsonb_each(details) d (k, v)
      where k in ('theirCurrency', 'theirMinor', 'rate')) where player_id = erased;
  update parked_return set msisdn = '' where payment_id in (select id from payment where player_id = erased);
  update stray_payment set account_reference = '', msisdn = '' where account_reference = old_number or msisdn = old_number;
  perform set_config('uwanja.erasing', 'off', true);
end $$;
