/** A book with the sandbox's feed company at the other end of a real line, both on a clock that the test turns. */
import type { ManualClock } from '@uwanja/runtime/clock'
import { manualClock } from '@uwanja/runtime/clock'
import type { FeedCompany } from '@uwanja/sandbox/feed/company'
import { openFeedCompany } from '@uwanja/sandbox/feed/company'
import { mountFeed } from '@uwanja/sandbox/feed/routes'
import { testDatabases } from '@uwanja/database/testing'
import type { Db } from '@uwanja/database/sql'
import { off } from '@uwanja/providers/feeds/off'
import Fastify from 'fastify'
import { expect, vi } from 'vitest'
import { whyShut } from '../catalogue/event.ts'
import { SCHEMAS } from '../catalogue/schemas.ts'
import type { Bounds } from '../read/viewers.ts'
import type { Book } from './book.ts'
import { openBook } from './book.ts'

export const { aDatabase, aPostgres } = testDatabases(SCHEMAS)

const KEY = 'feed-key'
export const DESK_KEY = 'desk-key'
/** A Sunday evening at which the sandbox's leagues play. */
const START_MS = Date.parse('2026-11-22T18:07:00Z')

export interface House {
  readonly clock: ManualClock
  readonly company: FeedCompany
  /** One more process on this database, behind a proxy that it believes. */
  book(db: Db, streamBounds?: Bounds): Promise<Book>
  close(): Promise<void>
}

/** @param seasonsDir Of seasons that its feed may play anew. */
export async function aFeedCompany(seasonsDir = ''): Promise<House> {
  const clock = manualClock(START_MS)
  const company = openFeedCompany(clock, { seasonsDir })
  const app = Fastify({ forceCloseConnections: true })
  await mountFeed(app, company, KEY)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const books: Book[] = []
  return {
    clock,
    company,
    async book(db, streamBounds) {
      const feed = off.open({ url: `${url}/feed`, key: KEY })
      const of = { db, feed, deskKey: DESK_KEY, onFault: () => {}, now: clock.now, trustProxy: ['127.0.0.1'] }
      const book = openBook({ ...of, ...(streamBounds ? { streamBounds } : {}) })
      books.push(book)
      return book
    },
    async close() {
      for (const book of books) await book.close()
      await app.close()
    },
  }
}

export const openEvents = (book: Book): string[] =>
  [...book.catalogue.events()]
    .filter((event) => whyShut(event, book.catalogue.circumstances()) === null)
    .map(({ sourceId }) => sourceId)

/** Lets seconds pass with everything that belongs to them, one after the other, until the condition holds. */
export async function until(house: House, books: readonly Book[], holds: () => boolean): Promise<void> {
  const again = async (): Promise<void> => {
    house.clock.advance(1000)
    for (const book of books) await book.beat()
    expect(holds()).toBe(true)
  }
  await vi.waitFor(again, { timeout: 60_000, interval: 20 })
}
