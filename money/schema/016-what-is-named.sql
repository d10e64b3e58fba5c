-- A void names the stake that it gives back, a change the win or void whose worth it says anew: by its journal, in a column of
-- its own, because `ref` and `reverses` say that something is undone (functions/wager-resettled.sql).
alter table money.journal add column names bigint;
create index journal_named on money.journal (names) where names is not null;

alter type money.wager_turn
  -- The journal that a void or a change names, and the round of the stake that it is about.
  add attribute names bigint,
  add attribute round text,
  -- Out of the house's account of free bets (a stake) or, negative, back into it, and that account.
  add attribute from_free bigint,
  add attribute free bigint,
  -- What the player comes to owe or, negative, repays.
  add attribute owed bigint;
