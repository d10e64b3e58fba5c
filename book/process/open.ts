/** The book with its feed, as its settings say; the platform's process opens it by this door, and `main.ts` does alone. */
import type { Db } from '@uwanja/database/sql'
import { off } from '@uwanja/providers/feeds/off'
import type { Book } from './book.ts'
import { openBook } from './book.ts'
import type { BookSettings } from './settings.ts'
import type { WalletDoor } from '../sessions/wallets.ts'

export type { Book } from './book.ts'
export type { WalletDoor } from '../sessions/wallets.ts'

/** What whoever runs it knows: the platforms that launch it, and whose pages frame it. */
interface Around {
  readonly doors: readonly WalletDoor[]
  readonly framedBy: readonly string[]
  readonly onFault: (error: unknown) => void
}

export function openBookOf(db: Db, settings: BookSettings, { doors, framedBy, onFault }: Around): Book {
  const { feedUrl, feedKey, bookKey: deskKey, bookUrl: url, trustProxy } = settings
  const feed = feedUrl ? off.open({ url: feedUrl, key: feedKey }) : null
  return openBook({ db, feed, deskKey, doors, place: { url, framedBy }, trustProxy, onFault })
}
