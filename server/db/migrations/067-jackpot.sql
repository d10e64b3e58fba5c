-- Manual jackpots (docs/decisions/109): rule sets with versions, rounds of matches, tickets, what they are paid, and the tree that
-- was published over them.

-- A set is never changed: what is to be otherwise is its next version, and tickets keep the one by which they were sold.
create table jackpot_rule (
  id bigint primary key generated always as identity,
  name text not null check (char_length(name) between 1 and 60),
  version int not null check (version > 0),
  -- 10: thirteen matches, three ways. Any other: six exact scores.
  type_id int not null check (type_id > 0),
  -- contract/fair/pool.ts, and what the sale asks for: {"mostTickets": 5, "unpickedReserve": "wrong", "onCancelled": "refund", …}.
  rule jsonb not null,
  made_at timestamptz not null default house_now(),
  made_by bigint references operator (id),
  unique (name, version)
);
create trigger append_only before update or delete or truncate on jackpot_rule
  for each statement execute function money.append_only();

create table jackpot (
  id bigint primary key generated always as identity,
  rule_id bigint not null references jackpot_rule (id),
  name text not null check (char_length(name) between 1 and 80),
  currency text not null,
  price_minor bigint not null check (price_minor > 0),
  -- The operator adds at the closing what is missing to it.
  guarantee_minor bigint not null default 0 check (guarantee_minor >= 0),
  -- What an earlier round left; each rolls on once.
  rolled_from bigint unique references jackpot (id),
  rolled_in_minor bigint not null default 0 check (rolled_in_minor >= 0),
  state text not null default 'draft' check (state in ('draft', 'open', 'closed', 'paying', 'settled', 'cancelled')),
  published_at timestamptz,
  -- Sixty seconds before the first kick-off.
  closes_at timestamptz,
  -- At the closing: what was sold, and the root over it.
  tickets int not null default 0,
  sales_minor bigint not null default 0,
  root text not null default '',
  root_at timestamptz,
  -- What it came to: contract/fair/pool.ts, with the number of winners; null: not yet.
  outcome jsonb,
  ended_at timestamptz,
  made_by bigint references operator (id),
  check (state = 'draft' or (published_at is not null and closes_at is not null)),
  check ((rolled_from is null) = (rolled_in_minor = 0))
);
create index jackpot_open on jackpot (closes_at) where state in ('open', 'closed', 'paying');

create table jackpot_match (
  id bigint primary key generated always as identity,
  jackpot_id bigint not null references jackpot (id),
  is_reserve boolean not null,
  number smallint not null check (number > 0),
  participant1 text not null check (char_length(participant1) between 1 and 80),
  participant2 text not null check (char_length(participant2) between 1 and 80),
  league text not null default '',
  starts_at timestamptz not null,
  -- As it stood when the round was published: the 24 hours of a match that does not come run from here.
  first_starts_at timestamptz not null,
  -- The book's name of it; empty: made by hand.
  book_event text not null default '',
  state text not null default 'ahead' check (state in ('ahead', 'played', 'cancelled')),
  score1 smallint check (score1 between 0 and 99),
  score2 smallint check (score2 between 0 and 99),
  confirmed_by bigint references operator (id),
  confirmed_at timestamptz,
  unique (jackpot_id, is_reserve, number),
  check ((state = 'played') = (score1 is not null) and (score1 is null) = (score2 is null))
);

-- A ticket's number is its id: no row counts tickets, so that a thousand sales at once wait for nobody.
create table jackpot_ticket (
  id bigint primary key generated always as identity,
  jackpot_id bigint not null references jackpot (id),
  player_id bigint not null references player (id),
  at timestamptz not null,
  -- `match=pick` joined by `,`, in the order of the round's matches (contract/fair/ticket-tree.ts).
  choices text not null,
  -- Matches whose pick was drawn from the salt, because none was made: `31,32`.
  drawn text not null default '',
  salt text not null
);
create index jackpot_ticket_of_round on jackpot_ticket (jackpot_id, id);
create index jackpot_ticket_of_player on jackpot_ticket (player_id, jackpot_id);
create trigger append_only before update or delete or truncate on jackpot_ticket
  for each statement execute function money.append_only();

-- The tree's level of 256 tickets a node: with those tickets, the way from any of them to the root.
create table jackpot_node (
  jackpot_id bigint not null references jackpot (id),
  at int not null,
  first_ticket bigint not null references jackpot_ticket (id),
  digest text not null,
  primary key (jackpot_id, at)
);

-- What is owed to a ticket. Whoever lost has no row.
create table jackpot_payout (
  ticket_id bigint not null references jackpot_ticket (id),
  -- Counted up by each settlement of the round: the first is 1.
  run smallint not null default 1,
  jackpot_id bigint not null references jackpot (id),
  kind text not null check (kind in ('prize', 'refund')),
  right_count smallint,
  minor bigint not null check (minor > 0),
  state text not null default 'owed' check (state in ('owed', 'paid', 'taken-back')),
  paid_at timestamptz,
  primary key (ticket_id, run)
);
create index jackpot_payout_owed on jackpot_payout (jackpot_id, ticket_id) where state = 'owed';
