/** SQL of entries to races. */
import type { Sql, Tx } from '@uwanja/database/sql'

/** One of two promotions that let the same player in is enough. */
export async function insertEntry(
  tx: Tx,
  {
    raceId,
    playerId,
    promotionId,
  }: { readonly raceId: bigint; readonly playerId: bigint; readonly promotionId: bigint },
): Promise<void> {
  await tx.sql`
    insert into race_entry (race_id, player_id, promotion_id) values (${raceId}, ${playerId}, ${promotionId})
    on conflict do nothing`
}

export async function hasEntry(db: Sql, raceId: bigint, playerId: bigint): Promise<boolean> {
  const found = await db.sql`select 1 from race_entry where race_id = ${raceId} and player_id = ${playerId}`
  return found.length > 0
}

export async function languageOf(tx: Tx, playerId: bigint): Promise<string> {
  const [row] = await tx.sql<{ language: string }>`select language from player where id = ${playerId}`
  return row?.language ?? 'en'
}
