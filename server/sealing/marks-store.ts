/** SQL of the key that marks are made with: only a digest of it is ever written. */
import type { Db } from '@uwanja/money/sql'

/** Of processes that start side by side the first writes its own; the others wait for it. @returns what stands there. */
export async function markKey(db: Db, name: Uint8Array): Promise<Buffer> {
  return db.transaction(async (tx) => {
    await tx.sql`lock table mark_key in share row exclusive mode`
    await tx.sql`insert into mark_key (name) select ${name} where not exists (select 1 from mark_key)`
    const [row] = await tx.sql<{ name: Uint8Array }>`select name from mark_key`
    return Buffer.from(row!.name)
  })
}
