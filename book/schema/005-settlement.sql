-- What becomes of bets: which matches are to be settled, and what waits for people.

-- Was the match live when the pick was struck? One that was struck before the match, after it had truly begun, is void. null: not told.
alter table book.pick add column is_live boolean;

create index pick_of_event_by_bet on book.pick (event, bet);

-- Why it is owed, as its row of book.worth says; null: the bet's own debit, or what takes that back.
alter table book.movement add column why text check (why in ('result', 'cancel', 'cash-out', 'stake-back', 'edit', 'desk'));

-- The way out of a dispute that one person has proposed: a second one confirms it.
alter table book.movement add column way_out text check (way_out in ('again', 'by-hand'));
alter table book.movement add column proposed_by text;

-- Matches of which something was said that may decide a pick: a result, a cancel, another start. Written with what was said; whoever
-- has settled all bets up to a number takes the row away, unless it was raised meanwhile.
create table book.to_settle (
  event bigint primary key references book.event,
  number bigint not null default 1,
  due_at timestamptz not null default house_now()
);
create index on book.to_settle (due_at);

-- What does not pay by itself: one bet, or one market of a match. It goes on when two people said so, or at `until`; other facts
-- begin it anew.
create table book.hold (
  -- event:market:why, or bet:why.
  key text primary key,
  event bigint not null references book.event,
  -- market?specifiers, or a bet.
  market text,
  bet text references book.bet,
  why text not null check (why in ('provisional', 'large', 'contradicting', 'cancel', 'late')),
  -- A hash of what would be paid: another one is another question.
  facts text not null,
  bets int not null,
  pays_minor bigint not null,
  stakes_minor bigint not null,
  at timestamptz not null default house_now(),
  asked_at timestamptz not null default house_now(),
  until timestamptz,
  first_by text,
  second_by text,
  ended_at timestamptz,
  check ((market is null) <> (bet is null)),
  check (second_by is null or second_by <> first_by)
);
create index on book.hold (event) where ended_at is null;
create index on book.hold (bet) where bet is not null and ended_at is null;

-- The bounds above which a settlement waits: one row each time that people set them.
create table book.hold_bounds (
  at timestamptz primary key default house_now(),
  bounds jsonb not null,
  who text not null
);
