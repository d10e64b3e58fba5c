/** Payments by their clients' own names. */
import type { Sql } from '@uwanja/money/sql'
import { paymentById, type Payment } from './store.ts'

/** What this player asked for by this name before. */
export async function paymentAsked(db: Sql, playerId: bigint, onceKey: string): Promise<Payment | null> {
  const [row] = await db.sql<{
    id: bigint
  }>`select id from payment where player_id = ${playerId} and once_key = ${onceKey}`
  return row ? paymentById(db, row.id) : null
}
