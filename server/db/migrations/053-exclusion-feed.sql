-- How far the national register's feed of changes has been followed (docs/decisions/074). Nothing of a player stands here.
create table exclusion_feed (
  -- A cursor means something to the register that gave it.
  provider text primary key,
  -- Null: it was never followed.
  cursor text,
  -- When its end was reached last; at first: when somebody first tried.
  walked_at timestamptz not null default house_now(),
  -- By whichever process follows it now; the moment says whose turn it is.
  leased_until timestamptz,
  -- The feed lost something then: no answer to a question from before it counts (docs/decisions/074).
  stale_before timestamptz
);
