/** SQL of money apart. */
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import type { Sql, Tx } from '@uwanja/money/sql'

/** Players whose money is nobody's: the rank that test players have. */
export async function testPlayers(db: Sql): Promise<bigint[]> {
  const rows = await db.sql<{ id: bigint }>`select id from player where rank_id = ${CONSTANTS.testUserRankId}`
  return rows.map(({ id }) => id)
}

/** One move of revenue at a time: two must not both find the same money free. */
export async function lockTreasury(tx: Tx): Promise<void> {
  await tx.sql`select pg_advisory_xact_lock(867530911)`
}
