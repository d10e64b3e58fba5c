/** Rounds of the wallet that several bets share: one that took the place of another lives in its round. */
import type { Tx } from '@uwanja/database/sql'

/** Movements of a round follow one another: who writes one of a bet that lives in another's round holds that one first. */
export async function holdOld(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.sql`select 1 from book.bet where id = any(${[...ids]}::text[]) order by id for update`
}
