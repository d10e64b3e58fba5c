-- The catalogue: the games of each company as its list names them, what the house adds by hand, what players like and play.
-- Whether and how much may be staked on a game stands in the ledger's own table, where the wager looks.
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

-- What may be staked on a company's games (game '') and on one of them. No row: anything. All that there are hold, so the
-- narrowest is felt. Limits are in one currency; stakes in another do not meet them.
create table money.stake_term (
  source text not null,
  game text not null,
  is_on boolean not null,
  currency text,
  least_minor bigint check (least_minor > 0),
  most_minor bigint check (most_minor > 0),
  primary key (source, game),
  check (least_minor <= most_minor),
  check (currency is not null or coalesce(least_minor, most_minor) is null)
);

-- The wager asks the terms where it asks the gate, after the keys: the repeat of a stake that was taken gets its first
-- answer, and wins and rollbacks are not asked. Two places of the function change; it is taken as it stands, so that what
-- other migrations made of it stays.
do $patch$
declare
  before text := pg_get_functiondef('money.wager(jsonb, text)'::regprocedure);
  after text;
begin
  after := replace(before, 'as tombstone', $term$as tombstone,
      case when x.kind = 'wager.staked' then (
        select case when bool_or(not t.is_on) then 'blocked'
          when bool_or(t.currency = x.currency and (x.minor < t.least_minor or x.minor > t.most_minor)) then 'limit' end
        from money.stake_term t where t.source = x.source and t.game in ('', coalesce(x.details ->> 'game', ''))) end as term$term$);
  if after = before then raise exception 'money.wager has no place for the terms'; end if;
  before := after;
  after := replace(before, 'status := money.gate(w, r.minor, now);', 'status := coalesce(r.term, money.gate(w, r.minor, now));');
  if after = before then raise exception 'money.wager does not ask the gate'; end if;
  execute after;
end $patch$;
