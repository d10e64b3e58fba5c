-- When an order's money moved the wallet, and the balance just after that: said once, so that the history never rewrites itself.
-- A withdrawal's moves when it is held, a deposit's when it is credited; what is given back later is a journal of its own.
alter table payment add column moved_at timestamptz;

update payment p set moved_at = j.at,
  -- A deposit's balance holds the bonus that came with it; a withdrawal's was overwritten by its end.
  balance_after = case when p.direction = 'deposit' and p.balance_after is not null then p.balance_after
    else j.cash_after + j.bonus_after end
from money.journal j
where j.source = p.company and j.key = p.key and j.player_id = p.player_id
  and j.kind = any (case p.direction when 'withdraw' then array['withdrawal.held']
    else array['deposit.settled', 'deposit.unparked'] end);
update payment set balance_after = null where moved_at is null and balance_after is not null;

-- Kept and not refused: a process of the release before, which still runs during a deploy, says the balance a second time.
create function first_movement_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.moved_at is not null then
    new.moved_at := old.moved_at;
    new.balance_after := old.balance_after;
  elsif new.balance_after is not null then
    new.moved_at := house_now();
  end if;
  return new;
end $$;
create trigger first_movement_stays before insert or update of balance_after, moved_at on payment
  for each row execute function first_movement_stays();
alter table payment add constraint balance_at_its_movement check ((balance_after is null) = (moved_at is null));

create index payment_in_history on payment (player_id, (coalesce(moved_at, created_at)) desc, id desc);
