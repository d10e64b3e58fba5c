/** SQL of what a player's receipts tell beside their bets. */
import type { Sql } from '@uwanja/database/sql'
import type { PlaceNames } from '@uwanja/i18n/book-places'
import type { BetOutcome } from '../bets/store.ts'
import type { Facts } from '../markets/settle.ts'
import type { Sport } from '../markets/table.ts'

export interface ReceiptEvent {
  readonly id: string
  readonly sport: Sport | null
  readonly home: string | null
  readonly away: string | null
  readonly homeNames: PlaceNames | null
  readonly awayNames: PlaceNames | null
  readonly startsAt: Date | null
  /** null: nothing is told of it yet. */
  readonly status: string | null
  readonly periods: Facts['periods'] | null
  readonly rules: string | null
}

/** Of whatever age: a receipt outlives what is kept in memory. */
export async function receiptEvents(db: Sql, ids: readonly string[]): Promise<Map<string, ReceiptEvent>> {
  const rows = await db.sql<ReceiptEvent>`
    select e.id::text as id, c.sport, h.name as home, a.name as away, h.called as "homeNames",
      a.called as "awayNames", e.starts_at as "startsAt",
      r.status, r.facts->'periods' as periods, r.rules
    from book.event e
    left join book.tournament t on t.id = e.tournament left join book.category c on c.id = t.category
    left join book.participant h on h.id = e.home left join book.participant a on a.id = e.away
    left join book.result r on r.event = e.id
    where e.id = any(${ids}::bigint[])`
  return new Map(rows.map((row) => [row.id, row]))
}

export interface SaidWorth {
  readonly bet: string
  readonly revision: number
  readonly at: Date
  readonly why: 'result' | 'cancel' | 'cash-out' | 'stake-back' | 'edit' | 'desk'
  readonly outcome: BetOutcome
  readonly open: string
  readonly won: string
  readonly cashed: string
  readonly voided: string
}

/** The oldest first. */
export async function worthsOf(db: Sql, bets: readonly string[]): Promise<SaidWorth[]> {
  return db.sql<SaidWorth>`
    select bet, revision, at, why, outcome, open_minor::text as open, won_minor::text as won,
      cashed_minor::text as cashed, voided_minor::text as voided
    from book.worth where bet = any(${bets}::text[]) order by bet, revision`
}
