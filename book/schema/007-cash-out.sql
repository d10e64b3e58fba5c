-- What was tapped: it waits as a live bet does, and executes at the value of the moment at which it ends to wait.
create table book.cash_out (
  bet text not null references book.bet,
  -- What the page calls it: the same once more is this one for ever. A rule's own begin with `auto:`.
  id text not null,
  -- Of the quote: the bet's revision, its whole value, and the epochs of the matches that are open.
  revision int not null,
  value_minor bigint not null check (value_minor > 0),
  epochs jsonb not null,
  -- Of the open stake, what is cashed out; null: the whole bet.
  stake_minor bigint check (stake_minor > 0),
  -- changed: a match, the bet or its value is another one than was quoted.
  state text not null default 'waiting' check (state in ('waiting', 'done', 'changed')),
  paid_minor bigint,
  asked_at timestamptz not null default house_now(),
  due_at timestamptz not null,
  decided_at timestamptz,
  primary key (bet, id),
  check ((state = 'done') = (paid_minor is not null))
);
create unique index cash_out_waiting on book.cash_out (bet) where state = 'waiting';
create index cash_out_due on book.cash_out (due_at) where state = 'waiting';

-- A player's word that a bet is cashed out as soon as it is worth so much.
create table book.auto_cash_out (
  bet text primary key references book.bet,
  least_minor bigint not null check (least_minor > 0),
  set_at timestamptz not null default house_now()
);

-- The first of the two people who take a full cash-out back.
create table book.cash_out_reversal (
  bet text not null references book.bet,
  revision int not null,
  first_by text not null,
  at timestamptz not null default house_now(),
  primary key (bet, revision)
);
