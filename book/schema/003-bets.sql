-- Bets: who plays, what they asked for, what was struck, what it came to, and what their wallet has yet to hear.

-- One row an event. Whoever changes what a bet may lean on (score, card, penalty, review, period, stop, suspension, reopening,
-- producer up or down, cancellation) raises it in the same transaction; plain odds do not touch it. Whoever accepts a bet holds
-- the rows of its events shared, in the order of their ids: so a bet is committed before such a change or after it.
create table book.gate (
  event bigint primary key references book.event,
  epoch bigint not null default 1,
  -- The head at which it was raised last: whoever follows reads those after what they know.
  revision bigint not null
);
create index on book.gate (revision);
insert into book.gate (event, revision) select id, 0 from book.event;

-- Set by people: what a class may stake, in hundredths of the usual, and how much longer its bets wait.
create table book.player_class (
  name text primary key,
  factor smallint not null check (factor between 0 and 1000),
  extra_delay_s smallint not null default 0 check (extra_delay_s between 0 and 30)
);
insert into book.player_class values ('usual', 100, 0);

create table book.player (
  id bigint generated always as identity primary key,
  -- Whose wallet, and the player's name there.
  wallet text not null,
  wallet_player text not null,
  currency text not null,
  class text not null default 'usual' references book.player_class,
  unique (wallet, wallet_player)
);

-- Rules that change with time: limits by tier and group, delays, win bonus, cap, phi, time factors. A bet keeps what was in
-- force when it was accepted.
create table book.term (
  kind text not null,
  starts_at timestamptz not null default '-infinity',
  terms jsonb not null,
  primary key (kind, starts_at)
);

create table book.bet (
  -- Random; shown to its player.
  id text primary key,
  nth bigint generated always as identity unique,
  player bigint not null references book.player,
  -- What the page calls its slip: the same id with the same content is this bet for ever.
  slip text not null,
  hash text not null,
  -- The wallet's round: the id of the first bet of a chain of edits.
  round text not null,
  kind text not null check (kind in ('single', 'multiple', 'system', 'flex')),
  unit_minor bigint not null check (unit_minor > 0),
  lines int not null check (lines between 1 and 8192),
  -- How many of the legs that are no bankers a line takes.
  sizes smallint[] not null,
  -- Of a flex: how many legs may be wrong.
  may_fail smallint check (may_fail in (1, 2)),
  stake_minor bigint not null generated always as (unit_minor * lines) stored,
  -- What the wallet was asked for; less than the stake where an edit brings the value of the bet before it.
  debit_minor bigint not null check (debit_minor >= 0),
  currency text not null,
  policy text not null check (policy in ('none', 'higher', 'any')),
  -- The wallet's token that pays for it.
  free_bet text,
  -- What the wallet asks of a debit: kept until it is answered, for whichever process decides the bet.
  wallet_token text,
  -- waiting: until due_at. review: a trader looks at it, until due_at. debiting: the wallet was asked. undoing: it may hold a stake that
  -- counts for nothing.
  state text not null check (state in ('waiting', 'review', 'debiting', 'accepted', 'refused', 'undoing', 'undone')),
  reason text,
  -- What the player was told beside the reason (the price now, the most stake); of one that was refused as it came, what it asked for.
  answer jsonb,
  -- Of a review: what a trader lets the player take instead.
  offer jsonb,
  asked_at timestamptz not null default house_now(),
  due_at timestamptz,
  decided_at timestamptz,
  accepted_at timestamptz,
  -- Of a flex or a joined price: what was struck for all legs, in thousandths.
  price int,
  -- Versions and values of the rules that were in force (bets/terms.ts: BetTerms).
  terms jsonb not null default '{}',
  -- What stands on the slip as the most that it pays, bonus and cap included.
  most_minor bigint,
  -- Raised by whatever changes its worth: a settlement, a cancel, a cash-out, an edit. Of two that read the same one wins.
  revision int not null default 0,
  outcome text not null default 'open' check (outcome in ('open', 'won', 'lost', 'void', 'cashed', 'replaced')),
  -- Of the stake, what neither a cash-out nor a void has ended.
  open_minor bigint not null check (open_minor >= 0),
  -- What its movements are worth now: by results, by cash-outs, and given back.
  won_minor bigint not null default 0 check (won_minor >= 0),
  cashed_minor bigint not null default 0 check (cashed_minor >= 0),
  voided_minor bigint not null default 0 check (voided_minor >= 0),
  settled_at timestamptz,
  unique (player, slip),
  check (state <> 'refused' or reason is not null),
  check (state <> 'accepted' or (accepted_at is not null and decided_at is not null))
);
create index bet_due on book.bet (due_at) where state in ('waiting', 'review');
create index bet_in_doubt on book.bet (nth) where state in ('debiting', 'undoing');
create index bet_of_player on book.bet (player, nth desc);
create index bet_open on book.bet (player) where state = 'accepted' and outcome = 'open';

