-- 1. The history: everything that moved a wallet, as its player reads it. A payment is one row, whatever its state. A
-- withdrawal is told by what its player asked for: the company paid the rest of it.
create or replace view movement as
  select p.player_id, p.created_at as at, p.id as id, p.direction as type,
    case p.direction when 'withdraw' then p.minor else coalesce(p.paid_minor, p.minor) end as minor, p.currency,
    -- A payment that moved nothing is told with the balance as it is now.
    coalesce(p.balance_after, w.cash + w.bonus) as balance_after, p.state, p.reason, p.view_name as what, p.tax_minor
  from payment p join money.wallet w on w.player_id = p.player_id
  union all
  select j.player_id, j.at, j.id,
    case j.kind when 'wager.staked' then 'bet' when 'wager.won' then 'win' when 'wager.rolled-back' then 'refund'
      else 'correction' end,
    (select case when j.kind like 'wager.%' then abs(coalesce(sum(e.minor), 0)) else coalesce(sum(e.minor), 0) end
      from money.entry e where e.journal_id = j.id and e.account_id in (j.player_id * 8, j.player_id * 8 + 1))::bigint,
    j.currency, j.cash_after + j.bonus_after, 'paid', null,
    -- A correction tells its reason; play tells the company.
    coalesce(j.details ->> 'reason', j.source),
    -- Lines 3 and 4 of a win, or of an undone stake: to the state, or back from it.
    case when j.kind in ('wager.won', 'wager.rolled-back') then (
      select coalesce(sum(
        case when p.from_account between j.player_id * 8 and j.player_id * 8 + 1 then p.minor else -p.minor end), 0)
      from money.posting p where p.journal_id = j.id and p.line in (3, 4))::bigint else 0 end
  from money.journal j
  where j.kind in ('wager.staked', 'wager.won', 'wager.rolled-back', 'correction.made', 'reversal.made')
    and exists (select 1 from money.posting p where p.journal_id = j.id);
