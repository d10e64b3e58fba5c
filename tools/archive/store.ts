/** What in a range of journals is not over yet, in the tables of the server. */
import type { Sql } from '@uwanja/database/sql'

/** Bets that wait for their result, and parked deposits that wait for people, whose journal lies in these ids. */
export async function openBusiness(db: Sql, range: number): Promise<{ bets: number; parked: number }> {
  const [row] = await db.sql<{ bets: number; parked: number }>`
    with b as (select ${range}::int * money.range_size() as low, (${range}::int + 1) * money.range_size() as high)
    select (select count(*)::int from bet t, b where t.outcome = 'open'
        and money.journal_of(t.company, 'wager.staked', t.key) >= b.low and money.journal_of(t.company, 'wager.staked', t.key) < b.high)
        as bets,
      (select count(*)::int from payment p, b
        where p.direction = 'deposit' and p.state = 'failed' and p.company_reference is not null
          and money.journal_of(p.company, 'deposit.parked', p.key) >= b.low
          and money.journal_of(p.company, 'deposit.parked', p.key) < b.high
          and not exists (select 1 from parked_decision d where d.payment_id = p.id and d.done_at is not null)
          and not exists (select 1 from parked_return r where r.payment_id = p.id and r.state in ('sent', 'paid'))) as parked`
  return row!
}
