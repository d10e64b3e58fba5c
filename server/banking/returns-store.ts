/** SQL of parked money that is on its way back to its source. */
import type { Currency } from '@uwanja/contract/wire/amounts'
import type { Sql, Tx } from '@uwanja/money/sql'

export interface Return {
  readonly id: bigint
  readonly paymentId: bigint
  readonly key: string
  readonly viewName: string
  readonly company: string
  readonly msisdn: string
  readonly currency: Currency
  readonly minor: bigint
  readonly state: 'waiting' | 'sent' | 'paid' | 'failed' | 'dropped'
  readonly tries: number
  /** Seconds by the house's clock; null when nothing is left to do. */
  readonly dueInS: number | null
  readonly silentS: number
}

/** @returns null when there is one for this payment already. */
export async function insertReturn(
  tx: Tx,
  row: Pick<Return, 'paymentId' | 'key' | 'viewName' | 'company' | 'msisdn' | 'currency' | 'minor'>,
  dueInS: number,
): Promise<bigint | null> {
  const [made] = await tx.sql<{ id: bigint }>`
    insert into parked_return (payment_id, key, view_name, company, msisdn, currency, minor, due_at)
    values (${row.paymentId}, ${row.key}, ${row.viewName}, ${row.company}, ${row.msisdn}, ${row.currency}, ${row.minor},
      house_now() + make_interval(secs => ${dueInS}))
    on conflict do nothing returning id`
  return made?.id ?? null
}

export async function lockReturn(tx: Tx, by: 'id' | 'key', value: bigint | string): Promise<Return | null> {
  const text = `
    select id, payment_id as "paymentId", key, view_name as "viewName", company, msisdn, currency, minor, state, tries,
      extract(epoch from due_at - house_now())::float8 as "dueInS",
      extract(epoch from house_now() - updated_at)::float8 as "silentS"
    from parked_return where ${by} = $1 for update`
  return ((await tx.query(text, [value])) as unknown as Return[])[0] ?? null
}

export async function takeReturnStep(
  tx: Tx,
  id: bigint,
  step: {
    readonly state: Return['state']
    readonly reason?: string
    readonly reference?: string
    readonly dueInS: number | null
  },
): Promise<void> {
  await tx.sql`
    update parked_return set state = ${step.state}, reason = ${step.reason ?? ''}, updated_at = house_now(),
      company_reference = coalesce(${step.reference ?? null}::text, company_reference),
      due_at = house_now() + make_interval(secs => ${step.dueInS}::float8)
    where id = ${id}`
}

/** The next question is later; it has not moved. */
export async function postponeReturn(tx: Tx, id: bigint, dueInS: number): Promise<void> {
  await tx.sql`
    update parked_return set tries = tries + 1, due_at = house_now() + make_interval(secs => ${dueInS}::float8)
    where id = ${id}`
}

export async function dueReturns(db: Sql): Promise<bigint[]> {
  const rows = await db.sql<{ id: bigint }>`
    select id from parked_return where due_at <= house_now() order by due_at limit 1000`
  return rows.map(({ id }) => id)
}

/** An operator is at work on this money, or has been. */
export async function hasDecision(tx: Tx, paymentId: bigint): Promise<boolean> {
  const [row] = await tx.sql`select 1 from parked_decision where payment_id = ${paymentId}`
  return row !== undefined
}

/** Locks the payment whose money a return is of. */
export async function lockPaymentOf(tx: Tx, by: 'id' | 'key', value: bigint | string): Promise<boolean> {
  const text = `select 1 from payment where id = (select payment_id from parked_return where ${by} = $1) for update`
  return (await tx.query(text, [value])).length > 0
}

/** It goes out through its company's line of payouts; null when nothing of it is due. */
export async function lineOfReturn(
  db: Sql,
  id: bigint,
): Promise<{ readonly line: string; readonly tries: number } | null> {
  const [row] = await db.sql<{ line: string; tries: number }>`
    select company || ' withdraw' as line, tries from parked_return where id = ${id} and due_at is not null`
  return row ?? null
}
