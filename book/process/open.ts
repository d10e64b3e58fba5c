/** The book with its feed, as its settings say; the platform's process opens it by this door, and `main.ts` does alone. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Db } from '@uwanja/database/sql'
import { off } from '@uwanja/providers/feeds/off'
import type { FramePages } from '../page/frame.ts'
import type { Book } from './book.ts'
import { openBook } from './book.ts'
import type { Reached } from './failpoints.ts'
import type { BookSettings } from './settings.ts'
import type { WalletDoor } from '../sessions/wallets.ts'

export type { Book } from './book.ts'
export type { WalletDoor } from '../sessions/wallets.ts'

/** What whoever runs it knows: the platforms that launch it, and whose pages frame it. */
interface Around {
  readonly doors: readonly WalletDoor[]
  readonly framedBy: readonly string[]
  /** Where a crash test ends the process; absent: nowhere. */
  readonly reached?: Reached
  readonly onFault: (error: unknown) => void
}

/** Where the build has put the frame's pages beside the program; null in the source tree, or when they were not built. */
function builtPages(): FramePages | null {
  const folder = fileURLToPath(new URL('../frame-pages/', import.meta.url))
  const renderer = new URL('../frame-renderer/main.js', import.meta.url)
  return existsSync(folder) ? { folder, renderer: existsSync(fileURLToPath(renderer)) ? renderer.href : null } : null
}

export function openBookOf(db: Db, settings: BookSettings, { doors, framedBy, reached, onFault }: Around): Book {
  const { feedUrl, feedKey, bookKey: deskKey, bookUrl: url, trustProxy } = settings
  const feed = feedUrl ? off.open({ url: feedUrl, key: feedKey }) : null
  return openBook({
    db,
    feed,
    deskKey,
    doors,
    trustProxy,
    onFault,
    place: { url, framedBy, pages: builtPages() },
    ...(reached ? { reached } : {}),
  })
}
