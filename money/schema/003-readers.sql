-- What is read off the journals and kept beside them, each reader behind a cursor of its own: the proof of the books, and what
-- moved in each hour for the reports.

-- Where each reader of the journals stands.
create table money.cursor (
  name text primary key,
  xid xid8 not null default '0',
  id bigint not null default 0
);

-- What the proof has proven: house accounts summed up to the cursor 'proof', players up to a version.
create table money.checkpoint (
  account_id bigint primary key references money.account (id),
  minor bigint not null
);
create table money.proven (
  player_id bigint primary key,
  version bigint not null,
  cash bigint not null, bonus bigint not null, held bigint not null, debt bigint not null
);
create table money.finding (
  id bigint generated always as identity primary key,
  at timestamptz not null default house_now(),
  what text not null,
  details jsonb not null
);

-- What moved in each hour, by company, kind and account (functions/count-hours.sql), so that the reports of a day or a month
-- need not read the book. What is not counted yet is read from the end of the book.
create table money.hour_moved (
  hour timestamptz not null,
  source text not null,
  kind text not null,
  -- A house account, or 'players:' with the name of an account that each player has.
  name text not null,
  currency text not null,
  journals bigint not null,
  into_minor bigint not null,
  out_minor bigint not null,
  primary key (hour, source, kind, name, currency)
);
-- What each of these accounts held when the last journal was counted.
create table money.hour_total (
  name text not null,
  currency text not null,
  minor bigint not null,
  primary key (name, currency)
);

insert into money.cursor (name) values ('proof'), ('hours');
