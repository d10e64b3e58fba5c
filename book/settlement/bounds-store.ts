/** Above what a settlement waits for people. Rows that people set; the last one holds, for what is settled from then on. */
import { holdBounds, type HoldBounds } from '@uwanja/contract/book/settlement'
import type { Sql } from '@uwanja/database/sql'

const UNIT = 100
export const USUAL_BOUNDS: HoldBounds = {
  bet: 500_000 * UNIT,
  market: 5_000_000 * UNIT,
  cancelledBets: 20,
  cancelledStakes: 1_000_000 * UNIT,
  cancelMinutes: 10,
  correctionHours: 24,
}

export async function boundsNow(db: Sql): Promise<HoldBounds> {
  const [row] = await db.sql<{ bounds: unknown }>`select bounds from book.hold_bounds order by at desc limit 1`
  return row ? holdBounds.parse(row.bounds) : USUAL_BOUNDS
}

export async function setBounds(db: Sql, bounds: HoldBounds, who: string): Promise<void> {
  await db.sql`
    insert into book.hold_bounds (bounds, who) values (${JSON.stringify(holdBounds.parse(bounds))}::jsonb, ${who})
    on conflict (at) do update set bounds = excluded.bounds, who = excluded.who`
}
