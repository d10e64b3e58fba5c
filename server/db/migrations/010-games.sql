-- Games: sessions with their companies, and the catalogue: the games of each company as its list names them, what the house
-- adds by hand, what players like and play. Whether and how much may be staked on a game stands in the ledger's own table
-- (money.stake_term), where the wager looks.

-- The one-time token of a launch, and the private token that a company got for it.
create table game_session (
  id bigint primary key generated always as identity,
  player_id bigint not null references player (id),
  -- The log-in that opened it: when that one ends, no matter how, the game takes no more stakes.
  session_id bigint not null references session (id),
  company text not null,
  product_id text not null,
  game_id text not null,
  public_hash bytea not null unique,
  public_expires_at timestamptz not null,
  private_hash bytea unique,
  -- No new stakes after this; wins and rollbacks are taken for ever.
  expires_at timestamptz not null,
  created_at timestamptz not null default house_now()
);

create table game_company (
  -- What the lobbies call providerId.
  id int primary key generated always as identity,
  -- Its name in the code and in the books.
  company text not null unique,
  -- In the order of the provider select; without one behind those that have one, by name.
  position int check (position > 0),
  -- When its list was last taken; null: never, so nothing is known of its games.
  listed_at timestamptz
);

create table game (
  id int primary key generated always as identity,
  company_id int not null references game_company (id),
  -- The company's own id, as its callbacks name it.
  code text not null check (length(code) between 1 and 64),
  name text not null check (length(name) between 1 and 200),
  kind text not null,
  features jsonb not null,
  -- What the launch needs beside the id: productId, systemId.
  launch jsonb not null,
  image text not null,
  rtp_basis_points int check (rtp_basis_points between 1 and 10000),
  released_on date not null,
  devices jsonb not null,
  first_listed_at timestamptz not null default house_now(),
  -- The company's list no longer names it. Hidden, never deleted: books and favourites speak of it.
  gone_at timestamptz,
  -- Set by hand. Lower numbers stand first; without one behind those that have one.
  position int check (position > 0),
  is_in_tournament boolean not null default false,
  has_drops_and_wins boolean not null default false,
  unique (company_id, code)
);

-- What is filed by hand, beside what the rules of server/catalogue/ file: into a category, or out of it.
create table game_filing (
  game_id int not null references game (id),
  category int not null check (category between 2 and 99),
  is_in boolean not null,
  primary key (game_id, category)
);

create table favourite_game (
  player_id bigint not null references player (id),
  game_id int not null references game (id),
  at timestamptz not null default house_now(),
  primary key (player_id, game_id)
);

-- Projections of the journals behind the cursor 'plays' (HOUSE.md): by the books' own names, so that a play is counted
-- whether or not the catalogue knows its game.
create table game_plays (
  company text not null,
  code text not null,
  day date not null,
  stakes bigint not null,
  primary key (day, company, code)
);
create table game_recent (
  player_id bigint not null,
  company text not null,
  code text not null,
  at timestamptz not null,
  primary key (player_id, company, code)
);

-- Grows with every change that the lobbies show: processes ask it whether what they remember is still true.
create table catalogue_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null default 1
);
insert into catalogue_version default values;
