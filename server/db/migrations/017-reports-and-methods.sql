-- Reports by day, and what operators set about payment methods.

-- Journals are written in the order of time, so a few pages of block ranges find a day; a wager pays nothing for it.
create index journal_by_time on money.journal using brin (at) with (pages_per_range = 32, autosummarize = on);

-- What differs from the market's table and the method's own facts; no row, or null: as it is there.
create table method_setting (
  view_name text primary key,
  is_on boolean not null default true,
  only_for_test_users boolean,
  min_minor bigint check (min_minor > 0),
  max_minor bigint check (max_minor >= min_minor),
  changed_at timestamptz not null default house_now()
);
