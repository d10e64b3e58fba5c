-- Cash races (docs/decisions/116, 117): rule sets with versions, races, their games, what counts of each player's rounds, and prizes.

-- A set is never changed: what is to be otherwise is its next version, and races keep the one by which they were published.
create table race_rule (
  id bigint primary key generated always as identity,
  name text not null check (char_length(name) between 1 and 60),
  version int not null check (version > 0),
  -- server/cashrace/rules.ts: {"counts": "volume", "step": "100", "leastStake": "1000", "scope": …, "prizes": [...], "payAs": …}.
  rule jsonb not null,
  made_at timestamptz not null default house_now(),
  made_by bigint references operator (id),
  unique (name, version)
);
create trigger append_only before update or delete or truncate on race_rule
  for each statement execute function money.append_only();

create table race (
  id bigint primary key generated always as identity,
  rule_id bigint not null references race_rule (id),
  -- By language; en is always there.
  names jsonb not null check (names ->> 'en' <> ''),
  url_suffix text not null unique check (url_suffix ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(url_suffix) <= 60),
  currency text not null,
  -- A data: address of a picture; empty: none.
  banner text not null default '',
  from_at timestamptz not null,
  to_at timestamptz not null,
  -- As it was published: moments of drops lie before it, also when the race is ended early.
  planned_to timestamptz not null,
  state text not null default 'draft'
    check (state in ('draft', 'published', 'running', 'ended', 'paying', 'settled', 'reversing', 'cancelled')),
  -- Of drops: sealed until the end, and its digest from the start.
  seed bytea,
  commitment text not null default '',
  -- Counted up by each settlement.
  run smallint not null default 0,
  -- What the last settlement came to: {"paid": …, "left": …, "winners": …, "drops": [...]}.
  outcome jsonb,
  settled_at timestamptz,
  -- When the points of anybody changed last: an open page asks anew.
  version bigint not null default 0,
  made_by bigint references operator (id),
  check (from_at < to_at and to_at <= planned_to)
);
create index race_live on race (from_at) where state in ('published', 'running', 'ended', 'paying', 'reversing');

-- What counts: one game of a company, or all of it ('').
create table race_game (
  race_id bigint not null references race (id),
  source text not null,
  game text not null,
  primary key (race_id, source, game)
);

-- A player's round, by what the books say of it. worth: contract/fair/race-points.ts; null: it does not count (now).
create table race_round (
  race_id bigint not null references race (id),
  player_id bigint not null references player (id),
  source text not null,
  round text not null,
  staked_at timestamptz not null,
  -- The journal of its first stake: the order of rounds of one moment.
  journal_id bigint not null,
  worth bigint,
  primary key (race_id, player_id, source, round)
);
create index race_round_in_order on race_round (race_id, staked_at, journal_id) where worth > 0;

create table race_points (
  race_id bigint not null references race (id),
  player_id bigint not null references player (id),
  points bigint not null check (points >= 0),
  rounds int not null,
  -- The place of which its player was told last, and when they were written to.
  told_place int,
  told_at timestamptz,
  primary key (race_id, player_id)
);
create index race_points_best on race_points (race_id, points desc) where points > 0;

-- Who wants to hear that they were overtaken.
create table race_wish (
  player_id bigint primary key references player (id),
  overtaken boolean not null
);

create table race_payout (
  race_id bigint not null references race (id),
  run smallint not null,
  -- In the order of the places, or the number of the drop.
  nth int not null,
  player_id bigint not null references player (id),
  place int not null,
  points bigint not null,
  minor bigint not null check (minor > 0),
  -- 'kept': the race was reversed, and its player had spent it.
  state text not null default 'owed' check (state in ('owed', 'paid', 'returning', 'taken-back', 'kept')),
  journal_id bigint,
  paid_at timestamptz,
  primary key (race_id, run, nth),
  check ((state = 'owed') = (journal_id is null))
);
create index race_payout_owed on race_payout (race_id, nth) where state in ('owed', 'returning');
create index race_payout_of_player on race_payout (player_id, race_id);
