-- What a login may ask beside the password, what it has to demand, and when somebody else may have come in.
alter table player
  -- Each log-in asks for a code that is sent by SMS.
  add column sms_security boolean not null default false,
  -- The password has had its time. 'reset': it opens nothing until a recovery; 'change': it opens a session that can only
  -- read and change it.
  add column password_due text check (password_due in ('reset', 'change')),
  -- The newest event after which the person may not be the player; the next withdrawal is looked at for a while.
  add column doubt_at timestamptz,
  add column doubt text check (doubt in ('new-device', 'recovery', 'new-number')),
  add check ((doubt_at is null) = (doubt is null));

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

-- The device had been known for less than a day.
alter table session add column is_new_device boolean not null default false;
