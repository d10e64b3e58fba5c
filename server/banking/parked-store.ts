/** SQL of money that was parked: of a payment of ours, or of nobody we know. */
import type { Currency } from '@uwanja/contract/wire/amounts'
import type { Tx } from '@uwanja/money/sql'

export interface Which {
  readonly kind: 'parked' | 'stray'
  /** Of the payment, or of the stray money. */
  readonly id: bigint
}

export interface SuspenseMoney {
  readonly company: string
  readonly viewName: string
  /** The payment's key in the books; of stray money it is made of the company's reference. */
  readonly key: string | null
  readonly reference: string
  readonly msisdn: string
  readonly currency: Currency
  readonly minor: bigint
  /** Null: nobody we know. */
  readonly playerId: bigint | null
  /** Why it was parked, in the payment's words; empty for stray money. */
  readonly reason: string
  readonly isSettled: boolean
}

/** The row is locked until the transaction ends. Null: there is no such money. */
export async function lockSuspense(tx: Tx, { kind, id }: Which): Promise<SuspenseMoney | null> {
  if (kind === 'stray') {
    const [row] = await tx.sql<SuspenseMoney>`
      select company, view_name as "viewName", null as key, company_reference as reference, msisdn, currency, minor,
        null::bigint as "playerId", '' as reason, state <> 'waiting' as "isSettled"
      from stray_payment where id = ${id} for update`
    return row ?? null
  }
  await tx.sql`select 1 from payment where id = ${id} for update`
  const [row] = await tx.sql<SuspenseMoney>`
    select p.company, p.view_name as "viewName", p.key, p.company_reference as reference, p.msisdn, m.currency, m.minor,
      p.player_id as "playerId", coalesce(p.reason, '') as reason,
      exists (select 1 from parked_decision d where d.payment_id = p.id and d.done_at is not null)
        or exists (select 1 from parked_return r where r.payment_id = p.id and r.state in ('sent', 'paid')) as "isSettled"
    from payment p
      cross join lateral (select t.* from money.posting t
      where t.journal_id = money.journal_of(p.company, 'deposit.parked', p.key) offset 0) m
    where p.id = ${id} and p.direction = 'deposit'`
  return row ?? null
}

export async function settleSuspense(tx: Tx, { kind, id }: Which, how: 'credited' | 'sent-back'): Promise<void> {
  if (kind === 'stray') await tx.sql`update stray_payment set state = ${how} where id = ${id}`
  else await tx.sql`update payment set send_back = case when ${how} = 'sent-back' then 'sent' end where id = ${id}`
}
