-- The office: operators and their sessions, notes on players, corrections that wait for a second person, and the trail of all of it.
create table operator (
  id bigint primary key generated always as identity,
  name text not null unique check (name ~ '^[a-z][a-z0-9.-]{1,31}$'),
  -- A row of contract/office-roles.ts.
  role text not null,
  password_hash text not null,
  -- The sealed key of the authenticator app; it counts from enrolled_at on, until then it is only offered.
  totp_sealed bytea,
  -- The newest step whose code was taken: each code opens once.
  totp_step bigint not null default 0,
  enrolled_at timestamptz,
  created_at timestamptz not null default house_now(),
  check (enrolled_at is null or totp_sealed is not null)
);

create table operator_session (
  id bigint primary key generated always as identity,
  operator_id bigint not null references operator (id),
  -- Hashes only: a copy of this table opens nothing.
  token_hash bytea not null unique,
  -- The other half of a browser's session; null for a program.
  cookie_hash bytea,
  address text not null,
  agent text not null,
  created_at timestamptz not null default house_now(),
  -- Polls are not activity and do not move it.
  seen_at timestamptz not null default house_now(),
  ended_at timestamptz
);
create index operator_session_of_operator on operator_session (operator_id) where ended_at is null;

-- Who did what to what, why, and how it was before and after.
create table audit (
  id bigint primary key generated always as identity,
  at timestamptz not null default house_now(),
  -- Null: the house itself, by a command at its own machine.
  operator_id bigint references operator (id),
  action text not null check (action ~ '^[a-z-]+\.[a-z-]+$'),
  -- What it was done to: 'player 12', 'operator 3', 'correction 7'.
  subject text not null default '',
  why text not null default '',
  before jsonb,
  after jsonb,
  address text not null default ''
);
create index audit_of_operator on audit (operator_id, id);
create index audit_of_subject on audit (subject, id);
create trigger append_only before update or delete or truncate on audit execute function money.append_only();

create table player_note (
  id bigint primary key generated always as identity,
  player_id bigint not null references player (id),
  operator_id bigint not null references operator (id),
  body text not null,
  at timestamptz not null default house_now()
);
create index player_note_of_player on player_note (player_id, id);
create trigger append_only before update or delete or truncate on player_note execute function money.append_only();

create table correction_request (
  id bigint primary key generated always as identity,
  -- Made by the page that asks: the same press twice is one correction.
  key text not null unique check (length(key) between 16 and 64),
  player_id bigint not null references player (id),
  direction text not null check (direction in ('give', 'take')),
  currency text not null,
  minor bigint not null check (minor > 0),
  reason text not null check (reason <> ''),
  needs_second boolean not null,
  asked_by bigint not null references operator (id),
  asked_at timestamptz not null default house_now(),
  state text not null default 'waiting' check (state in ('waiting', 'made', 'refused')),
  decided_by bigint references operator (id),
  decided_at timestamptz,
  decided_why text not null default '',
  check ((state = 'waiting') = (decided_by is null)),
  check ((decided_by is null) = (decided_at is null)),
  -- The second statement of four eyes: whatever the code says, nobody approves his own.
  check (not needs_second or state <> 'made' or decided_by <> asked_by)
);
create index correction_request_waiting on correction_request (id) where state = 'waiting';
create index correction_request_of_player on correction_request (player_id, id);
create index correction_request_made_alone on correction_request (asked_by, decided_at) where state = 'made' and not needs_second;
