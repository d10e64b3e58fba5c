/** SQL of slips that travel under a few letters. They end with the sale of their round. */
import type { Sql, Tx } from '@uwanja/database/sql'

/** The letters of these picks: those that they have already, or the new ones. null: these letters stand for other picks. */
export async function keepCode(
  db: Sql,
  { code, jackpotId, picks }: { readonly code: string; readonly jackpotId: bigint; readonly picks: string },
): Promise<string | null> {
  await db.sql`
    insert into jackpot_code (code, jackpot_id, picks) values (${code}, ${jackpotId}, ${picks}) on conflict do nothing`
  const [row] = await db.sql<{ code: string }>`
    select code from jackpot_code where jackpot_id = ${jackpotId} and picks = ${picks}`
  return row?.code ?? null
}

/** null: there is none, or its round is not sold any more. */
export async function codedPicks(
  db: Sql,
  code: string,
): Promise<{ readonly jackpotId: bigint; readonly picks: string } | null> {
  const [row] = await db.sql<{ jackpotId: bigint; picks: string }>`
    select c.jackpot_id as "jackpotId", c.picks from jackpot_code c join jackpot j on j.id = c.jackpot_id
    where c.code = ${code} and j.state = 'open' and j.closes_at > house_now()`
  return row ?? null
}

export async function dropCodes(tx: Tx, jackpotId: bigint): Promise<void> {
  await tx.sql`delete from jackpot_code where jackpot_id = ${jackpotId}`
}
