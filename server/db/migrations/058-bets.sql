-- Bets of sport companies, beside the ledger: what was on the slip, and what it came to. Kept before the stake moves, so that no
-- stake is without its slip; which of them the stake was for its journal says (details.slip). One whose stake was refused is swept.
create table bet (
  id bigint primary key generated always as identity,
  company text not null,
  -- The company's own ids: of the stake, of the bet, and of the round in which it lives.
  key text not null,
  bet_id text not null,
  round text not null,
  player_id bigint not null references player (id),
  -- contract/book/slip.ts, and its digest.
  slip jsonb not null,
  content text not null,
  said_at timestamptz not null default house_now(),
  -- As the company's last settlement says; -1: it has said nothing yet.
  revision int not null default -1,
  outcome text not null default 'open'
    check (outcome in ('open', 'won', 'lost', 'void', 'cashed', 'replaced', 'undone')),
  settlement jsonb,
  settled_at timestamptz,
  unique (company, key, content)
);
create index bet_of_player on bet (player_id, id desc);
create index bet_of_company on bet (company, bet_id);
create index bet_of_round on bet (company, round);
create index bet_open on bet (said_at) where outcome = 'open';

-- Stakes that the house gives to players. Spent with a bet, open again when that comes back whole.
create table free_bet (
  id bigint primary key generated always as identity,
  player_id bigint not null references player (id),
  currency text not null,
  minor bigint not null check (minor > 0),
  granted_at timestamptz not null default house_now(),
  ends_at timestamptz not null,
  -- Who gave it: an operator, or a promotion of this name.
  by_operator bigint references operator (id),
  promotion text not null default '',
  why text not null default '',
  state text not null default 'open' check (state in ('open', 'spent', 'withdrawn')),
  -- Where it was spent last: it stays when the bet comes back.
  company text,
  key text,
  round text,
  spent_at timestamptz,
  check ((company is null) = (key is null) and (company is null) = (round is null) and (company is null) = (spent_at is null)),
  check (state <> 'spent' or key is not null),
  check ((by_operator is null) = (promotion <> ''))
);
create index free_bet_of_player on free_bet (player_id, id desc);
create index free_bet_of_round on free_bet (company, round) where company is not null;
