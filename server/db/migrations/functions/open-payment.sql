-- 1. Has nobody said yet how a payment of this state ends? The states are those of OPEN_STATES in the contract. The planner puts
-- the comparison in the call's place, so that the partial indexes of `payment`, which say the states themselves, are found.
create or replace function is_payment_open(state text) returns boolean language sql immutable parallel safe as $$
  select state in ('requested', 'approved', 'sent')
$$;
