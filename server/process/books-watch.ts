/** What of the books is told at the start and while a process lives: cursors that cannot be right, and another life of the database. */
import type { Money } from '@uwanja/money'
import type { Db } from '@uwanja/money/sql'
import { clockOffS, MOST_OFF_S } from '../db/observed.ts'
import { every, type Repeated } from '../runtime/every.ts'

interface BooksWatchDeps {
  readonly db: Db
  readonly money: Money
  warn(what: string, details: Readonly<Record<string, string>>): void
  onFault(error: unknown): void
}

const EVERY_MS = 10_000

/** A cursor may stand behind the last journal of its epoch only when the book is older than what was read of it. */
export async function refuseForeignCursors(db: Db, { readers }: Money): Promise<void> {
  const ahead = await readers.ahead(db)
  if (ahead.length === 0) return
  throw new Error(
    `The book lacks journals that were read already (${ahead.join(', ')}): parts of two backups seem to be mixed. Restore a ` +
      'whole backup; or, if this book is the one to go on with, run `npm run verify -- --rebuild` and then `npm run verify`.',
  )
}

/** @param known The epoch that was the last when the process started; a later one is said once. */
export function openBooksWatch(
  { db, money, warn, onFault }: BooksWatchDeps,
  known: number,
  everyMs = EVERY_MS,
): Repeated {
  const look = async () => {
    const last = await money.readers.epoch(db)
    const number = last?.number ?? 0
    if (number > known && number > 1) {
      const what = 'the books go on in another life of the database: restored, copied or failed over'
      warn(what, { epoch: `${number}`, since: last!.at.toISOString() })
    }
    known = number
    const offS = await clockOffS(db)
    if (Math.abs(offS) > MOST_OFF_S) warn('our clock and the database’s differ', { seconds: offS.toFixed(1) })
  }
  return every(everyMs, look, onFault)
}
