-- Logging in: sessions, second factors, devices that are known, and the tries that throttles count.
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
  -- The device had been known for less than a day.
  is_new_device boolean not null default false,
  created_at timestamptz not null default house_now(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index session_of_player on session (player_id) where ended_at is null;
-- Where a player has logged in before: such an address is not slowed by what strangers try elsewhere.
create index session_known_address on session (player_id, address, created_at);

-- Codes that were sent to phones.
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

create table authenticator (
  player_id bigint primary key references player (id),
  -- The key that the app shares with us, sealed: a copy of this table makes no codes.
  sealed_key bytea not null,
  -- The session that was shown the key. Only it can switch on, so nobody plants a key that he has seen.
  session_id bigint not null references session (id),
  -- Null: shown, and asked for by nothing yet.
  confirmed_at timestamptz,
  -- The 30-second step of the newest code that was taken: each works once, and none older than it.
  last_step bigint not null default 0
);

-- Where a player has logged in before. Browsers are known by a cookie, other clients by what they call themselves.
create table device (
  player_id bigint not null references player (id),
  -- A hash: a copy of this table is nobody's device.
  mark bytea not null,
  -- Whether it was told as a new one: the account's first device is not.
  was_news boolean not null,
  first_seen_at timestamptz not null default house_now(),
  seen_at timestamptz not null default house_now(),
  primary key (player_id, mark)
);
create index device_seen on device (seen_at);

-- One row a try; a throttle counts the rows of its subject in a window. Old rows are swept by a job.
create table attempt (
  id bigint primary key generated always as identity,
  kind text not null,
  subject text not null,
  at timestamptz not null default house_now()
);
create index attempt_of_subject on attempt (kind, subject, at);
