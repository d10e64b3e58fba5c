/** The player's history, as the view `movement` tells it. */
import type { PaymentState } from '@uwanja/contract/banking'
import type { Currency } from '@uwanja/contract/amounts'
import type { Sql } from '@uwanja/money/sql'

export interface Movement {
  /** Of the payment, or of the journal. */
  readonly id: bigint
  readonly at: Date
  readonly type: 'deposit' | 'withdraw' | 'bet' | 'win' | 'refund' | 'correction'
  readonly minor: bigint
  readonly taxMinor: bigint
  readonly currency: Currency
  /** After it; of a payment that moved nothing, the balance now. */
  readonly balanceAfter: bigint
  readonly state: PaymentState
  readonly reason: string | null
  readonly what: string
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
    select id, at, type, minor, tax_minor as "taxMinor", currency, balance_after as "balanceAfter", state, reason, what from movement
    where player_id = ${f.playerId}
      and (${f.from}::timestamptz is null or at >= ${f.from}::timestamptz)
      and (${f.to}::timestamptz is null or at < ${f.to}::timestamptz)
      and (${f.types}::text[] is null or type = any (${f.types}::text[]))
      and (${f.states}::text[] is null or state = any (${f.states}::text[]))
    order by at desc, id desc limit ${f.limit} offset ${f.offset}`
}
