/** The book with its feed, as its settings say; the platform's process opens it by this door, and `main.ts` does alone. */
import type { Db } from '@uwanja/database/sql'
import { off } from '@uwanja/providers/feeds/off'
import type { Book } from './book.ts'
import { openBook } from './book.ts'
import type { BookSettings } from './settings.ts'

export type { Book } from './book.ts'

export function openBookOf(db: Db, settings: BookSettings, onFault: (error: unknown) => void): Book {
  const feed = settings.feedUrl ? off.open({ url: settings.feedUrl, key: settings.feedKey }) : null
  return openBook({ db, feed, deskKey: settings.bookKey, trustProxy: settings.trustProxy, onFault })
}
