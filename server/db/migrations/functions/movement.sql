-- 7. The history: everything that moved a wallet, as its player reads it. An order is one row, whatever its state: dated by
-- its money's movement and told with the balance after that, or by its start and without a balance while nothing moved.
-- A withdrawal is told by what its player asked for: the company paid the rest of it. What is given back is a row of its own.
create or replace view movement as
  select p.player_id, coalesce(p.moved_at, p.created_at) as at, p.id as id, p.direction as type,
    case p.direction when 'withdraw' then p.minor else coalesce(p.paid_minor, p.minor) end as minor, p.currency,
    p.balance_after, p.state, p.reason, p.view_name as what, p.tax_minor, p.id as payment_id
  from payment p
  union all
  select j.player_id, j.at, j.id,
    coalesce(k.word, case j.kind when 'withdrawal.ended' then 'refund' else 'correction' end),
    (select case when k.word <> 'correction' then abs(coalesce(sum(e.minor), 0)) else coalesce(sum(e.minor), 0) end
      from money.entry e where e.journal_id = j.id and e.account_id in (j.player_id * 8, j.player_id * 8 + 1))::bigint,
    j.currency, j.cash_after + j.bonus_after, 'paid', null,
    -- A correction tells its reason, what an order gives back its method; play tells the company.
    coalesce(j.details ->> 'reason', p.view_name, j.source),
    -- Lines 3 and 4 of a wager: to the state, or back from it.
    case when k.kind <> 'wager.staked' then (
      select coalesce(sum(
        case when t.from_account between j.player_id * 8 and j.player_id * 8 + 1 then t.minor else -t.minor end), 0)
      from money.posting t where t.journal_id = j.id and t.line in (3, 4))::bigint else 0 end,
    p.id
  from money.journal j left join payment p on j.kind = 'withdrawal.ended' and p.key = j.key
    left join money.wager_kinds() k on k.kind = j.kind
  where (k.kind is not null or j.kind in ('correction.made', 'reversal.made', 'dormancy.handed-over', 'dormancy.claimed',
        'promotion.paid', 'promotion.taken-back', 'race.paid', 'freebet.released')
      or (j.kind = 'withdrawal.ended' and j.details ->> 'how' = 'released'))
    -- Of a free bet nothing is its player's.
    and exists (select 1 from money.posting t where t.journal_id = j.id and greatest(t.from_account, t.to_account) > 0);
