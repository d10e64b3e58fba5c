-- Accounts with money in them that nobody uses (docs/decisions/082): found twice a day, told, looked for by people, handed over by
-- two, and claimed back by two.
create table dormant_account (
  id bigint primary key generated always as identity,
  player_id bigint not null references player (id),
  -- When it was last used.
  since timestamptz not null,
  found_at timestamptz not null default house_now(),
  -- From when it is dormant; its player is told so many days before as the market's row says.
  dormant_at timestamptz not null,
  -- When phone or mailbox took the word; null: not yet. The letter lies in the inbox from the finding on.
  told_at timestamptz,
  -- When it was last sent, taken or not.
  tried_at timestamptz,
  -- 'ended': it was used again, or it may not be handed over any more.
  state text not null default 'told' check (state in ('told', 'ended', 'handed-over', 'claimed')),
  -- What was handed over, and the account of the house that has it.
  currency text,
  minor bigint check (minor > 0),
  handed_to text,
  handed_at timestamptz,
  ended_at timestamptz,
  -- Back into the account, or paid by the bank to the heirs, with its reference.
  claimed_by text check (claimed_by in ('player', 'heirs')),
  claim_reference text not null default '',
  check ((state in ('handed-over', 'claimed')) = (handed_at is not null)),
  check ((handed_at is null) = (minor is null) and (minor is null) = (currency is null) and (minor is null) = (handed_to is null)),
  check ((state in ('ended', 'claimed')) = (ended_at is not null)),
  check ((state = 'claimed') = (claimed_by is not null) and (claimed_by = 'heirs') = (claim_reference <> ''))
);
-- One at a time.
create unique index dormant_account_open on dormant_account (player_id) where state = 'told';
create index dormant_account_of_player on dormant_account (player_id, id desc);

-- Each time that a person looked for the player or their heirs.
create table dormant_search (
  id bigint primary key generated always as identity,
  dormant_id bigint not null references dormant_account (id),
  by_operator bigint not null references operator (id),
  at timestamptz not null default house_now(),
  body text not null check (char_length(body) between 1 and 500)
);
create index dormant_search_of on dormant_search (dormant_id, id);
create trigger append_only before update or delete or truncate on dormant_search
  for each statement execute function append_only_but_erased();
