-- What the parts of a wager are given, and what they answer: money.wager goes through items, and for each one of stake_of,
-- win_of and rollback_of says what is to move (functions/wager-parts.sql). They are composites because a function's answer
-- that is assigned whole costs a tenth of one that is selected into variables.
create type money.wager_item as (
  i int, source text, kind text, key text, hash text, player bigint, currency text, minor bigint, round text, ref text,
  details jsonb, tax jsonb, house bigint,
  -- Its journal, when it was taken before, with its input and what stood in the wallet after it.
  seen bigint, seen_hash text, seen_cash bigint, seen_bonus bigint, seen_version bigint,
  -- Of a stake: its rollback came first.
  is_undone boolean,
  -- The same id was another kind of movement.
  is_other boolean,
  -- Of a stake: what the terms of its game refuse it with.
  term text
);

create type money.wager_turn as (
  -- Why nothing moves; null: it moves.
  status text,
  -- Leaves the player's accounts (a stake) or, negative, enters them.
  from_cash bigint, from_bonus bigint,
  -- Withheld from them of the round's winnings or, negative, given back, and the state's account for it.
  tax_cash bigint, tax_bonus bigint, winnings bigint,
  -- Of a stake: out of what the house took, and the state's account for it.
  tax_house bigint, stakes bigint,
  -- When the stake was that is undone, and the last win of a round whose tax that puts right.
  bet_at timestamptz, win_at timestamptz
);
