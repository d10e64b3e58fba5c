-- The office: operators and their sessions, the trail of what they do, notes on players, and what waits for a second person.
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
  left_at timestamptz,
  check (enrolled_at is null or totp_sealed is not null)
);

-- The second statement of "an admin stays": whatever the code says, the last one cannot go.
create function operator_keeps_admin() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from operator where role = 'admin' and left_at is null) then
    raise exception 'the last admin stays' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger keeps_admin after update of role, left_at on operator
  for each row when (old.role = 'admin' and (new.role <> 'admin' or new.left_at is not null))
  execute function operator_keeps_admin();

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
create function audit_text(why text, was jsonb, became jsonb) returns text language sql immutable as $$
  select lower(why || ' ' || coalesce(was::text, '') || ' ' || coalesce(became::text, ''))
$$;
create index audit_parts on audit using gin (text_parts(audit_text(why, before, after)));

create table player_note (
  id bigint primary key generated always as identity,
  player_id bigint not null references player (id),
  operator_id bigint not null references operator (id),
  body text not null,
  at timestamptz not null default house_now()
);
create index player_note_of_player on player_note (player_id, id);
create trigger append_only before update or delete or truncate on player_note
  for each statement execute function append_only_but_erased();

-- What one operator asks for and another decides.
create table approval (
  id bigint primary key generated always as identity,
  -- A row of contract/office-approvals.ts.
  kind text not null,
  -- What it is about, as in the trail: 'journal 12', 'operator 3'.
  subject text not null,
  -- What the deed is given; never a secret.
  details jsonb not null,
  why text not null,
  -- Made by the page that asks: the same press twice is one wish. Null: one wish of a kind waits for each subject.
  key text unique check (length(key) between 16 and 64),
  -- False: a correction so small that whoever asked made it alone.
  needs_second boolean not null default true check (needs_second or kind = 'correction'),
  asked_by bigint not null references operator (id),
  asked_at timestamptz not null default house_now(),
  state text not null default 'waiting' check (state in ('waiting', 'made', 'refused')),
  decided_by bigint references operator (id),
  decided_at timestamptz,
  decided_why text not null default '',
  check ((state = 'waiting') = (decided_by is null)),
  check ((decided_by is null) = (decided_at is null)),
  -- The second statement of four eyes: whatever the code says, nobody approves his own, nor what is about himself.
  check (not needs_second or state <> 'made' or (decided_by <> asked_by and subject <> 'operator ' || decided_by))
);
create unique index approval_waiting on approval (kind, subject) where state = 'waiting' and key is null;
create index approval_waiting_about on approval (subject) where state = 'waiting';
create index approval_decided on approval (id) where state <> 'waiting';
create index approval_made_alone on approval (asked_by, decided_at) where state = 'made' and not needs_second;

-- Keys of outside companies as operators set them: sealed (AES-256-GCM under a key that is not here), never in clear.
create table company_key (
  company text not null,
  -- A setting's name without the company's: 'callbackSecret', 'callbackSecretPrevious'.
  name text not null,
  -- Waiting: somebody else must approve it first.
  state text not null check (state in ('standing', 'waiting')),
  -- Names the key that sealed it, nonce, tag, and what is hidden; bound to company and name.
  sealed bytea not null,
  set_by bigint not null references operator (id),
  set_at timestamptz not null default house_now(),
  primary key (company, name, state)
);
