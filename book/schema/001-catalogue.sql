-- What the book knows of matches: whose they are, what a feed said of them, and what its traders said over it.

-- Every change of an event takes the next number here and holds the row to its commit: so numbers become visible in their
-- order, and whoever has read up to one has missed nothing below it.
create table book.head (
  only_row boolean primary key default true check (only_row),
  revision bigint not null default 0
);
insert into book.head default values;

create table book.sport (
  id text primary key check (id in ('football', 'basketball', 'tennis')),
  place smallint not null
);
insert into book.sport values ('football', 1), ('basketball', 2), ('tennis', 3);

-- Names as they came; `names` holds those of other languages where they differ: {"sw": "Ligi ya Mabingwa"}.
create table book.category (
  id bigint generated always as identity primary key,
  sport text not null references book.sport,
  name text not null,
  names jsonb not null default '{}',
  unique (sport, name)
);

create table book.tournament (
  id bigint generated always as identity primary key,
  category bigint not null references book.category,
  name text not null,
  names jsonb not null default '{}',
  -- How much the market knows of it: margins follow from it.
  tier smallint not null default 2 check (tier between 1 and 3),
  unique (category, name)
);

create table book.participant (
  id bigint generated always as identity primary key,
  sport text not null references book.sport,
  name text not null,
  names jsonb not null default '{}',
  unique (sport, name)
);

create table book.event (
  id bigint generated always as identity primary key,
  -- The feed or the import that speaks of it, and its name there.
  source text not null,
  source_id text not null,
  -- Unknown until its fixture was heard: odds may come first.
  tournament bigint references book.tournament,
  home bigint references book.participant,
  away bigint references book.participant,
  starts_at timestamptz,
  -- The registers of book/feed/registers.ts.
  heard jsonb not null,
  -- What traders set: {"total": 2.7, "supremacy": 0.1, "isSuspended": true, "suspended": ["goals.match.1x2"], "margins": {}}.
  desk jsonb not null default '{}',
  revision bigint not null,
  unique (source, source_id)
);
create index on book.event (revision);
create index on book.event (starts_at);

-- One row a feed: who speaks to it now, and how its producers stand. Of several processes one has the lease.
create table book.feed (
  name text primary key,
  holder text not null,
  until timestamptz not null,
  -- By producer: position, last alive, subscription, owed recovery. Written with the effects that it stands for.
  producers jsonb not null default '{}'
);

-- What is suspended for all events of a kind: `all`, or `sport:football`.
create table book.halt (
  scope text primary key,
  revision bigint not null
);

create table book.desk_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default house_now(),
  who text not null,
  what text not null,
  event bigint references book.event,
  details jsonb not null
);
