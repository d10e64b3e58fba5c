-- Players, their sessions, the codes that were sent to their phones, and the tries that throttles count.
create table player (
  id bigint primary key generated always as identity,
  -- The full number with prefix, without plus: also the user name.
  number text not null unique check (number ~ '^[1-9]\d{6,14}$'),
  password_hash text not null,
  currency text not null,
  country text not null,
  rank_id int not null default 0,
  language text not null default 'en',
  first_name text not null default '',
  last_name text not null default '',
  birth_date date,
  email text not null default '',
  subscribe_to_email boolean not null default false,
  sms_notifications boolean not null default true,
  -- When the number was proven to be the player's: by a code from an SMS, or by a payment approved on that phone.
  number_proven_at timestamptz,
  created_at timestamptz not null default house_now()
);

create table session (
  id bigint primary key generated always as identity,
  player_id bigint not null references player (id),
  -- Hashes only: a copy of this table opens nothing.
  token_hash bytea not null unique,
  -- The other half of a browser's session, in an HttpOnly cookie; null for a client that is not a browser.
  cookie_hash bytea,
  address text not null,
  agent text not null,
  is_mobile boolean not null,
  created_at timestamptz not null default house_now(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index session_of_player on session (player_id) where ended_at is null;
-- Where a player has logged in before: such an address is not slowed by what strangers try elsewhere.
create index session_known_address on session (player_id, address, created_at);

create table sms_code (
  id bigint primary key generated always as identity,
  verification_key text not null unique,
  player_id bigint not null references player (id),
  number text not null,
  purpose text not null,
  code_hash text not null,
  tries int not null default 0,
  used_at timestamptz,
  created_at timestamptz not null default house_now(),
  expires_at timestamptz not null
);
create index sms_code_of_number on sms_code (number, purpose, created_at);

-- One row a try; a throttle counts the rows of its subject in a window. Old rows are swept by a job.
create table attempt (
  id bigint primary key generated always as identity,
  kind text not null,
  subject text not null,
  at timestamptz not null default house_now()
);
create index attempt_of_subject on attempt (kind, subject, at);
