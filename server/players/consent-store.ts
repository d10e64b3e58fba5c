/** SQL of what players agreed to: the words of the terms and the privacy policy, by the day since which they stand. */
import type { Sql, Tx } from '@uwanja/database/sql'

/** Agreed to twice is agreed to once. */
export async function termsAccepted(tx: Tx, playerId: bigint, version: string): Promise<void> {
  await tx.sql`
    insert into consent (player_id, subject, version, is_given) values (${playerId}, 'terms', ${version}, true)
    on conflict do nothing`
}

/** What was agreed to last; null: nothing. */
export async function acceptedTerms(db: Sql, playerId: bigint): Promise<{ version: string; at: Date } | null> {
  const [row] = await db.sql<{ version: string; at: Date }>`
    select version, at from consent where player_id = ${playerId} and subject = 'terms' order by id desc limit 1`
  return row ?? null
}
