/** SQL of accounts that are closed with their money paid out. */
import type { ClosingWhy, ClosingState } from '@uwanja/contract/operators/closings'
import type { Sql, Tx } from '@uwanja/database/sql'
import type { PaymentState } from '@uwanja/contract/site/payment-states'

export interface Closing {
  readonly playerId: bigint
  readonly why: ClosingWhy
  readonly state: ClosingState
  /** Of the last order; null: there is none. */
  readonly paymentState: PaymentState | null
  /** Null: nobody looks again. */
  readonly dueInS: number | null
}

/** @returns false: it is planned already. */
export async function insertClosing(tx: Tx, playerId: bigint, why: ClosingWhy, dueInS: number): Promise<boolean> {
  const rows = await tx.sql`
    insert into closing (player_id, why, due_at) values (${playerId}, ${why}, house_now() + make_interval(secs => ${dueInS}))
    on conflict (player_id) do update set why = excluded.why, state = 'waiting', reason = '', payment_id = null,
      due_at = excluded.due_at, updated_at = house_now()
    where closing.state = 'dropped' or closing.why <> excluded.why returning 1`
  return rows.length > 0
}

export async function lockClosing(tx: Tx, playerId: bigint): Promise<Closing | null> {
  const [row] = await tx.sql<Closing>`
    select c.player_id as "playerId", c.why, c.state, (select state from payment where id = c.payment_id) as "paymentState",
      extract(epoch from c.due_at - house_now())::float8 as "dueInS"
    from closing c where c.player_id = ${playerId} for update of c`
  return row ?? null
}

export async function stepClosing(
  tx: Tx,
  playerId: bigint,
  step: {
    readonly state: ClosingState
    readonly reason: string
    readonly paymentId?: bigint
    readonly dueInS: number | null
  },
): Promise<void> {
  await tx.sql`
    update closing set state = ${step.state}, reason = ${step.reason}, updated_at = house_now(),
      payment_id = coalesce(${step.paymentId ?? null}::bigint, payment_id),
      due_at = house_now() + make_interval(secs => ${step.dueInS}::float8)
    where player_id = ${playerId}`
}

/** A person wants it tried again: the order that came to nothing is forgotten. */
export async function restartClosing(tx: Tx, playerId: bigint): Promise<boolean> {
  const rows = await tx.sql`
    update closing set state = 'waiting', reason = '', payment_id = null, due_at = house_now(), updated_at = house_now()
    where player_id = ${playerId} and state = 'person' returning 1`
  return rows.length > 0
}

export async function dueClosings(db: Sql): Promise<bigint[]> {
  const rows = await db.sql<{ playerId: bigint }>`
    select player_id as "playerId" from closing where due_at <= house_now() order by due_at limit 1000`
  return rows.map(({ playerId }) => playerId)
}

/** What ever came from a player, and what ever reached them: tax that was withheld of it did not. */
export async function movedInAll(db: Sql, playerId: bigint): Promise<{ deposited: bigint; received: bigint }> {
  const [row] = await db.sql<{ deposited: bigint; received: bigint }>`
    select coalesce(sum(coalesce(paid_minor, minor)) filter (where direction = 'deposit'), 0)::bigint as deposited,
      coalesce(sum(minor - tax_minor) filter (where direction = 'withdraw'), 0)::bigint as received
    from payment where player_id = ${playerId} and state = 'paid'`
  return row!
}

/** Why this order was made by a rule; null: its player asked for it. */
export async function closingOf(tx: Tx, paymentId: bigint): Promise<ClosingWhy | null> {
  const [row] = await tx.sql<{ why: ClosingWhy }>`select why from closing where payment_id = ${paymentId}`
  return row?.why ?? null
}

export interface ClosingShown {
  readonly playerId: bigint
  readonly number: string
  readonly why: ClosingWhy
  readonly state: ClosingState
  readonly reason: string
  readonly currency: string
  readonly cashMinor: bigint
  readonly paidMinor: bigint
  readonly paymentState: PaymentState | null
  readonly createdAt: Date
  readonly dueAt: Date | null
}

/** Those that want a person first. */
export async function listClosings(db: Sql, most: number): Promise<ClosingShown[]> {
  return db.sql`
    select c.player_id as "playerId", l.number, c.why, c.state, c.reason, w.currency, w.cash as "cashMinor",
      coalesce((select sum(coalesce(p.paid_minor, p.minor)) from payment p where p.player_id = c.player_id
        and p.direction = 'withdraw' and p.state = 'paid' and p.created_at >= c.created_at), 0)::bigint as "paidMinor",
      (select state from payment where id = c.payment_id) as "paymentState", c.created_at as "createdAt", c.due_at as "dueAt"
    from closing c join player l on l.id = c.player_id join money.wallet w on w.player_id = c.player_id
    order by c.state = 'person' desc, c.state = 'dropped', c.created_at desc, c.player_id limit ${most}`
}
