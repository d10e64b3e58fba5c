/** SQL of withdrawals under way as operators see them, and of what they decide. */
import type { ReviewReason } from '@uwanja/contract/operators/withdrawals'
import type { OPEN_STATES } from '@uwanja/contract/site/payment-states'
import type { Sql, Tx } from '@uwanja/money/sql'

export interface OpenWithdrawal {
  readonly id: bigint
  readonly playerId: bigint
  readonly number: string
  readonly name: string
  readonly minor: bigint
  readonly currency: string
  readonly method: string
  readonly state: (typeof OPEN_STATES)[number]
  readonly createdAt: Date
  readonly dueAt: Date | null
  readonly tries: number
  readonly isHeld: boolean
  readonly notTaken: string | null
  /** Null: it goes by itself. */
  readonly reasons: ReviewReason[] | null
  readonly needsSecond: boolean
  readonly firstBy: bigint | null
  readonly firstByName: string
  readonly decision: 'approved' | 'rejected' | null
}

/** The open orders have an index of their own, so the list costs what is open, not what ever was. */
export async function openWithdrawals(db: Sql, most: number): Promise<OpenWithdrawal[]> {
  return db.sql`
    select p.id, p.player_id as "playerId", l.number, trim(l.first_name || ' ' || l.last_name) as name, p.minor, p.currency,
      p.view_name as method, p.state, p.created_at as "createdAt", p.due_at as "dueAt", p.tries, p.not_taken as "notTaken",
      exists (select 1 from player_hold h where h.player_id = p.player_id and h.lifted_at is null) as "isHeld",
      r.reasons, coalesce(r.needs_second, false) as "needsSecond", r.first_by as "firstBy",
      coalesce(o.name, '') as "firstByName", r.decision
    from payment p join player l on l.id = p.player_id
      left join withdrawal_review r on r.payment_id = p.id left join operator o on o.id = r.first_by
    where p.direction = 'withdraw' and is_payment_open(p.state)
    order by (r.payment_id is not null and r.decision is null) desc, p.created_at, p.id limit ${most}`
}

/** Of all, also beyond a list's end. */
export async function countOpen(db: Sql): Promise<{ total: number; waiting: number }> {
  const [row] = await db.sql<{ total: number; waiting: number }>`
    select count(*)::int as total, count(r.payment_id)::int as waiting
    from payment p left join withdrawal_review r on r.payment_id = p.id and r.decision is null
    where p.direction = 'withdraw' and is_payment_open(p.state)`
  return row!
}

export interface WaitingOrder {
  readonly id: bigint
  readonly playerId: bigint
  readonly minor: bigint
  readonly currency: string
  readonly state: string
  readonly reasons: ReviewReason[]
  readonly needsSecond: boolean
  readonly firstBy: bigint | null
  readonly decision: 'approved' | 'rejected' | null
}

/** The payment's row is locked, which the order's own next step and its player's cancelling wait for. Null: nobody was asked. */
export async function lockWaiting(tx: Tx, id: bigint): Promise<WaitingOrder | null> {
  await tx.sql`select 1 from payment where id = ${id} for update`
  const [row] = await tx.sql<WaitingOrder>`
    select p.id, p.player_id as "playerId", p.minor, p.currency, p.state, r.reasons, r.needs_second as "needsSecond",
      r.first_by as "firstBy", r.decision
    from withdrawal_review r join payment p on p.id = r.payment_id where r.payment_id = ${id}`
  return row ?? null
}

export async function approvedFirst(tx: Tx, id: bigint, by: bigint): Promise<void> {
  await tx.sql`update withdrawal_review set first_by = ${by}, first_at = house_now() where payment_id = ${id}`
}

export async function decided(
  tx: Tx,
  id: bigint,
  by: bigint,
  decision: 'approved' | 'rejected',
  why: string,
): Promise<void> {
  await tx.sql`
    update withdrawal_review set decision = ${decision}, decided_by = ${by}, decided_at = house_now(), why = ${why}
    where payment_id = ${id}`
}
