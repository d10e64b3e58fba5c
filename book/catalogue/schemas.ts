/** The tables that the book needs, in the order in which they are made: where it runs alone, the clock's are the only others. */
import { CLOCK } from '@uwanja/database/clock'
import type { Schema } from '@uwanja/database/migrate'

/** Beside the source in the tree, beside main.js in the bundle. */
export const BOOK_SCHEMA: Schema = {
  room: 'book',
  schema: 'book',
  folder: new URL(import.meta.url.endsWith('.ts') ? '../schema/' : './book-schema/', import.meta.url),
}

export const SCHEMAS: readonly Schema[] = [CLOCK, BOOK_SCHEMA]
