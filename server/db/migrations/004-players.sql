-- Players: who they are, with which code they came, what they and the house write to each other, and how they go.

-- Parts of words: what stands somewhere in a text is found by an index, in whatever language and on both databases
-- (docs/decisions/041).
create function text_parts(words text) returns text[] language sql immutable as $$
  select coalesce(array_agg(distinct substr(w.t, i, n)), '{}')
  from (select lower(words) as t) w, generate_series(1, length(w.t)) i, (values (2), (3)) sizes (n)
  where i + n - 1 <= length(w.t)
$$;
-- The parts of what was typed that its places must all have; one letter has none, and null finds nothing.
create function asked_parts(words text) returns text[] language sql immutable as $$
  select array_agg(distinct substr(w.t, i, w.n))
  from (select lower(words) as t, least(3, greatest(2, length(words))) as n) w, generate_series(1, length(w.t) - w.n + 1) i
$$;

create table player (
  id bigint primary key generated always as identity,
  -- The full number with prefix, without plus: also the user name.
  number text not null unique check (number ~ '^[1-9]\d{6,14}$'),
  -- When the number was proven to be the player's: by a code from an SMS, or by a payment approved on that phone.
  number_proven_at timestamptz,
  password_hash text not null,
  -- The password has had its time. 'reset': it opens nothing until a recovery; 'change': it opens a session that can only
  -- read and change it.
  password_due text check (password_due in ('reset', 'change')),
  -- Each log-in asks for a code that is sent by SMS.
  sms_security boolean not null default false,
  -- The newest event after which the person may not be the player; the next withdrawal is looked at for a while.
  doubt_at timestamptz,
  doubt text check (doubt in ('new-device', 'recovery', 'new-number')),
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
  -- The code of the partner who sent him; empty: came by himself.
  refcode text not null default '',
  created_at timestamptz not null default house_now(),
  erased_at timestamptz,
  check ((doubt_at is null) = (doubt is null))
);
create index player_refcode on player (refcode, created_at) where refcode <> '';
-- Whichever of the names is said first.
create index player_name_parts on player using gin (text_parts(first_name || ' ' || last_name || ' ' || first_name));
create index player_number_start on player (number text_pattern_ops);

-- Visits that partners sent, without anything of the visitor.
create table campaign_click (
  id bigint primary key generated always as identity,
  refcode text not null check (char_length(refcode) between 1 and 128),
  -- The host of the page that linked here; its path and query may tell about a person and are not kept.
  host text not null check (char_length(host) <= 253),
  -- The first two segments of the page that was opened.
  controller text not null check (char_length(controller) <= 128),
  action text not null check (char_length(action) <= 128),
  is_first boolean not null,
  at timestamptz not null default house_now()
);
create index campaign_click_at on campaign_click (at);

-- The inbox: what the house tells a player, and what he writes to a department.
create table message (
  id bigint primary key generated always as identity,
  player_id bigint not null references player (id),
  direction text not null check (direction in ('to-player', 'from-player')),
  -- The text of ours that it was made from; null when a person wrote it.
  letter text,
  -- What was filled into it and the language it was written in: the page reads it in its own.
  filled jsonb,
  language text,
  -- Whom the player wrote to; null when he is written to.
  department text,
  header text not null,
  inner_header text not null default '',
  body text not null,
  footer text not null default '',
  created_at timestamptz not null default house_now(),
  read_at timestamptz,
  -- Gone for the player. The row stays: who said what may be asked for later.
  deleted_at timestamptz,
  check ((direction = 'from-player') = (department is not null))
);
create index message_of_player on message (player_id, direction, id desc) where deleted_at is null;
create index message_unread on message (player_id)
  where direction = 'to-player' and read_at is null and deleted_at is null;

-- One row a player who was ever told anything. Whatever changes his inbox raises the version, which also locks the row:
-- versions are committed in their order, so an open page knows by its last one whether it has missed something.
create table inbox (
  player_id bigint primary key references player (id),
  version bigint not null check (version > 0)
);

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

-- What players and operators wrote stays as it is, except for erasing its player.
create function append_only_but_erased() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or current_setting('uwanja.erasing', true) is distinct from 'on' then
    raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
