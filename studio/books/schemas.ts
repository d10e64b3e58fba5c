/** The tables that the studio needs, in the order in which they are made, in a database of its own or beside the platform's. */
import { betsOf } from '@uwanja/bets/schema'
import { CLOCK } from '@uwanja/database/clock'
import type { Schema } from '@uwanja/database/migrate'

/** Beside the source in the tree, beside main.js in the bundle. */
const STUDIO_SCHEMA: Schema = {
  room: 'studio',
  schema: 'studio',
  folder: new URL(import.meta.url.endsWith('.ts') ? '../schema/' : './studio-schema/', import.meta.url),
}

export const SCHEMAS: readonly Schema[] = [CLOCK, STUDIO_SCHEMA, betsOf('studio')]