-- What counts as one leg of a line: one pick, or several of one match at one price.
create table book.leg (
  bet text not null references book.bet,
  at smallint not null,
  is_banker boolean not null default false,
  asked_odds int not null,
  -- In thousandths: as it stood when the slip came, and from decided_at on what was struck.
  odds int,
  -- Without margin, when it was struck: [{"chance": 0.5, "m": 2.0, "isGood": true}, …], for cash-out and flex.
  futures jsonb,
  -- Of a same-match multiple: the inputs from which the rest is priced anew when a pick is void.
  inputs jsonb,
  -- "r v f" of contract/fair/leg.ts; null: undecided.
  result text,
  -- The price with which it was settled, when picks of it were void.
  settled_odds int,
  primary key (bet, at)
);

create table book.pick (
  bet text not null,
  leg smallint not null,
  at smallint not null,
  event bigint not null references book.event,
  market text not null,
  specifiers text not null default '',
  outcome text not null,
  -- Alone, when the leg was struck.
  odds int,
  -- As it stood then: the hours of the void table run from here.
  starts_at timestamptz not null,
  -- Of the gate: what the page showed, and what was read at decided_at.
  shown_epoch bigint not null,
  epoch bigint,
  result text,
  -- Which number of the event's result said so.
  result_number int,
  -- Why it is void, as a case of the void table with its version.
  void_case text,
  primary key (bet, leg, at),
  foreign key (bet, leg) references book.leg (bet, at)
);
create index pick_of_event on book.pick (event, market, specifiers, outcome);

-- The outbox: what a wallet has heard or has yet to hear, each under one key for ever. Those of one round leave one after another.
create table book.movement (
  key text primary key,
  round text not null,
  nth smallint not null,
  bet text not null references book.bet,
  kind text not null check (kind in ('debit', 'credit', 'rollback', 'void', 'change')),
  -- The movement that a rollback, void or change names.
  of text references book.movement (key),
  minor bigint not null check (minor >= 0),
  -- contract/book/slip.ts: what the wallet keeps beside it.
  document jsonb,
  -- disputed: the wallet said no, and a person has to look.
  state text not null default 'owed' check (state in ('owed', 'answered', 'disputed')),
  code text,
  -- The wallet's own name of it.
  reference text,
  tries int not null default 0,
  due_at timestamptz not null default house_now(),
  at timestamptz not null default house_now(),
  answered_at timestamptz,
  unique (round, nth),
  check ((kind in ('rollback', 'void', 'change')) = (of is not null))
);
create index movement_owed on book.movement (due_at) where state = 'owed' and kind <> 'debit';
create index movement_of_bet on book.movement (bet);

-- Every time that a bet's worth was said: why, by which facts, and what it was worth from then on.
create table book.worth (
  bet text not null references book.bet,
  revision int not null,
  at timestamptz not null default house_now(),
  why text not null check (why in ('result', 'cancel', 'cash-out', 'stake-back', 'edit', 'desk')),
  outcome text not null,
  open_minor bigint not null,
  won_minor bigint not null,
  cashed_minor bigint not null,
  voided_minor bigint not null,
  -- Who said so, where people did.
  who text,
  details jsonb not null default '{}',
  primary key (bet, revision)
);

-- What is at risk by outcome: sums over bets that wait, are being debited or are accepted and open. Slips of one process are
-- taken in groups, so an evening's favourite is written once a group and is no queue. What several picks of one match win
-- together has a row of its own: market `same-match`, and the picks in the order of their text as its outcome.
create table book.exposure (
  event bigint not null references book.event,
  market text not null,
  specifiers text not null,
  outcome text not null,
  stake_minor bigint not null default 0,
  -- What singles (and same-match multiples) would pay.
  singles_minor bigint not null default 0,
  -- Of multiples: the full payout at each open leg, and times the frozen chances of the other open legs.
  potential_minor bigint not null default 0,
  weighted_minor bigint not null default 0,
  primary key (event, market, specifiers, outcome)
);
