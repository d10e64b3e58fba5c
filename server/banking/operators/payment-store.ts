/** SQL of one payment as operators see it. */
import type { ReviewReason } from '@uwanja/contract/operators/withdrawals'
import type { Sql } from '@uwanja/money/sql'

export interface PaymentPage {
  readonly companyReference: string
  readonly paidMinor: bigint | null
  readonly doubtAt: Date | null
  /** Null: nobody was asked. */
  readonly reasons: ReviewReason[] | null
  readonly needsSecond: boolean
  readonly firstBy: bigint | null
  readonly firstByName: string
  readonly decision: 'approved' | 'rejected' | null
  readonly decidedByName: string
  readonly why: string
}

/** What a payment's own row does not say of it. */
export async function paymentPage(db: Sql, id: bigint): Promise<PaymentPage | null> {
  const [row] = await db.sql<PaymentPage>`
    select coalesce(p.company_reference, '') as "companyReference", p.paid_minor as "paidMinor", l.doubt_at as "doubtAt",
      r.reasons, coalesce(r.needs_second, false) as "needsSecond", r.first_by as "firstBy",
      coalesce(f.name, '') as "firstByName", r.decision, coalesce(d.name, '') as "decidedByName", coalesce(r.why, '') as why
    from payment p join player l on l.id = p.player_id left join withdrawal_review r on r.payment_id = p.id
      left join operator f on f.id = r.first_by left join operator d on d.id = r.decided_by
    where p.id = ${id}`
  return row ?? null
}

export async function stepsOf(db: Sql, id: bigint): Promise<{ at: Date; state: string; note: string }[]> {
  return db.sql`select at, state, note from payment_event where payment_id = ${id} order by payment_event.id limit 200`
}
