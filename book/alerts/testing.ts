/** A desk that looks for suspicious betting: a book with one match ahead, its clock in the test's hand. */
import type { Alert } from '@uwanja/contract/book/alerts'
import type { Db } from '@uwanja/database/sql'
import { FULLEST } from '@uwanja/database/testing'
import { openBook, type Book } from '../process/book.ts'
import { aDatabase, DESK_KEY } from '../process/testing.ts'
import { aMatch, HOUR_MS } from '../results/testing.ts'

const MINUTE_MS = 60_000

export interface AlertDesk {
  readonly db: Db
  readonly book: Book
  readonly startMs: number
  /** The match ahead. */
  readonly match: string
  /** What the book complained of: nothing, when a test ends. */
  readonly faults: readonly unknown[]
  /** What a trader asks the desk. */
  ask<Data>(
    method: 'GET' | 'POST',
    path: string,
    said?: Record<string, string>,
    trader?: string,
  ): Promise<{ status: string; data: Data }>
  /** A turn of the job, so many minutes after the start. @returns the alerts that nobody has looked at. */
  turn(minutes: number): Promise<Alert[]>
  /** The clock of all its processes goes on. */
  goOn(ms: number): void
  /** One more process of the same book; whoever asks for it closes it. */
  another(): Book
  close(): Promise<void>
}

export async function anAlertDesk(): Promise<AlertDesk> {
  const db = await aDatabase(FULLEST)
  const [clock] = await db.sql<{ now: Date }>`select house_now() as now`
  const startMs = clock!.now.getTime()
  let nowMs = startMs
  const faults: unknown[] = []
  const now = (): number => nowMs
  const another = (): Book =>
    openBook({ db, feed: null, deskKey: DESK_KEY, now, onFault: (error) => void faults.push(error) })
  const book = another()
  const match = await aMatch(db, 'ahead', startMs + 30 * HOUR_MS)
  const ask: AlertDesk['ask'] = async (method, path, said = {}, trader = 'ada') => {
    const headers = { authorization: `Bearer ${DESK_KEY}`, 'x-trader': trader }
    const rest = method === 'GET' ? { query: said } : { payload: said }
    return (await book.app.inject({ method, url: `/book/desk/${path}`, headers, ...rest })).json()
  }
  return {
    db,
    book,
    startMs,
    match,
    faults,
    ask,
    async turn(minutes) {
      nowMs = startMs + minutes * MINUTE_MS
      await book.beat()
      return (await ask<{ alerts: Alert[] }>('GET', 'alerts')).data.alerts
    },
    goOn: (ms) => void (nowMs += ms),
    another,
    async close() {
      await book.close()
      await db.close()
    },
  }
}
