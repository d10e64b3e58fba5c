-- Ranges of journals that are kept in files and no longer here: what the files hold and their checksums, and what the verifier begins
-- with instead of their rows. They go from the oldest on and come back from the newest, so that what is here is the end of the book.
create table money.archive (
  range int primary key references money.range (number),
  journals bigint not null,
  postings bigint not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  -- SHA-256 of the lines of each file before they are packed.
  journal_sha256 text not null check (length(journal_sha256) = 64),
  posting_sha256 text not null check (length(posting_sha256) = 64),
  -- Null: it was attached again, and must still have the same checksums when it is archived once more.
  away_since timestamptz
);

-- What moved in that range on each account of the house.
create table money.archive_account (
  range int not null references money.archive (range),
  account_id bigint not null references money.account (id),
  minor bigint not null,
  primary key (range, account_id)
);

-- How each player of that range stood after it.
create table money.archive_player (
  range int not null references money.archive (range),
  player_id bigint not null,
  version bigint not null,
  cash bigint not null, bonus bigint not null, held bigint not null, debt bigint not null,
  primary key (player_id, range)
);
