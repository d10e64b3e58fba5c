-- Alerts on suspicious betting: found by a job in stored bets, looked at by people.

-- When the job ran last, by any process: whoever moves it on does the turn.
create table book.alert_turn (
  is_one boolean primary key default true check (is_one),
  at timestamptz not null
);
insert into book.alert_turn (at) values ('-infinity');

-- What a pick of a match that was ahead cost some minutes after it was struck.
create table book.later_price (
  bet text not null,
  leg smallint not null,
  at smallint not null,
  odds int not null check (odds > 0),
  noted_at timestamptz not null,
  primary key (bet, leg, at),
  foreign key (bet, leg, at) references book.pick (bet, leg, at)
);
create index on book.later_price (noted_at);

create table book.alert (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('same-stake', 'sudden-run', 'beyond-odds', 'early-move')),
  -- What it is about: of each kind and subject one stands open, and what comes to it makes it larger.
  subject text not null,
  found_at timestamptz not null,
  grown_at timestamptz not null,
  event bigint references book.event,
  market text,
  specifiers text,
  outcome text,
  player bigint references book.player,
  currency text not null,
  -- contract/book/alerts.ts: ALERT_FIGURES.
  figures jsonb not null,
  bets text[] not null,
  looked_at timestamptz,
  looked_by text,
  note text,
  check ((looked_at is null) = (looked_by is null)),
  check ((looked_at is null) = (note is null))
);
create unique index alert_open on book.alert (kind, subject) where looked_at is null;
create index alert_looked_at on book.alert (kind, subject) where looked_at is not null;
create index bet_settled_at on book.bet (settled_at) where settled_at is not null;
