-- What protects players beside the gate in their wallets: rules they set, holds, who they are, and the exclusion register.

-- Every change of a player's rules: what it was, what it is to be, and from when. Rules that loosen are asked for, and
-- confirmed or dropped later; the newest row of a subject says whether one waits.
create table protection_step (
  id bigint primary key generated always as identity,
  player_id bigint not null references player (id),
  -- 'dayDeposit' ... 'monthLoss', 'cancelling', 'reminder', 'timeOut', 'exclusion'
  subject text not null,
  step text not null check (step in ('set', 'asked', 'confirmed', 'dropped')),
  -- Minor units, minutes, 'forbidden', a moment; null is none.
  old_value text,
  new_value text,
  at timestamptz not null default house_now(),
  effective_at timestamptz not null
);
create index protection_step_of_player on protection_step (player_id, subject, id desc);
create trigger append_only before update or delete or truncate on protection_step
  for each statement execute function money.append_only();

-- A hold: what the house may not let an account do before something is cleared up, and what the player is asked for.
create table player_hold (
  id bigint primary key generated always as identity,
  player_id bigint not null references player (id),
  -- A key of contract/holds.ts; the player reads its text.
  reason text not null,
  asks text not null check (asks <> ''),
  due_on date not null,
  -- Each holds what the ones before it hold.
  blocks text not null check (blocks in ('withdrawals', 'deposits', 'play')),
  -- Null: the house itself, by a rule.
  placed_by bigint references operator (id),
  placed_at timestamptz not null default house_now(),
  lifted_by bigint references operator (id),
  lifted_at timestamptz,
  lifted_why text not null default '',
  check ((lifted_by is null) = (lifted_at is null))
);
create index player_hold_open on player_hold (player_id) where lifted_at is null;
create index player_hold_of_player on player_hold (player_id, id);

create table hold_answer (
  id bigint primary key generated always as identity,
  hold_id bigint not null references player_hold (id),
  player_id bigint not null references player (id),
  body text not null check (body <> ''),
  at timestamptz not null default house_now()
);
create index hold_answer_of_player on hold_answer (player_id, id);
create index hold_answer_of_hold on hold_answer (hold_id, id);
create trigger append_only before update or delete or truncate on hold_answer
  for each statement execute function append_only_but_erased();

-- Documents that were checked.
create table player_identity (
  player_id bigint primary key references player (id),
  document_type text not null,
  -- The number itself, sealed for this player; what is shown is its end.
  document_sealed bytea not null,
  last4 text not null check (last4 ~ '^\d{4}$'),
  -- A keyed hash: one document is one player, and nobody who has only this table can try numbers against it.
  document_mark bytea not null,
  -- As they stood on it: a player who changes his name is checked again.
  first_name text not null,
  last_name text not null,
  birth_date date not null,
  checked_at timestamptz not null default house_now(),
  -- Null: a register has checked it. Else compliance has looked at the document itself.
  granted_by bigint references operator (id),
  constraint one_document_one_player unique (document_type, document_mark)
);

-- Every try, whatever came of it.
create table identity_check (
  id bigint primary key generated always as identity,
  player_id bigint not null references player (id),
  at timestamptz not null default house_now(),
  document_type text not null,
  last4 text not null check (last4 ~ '^\d{4}$'),
  result text not null check (result in ('match', 'mismatch', 'unavailable', 'by-hand'))
);
create index identity_check_of_player on identity_check (player_id, id);
create trigger append_only before update or delete or truncate on identity_check
  for each statement execute function append_only_but_erased();

-- The national exclusion register: what it said last of each player, and what of ours it has been told.
create table exclusion_check (
  player_id bigint primary key references player (id),
  -- The number that was asked for: another one is asked for anew.
  number text not null,
  -- Answers only: silence changes nothing.
  result text not null check (result in ('clear', 'listed')),
  answered_at timestamptz not null default house_now()
);

create table exclusion_report (
  id bigint primary key generated always as identity,
  player_id bigint not null references player (id),
  until timestamptz not null,
  asked_at timestamptz not null default house_now(),
  -- Null: the register has not taken it yet.
  reported_at timestamptz
);
create index exclusion_report_owed on exclusion_report (player_id) where reported_at is null;
