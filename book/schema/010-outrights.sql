-- Seasons that bets are taken on as a whole. Their tables are counted from the results of matches whenever somebody asks.

create table book.season (
  tournament bigint primary key references book.tournament,
  sides smallint not null check (sides between 2 and 60),
  -- How often each side is another's host.
  rounds smallint not null check (rounds between 1 and 4),
  -- Points given or taken by the league itself: [{"side": "7", "points": -8, "why": "…"}].
  adjustments jsonb not null default '[]',
  -- The table that a person has confirmed, as a hash of all that it was counted from: of another table it says nothing.
  confirmed_seen text,
  confirmed_by text,
  confirmed_at timestamptz,
  check ((confirmed_seen is null) = (confirmed_by is null) and (confirmed_seen is null) = (confirmed_at is null))
);

create table book.outright (
  tournament bigint not null references book.season,
  market text not null,
  specifiers text not null default '',
  -- By participant, in thousandths.
  odds jsonb not null,
  is_suspended boolean not null default false,
  primary key (tournament, market, specifiers)
);
