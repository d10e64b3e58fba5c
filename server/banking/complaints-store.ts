/** SQL of companies' complaints about us, and of orders that were not taken because of one. */
import type { Complaint } from '@uwanja/providers/complaint'
import type { Sql, Tx } from '@uwanja/money/sql'
import { lockPayment, type Payment } from './store.ts'

export interface ComplaintRow {
  readonly company: string
  readonly what: string
  readonly note: string
  readonly times: number
  readonly firstAt: Date
  readonly lastAt: Date
}

/** One that has not been heard for a day begins anew. */
export async function noteComplaint(db: Sql, company: string, what: string, note: string): Promise<void> {
  await db.sql`
    insert into company_complaint as c (company, what, note) values (${company}, ${what}, ${note})
    on conflict (company, what, note) do update set last_at = house_now(),
      first_at = case when c.last_at < house_now() - interval '1 day' then house_now() else c.first_at end,
      times = case when c.last_at < house_now() - interval '1 day' then 1 else c.times + 1 end`
}

/** Of an order under way: what the company said instead of taking it. */
export async function noteRefusal(db: Sql, paymentId: bigint, why: Complaint): Promise<void> {
  await db.sql`update payment set not_taken = ${why} where id = ${paymentId} and state = 'sent'`
}

/** Handed over again: what was said before counts no more. False: somebody else was faster, and hands it over. */
export async function forgetRefusal(db: Sql, paymentId: bigint): Promise<boolean> {
  const rows = await db.sql`
    update payment set not_taken = null where id = ${paymentId} and state = 'sent' and not_taken is not null returning id`
  return rows.length > 0
}

/** A withdrawal that is still under way and that the company did not take; null: it is none. */
export async function lockNotTaken(tx: Tx, id: bigint): Promise<Payment | null> {
  const payment = await lockPayment(tx, id)
  if (payment?.direction !== 'withdraw' || payment.state !== 'sent') return null
  const rows = await tx.sql`select 1 from payment where id = ${id} and not_taken is not null`
  return rows.length > 0 ? payment : null
}

/** Heard within the last day, the newest first. */
export async function complaintsNow(db: Sql): Promise<ComplaintRow[]> {
  return db.sql`
    select company, what, note, times, first_at as "firstAt", last_at as "lastAt" from company_complaint
    where last_at > house_now() - interval '1 day' order by last_at desc limit 100`
}
