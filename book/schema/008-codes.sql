-- Slips that travel: six letters stand for selections, without an account.
create table book.code (
  code text primary key check (code ~ '^[A-Z]{6}$'),
  -- Legs with their picks as they were shown, sizes, a named system, how many may fail.
  slip jsonb not null,
  uses int not null default 0,
  made_at timestamptz not null default house_now(),
  -- The last start of its matches, and a day.
  ends_at timestamptz not null
);
create index on book.code (ends_at);
