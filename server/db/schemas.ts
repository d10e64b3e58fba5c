/** The tables that the server needs, in the order in which they are made. */
import { CLOCK } from '@uwanja/database/clock'
import type { Schema } from '@uwanja/database/migrate'
import { MONEY_SCHEMA } from '@uwanja/money/schemas'

/** Beside the source in the tree, beside main.js in the bundle. */
export const SCHEMAS: readonly Schema[] = [
  CLOCK,
  MONEY_SCHEMA,
  {
    room: 'server',
    schema: 'public',
    folder: new URL(import.meta.url.endsWith('.ts') ? './migrations/' : './server-schema/', import.meta.url),
  },
]
