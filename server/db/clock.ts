/** The house clock's switch for demonstrations and tests: a database that was not made for pretending cannot be shifted. */
import type { Sql } from '@uwanja/money/sql'

export async function allowPretending(db: Sql): Promise<void> {
  await db.sql`update house_clock set pretend = true where not pretend`
}

/** Moves the house's clock forward. The database refuses it unless pretending was allowed. */
export async function shiftClock(db: Sql, seconds: number): Promise<void> {
  await db.sql`update house_clock set shift = shift + make_interval(secs => ${seconds})`
}
