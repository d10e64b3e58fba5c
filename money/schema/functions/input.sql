-- 1. The fingerprint of an input (money/hash.ts) has 22 letters. It had 43: those that stand, and those that a process of the version before
-- sends, are compared by the first 22, whichever of the two is the longer.
create or replace function money.is_same_input(one text, other text) returns boolean language sql immutable as $$
  select left(one, 22) = left(other, 22)
$$;
