-- Free spins (docs/decisions/125): rounds in slots that a promotion pays for, and what each of them came to.

create table free_spins (
  id bigint primary key generated always as identity,
  player_id bigint not null references player (id),
  promotion_id bigint not null references promotion (id),
  -- The same grant twice is one.
  grant_key text not null unique,
  -- In English, as the promotion was called.
  title text not null,
  currency text not null,
  spin_minor bigint not null check (spin_minor > 0),
  spins int not null check (spins > 0),
  used int not null default 0 check (used between 0 and spins),
  -- Of all that is won with them: it was taken from the promotion's cap when they were given.
  most_minor bigint not null check (most_minor > 0),
  won_minor bigint not null default 0 check (won_minor between 0 and most_minor),
  winnings text not null check (winnings in ('cash', 'bonus')),
  times int not null,
  days int not null,
  state text not null default 'open' check (state in ('open', 'ended')),
  granted_at timestamptz not null default house_now(),
  ends_at timestamptz not null,
  ended_at timestamptz
);
create index free_spins_by_player on free_spins (player_id);
create index free_spins_due on free_spins (ends_at) where state = 'open';
create index free_spins_by_promotion on free_spins (promotion_id);

-- One for each round that a company played of them, under the company's own id of its bet.
create table free_spin (
  company text not null,
  key text not null,
  free_spins_id bigint not null references free_spins (id),
  round text not null,
  state text not null default 'open' check (state in ('open', 'won', 'returned')),
  -- What the company said that it won, and what of that the house pays.
  won_minor bigint,
  paid_minor bigint,
  at timestamptz not null default house_now(),
  primary key (company, key),
  unique (free_spins_id, company, round)
);
create index free_spin_open on free_spin (free_spins_id) where state = 'open';
