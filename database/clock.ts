/** The house clock: the one table of this room, which every other room's deadlines are read from. */
import type { Schema } from './migrate.ts'
import type { Sql } from './sql.ts'

/** Beside the source in the tree, beside main.js in the bundle. */
export const CLOCK: Schema = {
  room: 'database',
  schema: 'public',
  folder: new URL(import.meta.url.endsWith('.ts') ? './schema/' : './database-schema/', import.meta.url),
}

export async function allowPretending(db: Sql): Promise<void> {
  await db.sql`update house_clock set pretend = true where not pretend`
}

/** Moves the house's clock forward. The database refuses it unless pretending was allowed. */
export async function shiftClock(db: Sql, seconds: number): Promise<void> {
  await db.sql`update house_clock set shift = shift + make_interval(secs => ${seconds})`
}
