-- Reconciliation: what each company's statement of a day says beside our books, and each difference as an item that
-- somebody explains.
create table reconciliation_run (
  company text not null,
  -- Of the market's zone.
  day date not null,
  asked_at timestamptz not null default house_now(),
  -- When the statement was last had and compared; null: the company has not answered yet.
  compared_at timestamptz,
  primary key (company, day)
);

-- Replaced by each comparison.
create table reconciliation_total (
  company text not null,
  day date not null,
  direction text not null check (direction in ('deposit', 'withdraw')),
  currency text not null,
  ours_minor bigint not null,
  theirs_minor bigint not null,
  primary key (company, day, direction, currency),
  foreign key (company, day) references reconciliation_run (company, day)
);

create table reconciliation_item (
  id bigint primary key generated always as identity,
  company text not null,
  day date not null,
  kind text not null check (kind in ('missing-here', 'missing-there', 'other-amount')),
  direction text not null check (direction in ('deposit', 'withdraw')),
  -- Our order's key, or the company's reference where no order of ours was; a second line of the same has a number behind it.
  mark text not null,
  reference text not null,
  currency text not null,
  -- Null: not on this side.
  ours_minor bigint,
  theirs_minor bigint,
  payment_id bigint references payment (id),
  found_at timestamptz not null default house_now(),
  state text not null default 'open' check (state in ('open', 'explained')),
  why text not null default '',
  explained_by bigint references operator (id),
  explained_at timestamptz,
  unique (company, day, direction, kind, mark),
  foreign key (company, day) references reconciliation_run (company, day),
  check ((state = 'explained') = (explained_by is not null)),
  check ((explained_by is null) = (explained_at is null)),
  check ((state = 'explained') = (why <> '')),
  check ((ours_minor is null) = (kind = 'missing-here')),
  check ((theirs_minor is null) = (kind = 'missing-there'))
);
create index reconciliation_item_open on reconciliation_item (day desc, id) where state = 'open';
