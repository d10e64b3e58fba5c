-- What a player agreed to and took back, and when: the words of the terms and of the privacy policy by the day since which they
-- stand, and being written to by mail and SMS (docs/decisions/078).
create table consent (
  id bigint primary key generated always as identity,
  player_id bigint not null references player (id),
  subject text not null check (subject in ('terms', 'mail', 'sms')),
  -- Of the terms: the day of their words, or 'registration' for who came before days were kept.
  version text not null default '',
  is_given boolean not null,
  at timestamptz not null default house_now(),
  check ((subject = 'terms') = (version <> ''))
);
create index consent_of_player on consent (player_id, id);
create unique index consent_once on consent (player_id, version) where subject = 'terms';
create trigger append_only before update or delete or truncate on consent
  for each statement execute function money.append_only();

insert into consent (player_id, subject, version, is_given, at)
select id, 'terms', 'registration', true, created_at from player where erased_at is null;

-- Whatever code switches them, the choice is kept with its moment.
create function choices_are_kept() returns trigger language plpgsql as $$
begin
  if new.erased_at is not null then
    return null;
  end if;
  if (tg_op = 'INSERT' and new.subscribe_to_email) or (tg_op = 'UPDATE' and new.subscribe_to_email <> old.subscribe_to_email) then
    insert into consent (player_id, subject, is_given) values (new.id, 'mail', new.subscribe_to_email);
  end if;
  if (tg_op = 'INSERT' and new.sms_notifications) or (tg_op = 'UPDATE' and new.sms_notifications <> old.sms_notifications) then
    insert into consent (player_id, subject, is_given) values (new.id, 'sms', new.sms_notifications);
  end if;
  return null;
end $$;
create trigger choices_are_kept after insert or update of subscribe_to_email, sms_notifications on player
  for each row execute function choices_are_kept();
