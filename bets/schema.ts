/** The tables of bets, made once for each room that takes bets, in that room's schema. */
import type { Schema } from '@uwanja/database/migrate'

/** @param schema The room that owns the bets; in the files it is called {owner}. */
export const betsOf = (schema: string): Schema => ({
  room: `${schema}/bets`,
  schema,
  // Beside the source in the tree, beside main.js in the bundle.
  folder: new URL(import.meta.url.endsWith('.ts') ? './schema/' : './bets-schema/', import.meta.url),
})
