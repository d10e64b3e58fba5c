/** Who reads the journals (the verifier, the hours, the projections) costs a stake too: a round ends when they have read it. */
import type { Db } from '@uwanja/money/sql'

const CATCH_UP_MS = 15_000

/** True when every reader has read what was written, false when that took too long: a transaction elsewhere holds them. */
export async function caughtUp(db: Db | null): Promise<boolean> {
  if (db === null) return true
  for (const untilMs = performance.now() + CATCH_UP_MS; performance.now() < untilMs;) {
    const [row] = await db.sql<{ behind: boolean }>`
      select exists (select 1 from money.cursor c, money.journal j where (j.epoch, j.xid, j.id) > (c.epoch, c.xid, c.id)) as behind`
    if (!row!.behind) return true
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}
