/** The player's history, as the view `movement` tells it, a page at a time. */
import type { PaymentState } from '@uwanja/contract/site/payment-states'
import type { Currency } from '@uwanja/contract/wire/amounts'
import type { Sql } from '@uwanja/money/sql'

export interface Movement {
  /** Of the payment, or of the journal. */
  readonly id: bigint
  readonly at: Date
  readonly type: 'deposit' | 'withdraw' | 'bet' | 'win' | 'refund' | 'correction'
  readonly minor: bigint
  readonly taxMinor: bigint
  readonly currency: Currency
  /** Just after its money moved; null of an order whose money has not. */
  readonly balanceAfter: bigint | null
  readonly state: PaymentState
  readonly reason: string | null
  readonly what: string
  /** Of an order, and of what it gave back. */
  readonly paymentId: bigint | null
}

export interface MovementFilter {
  readonly playerId: bigint
  /** Text that PostgreSQL reads as a moment; null is open. The end is exclusive. */
  readonly from: string | null
  readonly to: string | null
  readonly types: readonly Movement['type'][] | null
  readonly states: readonly PaymentState[] | null
  readonly limit: number
  readonly offset: number
}

export async function movements(db: Sql, f: MovementFilter): Promise<Movement[]> {
  return db.sql<Movement>`
    select id, at, type, minor, tax_minor as "taxMinor", currency, balance_after as "balanceAfter", state, reason, what,
      payment_id as "paymentId"
    from player_history(${f.playerId}, ${f.from}::timestamptz, ${f.to}::timestamptz, ${f.types}::text[], ${f.states}::text[],
      ${f.limit}::int, ${f.offset}::int)`
}

/** Which game some of a player's stakes and wins were of, by their journals. */
export async function gamesOf(
  db: Sql,
  playerId: bigint,
  ids: readonly bigint[],
): Promise<
  readonly { readonly id: bigint; readonly company: string; readonly code: string; readonly round: string | null }[]
> {
  if (ids.length === 0) return []
  return db.sql<{ id: bigint; company: string; code: string; round: string | null }>`
    select id, source as company, details ->> 'game' as code, round from money.journals_in(${ids}::bigint[])
    where player_id = ${playerId} and details ? 'game'`
}

/** What a corrected result took back of them and was spent by then; null: nothing is owed. */
export async function owedBy(db: Sql, playerId: bigint): Promise<{ minor: bigint; currency: Currency } | null> {
  const [row] = await db.sql<{ minor: bigint; currency: Currency }>`
    select debt as minor, currency from money.wallet where player_id = ${playerId} and debt > 0`
  return row ?? null
}
