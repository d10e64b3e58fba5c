/** The book with its feed, as its settings say; the platform's process opens it by this door, and `main.ts` does alone. */
import type { Db } from '@uwanja/database/sql'
import { off } from '@uwanja/providers/feeds/off'
import type { Book } from './book.ts'
import { openBook } from './book.ts'
import type { BookEnv } from './settings.ts'

export type { Book } from './book.ts'
export { readBookEnv } from './settings.ts'

export function openBookOf(db: Db, env: BookEnv, onFault: (error: unknown) => void): Book {
  const feed = env.FEED_URL ? off.open({ url: env.FEED_URL, key: env.FEED_KEY }) : null
  return openBook({ db, feed, deskKey: env.BOOK_KEY, onFault })
}
