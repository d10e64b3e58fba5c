/** Either side is killed at any message, while messages come twice and in another order: what is stored ends the same. */
import { FULLEST } from '@uwanja/database/testing'
import type { Db } from '@uwanja/database/sql'
import { shiftClock } from '@uwanja/database/testing'
import { PRODUCERS } from '@uwanja/providers/feeds/feed'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { standing } from '../catalogue/store.ts'
import type { Producers } from '../feed/keeper.ts'
import type { BookProgram, FeedProgram } from './testing.ts'
import { aPostgres, bookProgram, build, differences, feedProgram, WAIT } from './testing.ts'

/** A round holds every kind of kill and of trouble; more of them hit other moments. */
const ROUNDS = 30
/** Minutes, in which processes wait more than they work. */
const inDeep = it.runIf(process.env['UWANJA_DEEP'])
/** A recovery is more messages than that, also when each comes once. */
const MOST_MESSAGES = 800
const LEASE_MS = 10_000
/** The feed's clock is set on by so much at the end. */
const AHEAD_S = 300
/** A match that began so long before is told of no more. */
const LEFT_BEHIND_MS = 4 * 3_600_000
const ENDS = ['cancelled', 'postponed', 'abandoned'] as const

describe.runIf(FULLEST === 'postgres')('processes of the book and of its feed', { timeout: 600_000 }, () => {
  let feed: FeedProgram
  /** Stands beside the killed ones, on a database of its own, and hears everything. */
  let whole: { db: Db; book: BookProgram }
  let own: { db: Db; url: string }
  const books: BookProgram[] = []
  /** Both sides have been told everything there is, and listen since then. */
  let bothFromMs = Infinity
  beforeAll(build)
  beforeEach(async () => {
    feed = await feedProgram()
    await feed.start()
    const [one, other] = [await aPostgres(), await aPostgres()]
    own = one
    whole = { db: other.db, book: await bookProgram(other.url, feed) }
    await whole.book.start()
  })
  afterEach(async () => {
    for (const book of [...books.splice(0), whole.book]) await book.kill()
    await feed.remove()
    await own.db.close()
    await whole.db.close()
  })

  const aBook = async (): Promise<BookProgram> => {
    const book = await bookProgram(own.url, feed)
    books.push(book)
    await book.start()
    return book
  }
  const messagesOf = (book: BookProgram): Promise<number> => book.count('book_feed_messages_total')
  const heard = (book: BookProgram, least: number): Promise<void> =>
    vi.waitFor(async () => expect(await messagesOf(book)).toBeGreaterThanOrEqual(least), WAIT)
  /** A recovery waits 30 s from the one before; the house's clock need not be waited for. */
  const later = async (): Promise<void> => {
    for (const { db } of [own, whole]) await shiftClock(db, 30)
  }
  const isTold = async (db: Db): Promise<boolean> => {
    const producers = (await standing(db, 'off')).producers as Partial<Producers> | null
    return PRODUCERS.every((one) => producers?.[one]?.owes === null)
  }
  const bothListen = async (): Promise<void> => {
    await vi.waitFor(async () => expect([await isTold(own.db), await isTold(whole.db)]).toEqual([true, true]), WAIT)
    bothFromMs = Date.now()
  }
  /** The lease of the killed one ends; that it is waited for is Y10's. */
  const endLease = (): Promise<unknown> => own.db.sql`update book.feed set until = clock_timestamp()`
  /** The feed falls silent at one moment of its clock, and both sides have heard all of it. */
  async function endsTheSame(): Promise<void> {
    await feed.trouble(null)
    await feed.hold(true)
    const toldFromMs = Date.now() + AHEAD_S * 1000 - LEFT_BEHIND_MS
    const apart = () => differences(own.db, whole.db, toldFromMs, bothFromMs)
    // One text, so that a run that fails says what is apart.
    await vi.waitFor(async () => expect((await apart()).join('\n')).toBe(''), WAIT)
    const [row] = await own.db.sql<{ events: number }>`select count(*)::int as events from book.event`
    expect(row!.events).toBeGreaterThan(400)
  }

  inDeep('Y09 the same state stands after kills of the book and of the feed at any message', async () => {
    const book = await aBook()
    await bothListen()
    // The order of the kills is the same in every run; the moment within the messages is not.
    for (let round = 0; round < ROUNDS; round++) {
      await feed.trouble('duplicated')
      await heard(book, Math.floor(Math.random() * MOST_MESSAGES))
      await book.kill()
      // Said once, while nobody was there.
      for (const end of ENDS) await feed.spoil(end)
      await endLease()
      await book.start()
      await feed.trouble('reordered')
      await heard(book, Math.floor(Math.random() * MOST_MESSAGES))
      await feed.kill()
      await feed.start()
      await later()
    }
    await heard(book, 1)
    await book.kill()
    await endLease()
    // Goals and cards of five minutes of some twenty matches.
    await feed.shift(AHEAD_S)
    await book.start()
    await endsTheSame()
  })

  it('Y10 one of two processes listens; the other does when it is killed, and nothing is done twice', async () => {
    const [one, other] = [await aBook(), await aBook()]
    await bothListen()
    await heard(one, MOST_MESSAGES / 2)
    expect([await messagesOf(other), await other.count('book_feed_recoveries_total')]).toEqual([0, 0])
    const { holder } = await standing(own.db, 'off')
    const killedMs = performance.now()
    await one.kill()
    await heard(other, MOST_MESSAGES / 2)
    expect(performance.now() - killedMs).toBeGreaterThan(LEASE_MS / 2)
    expect((await standing(own.db, 'off')).holder).not.toBe(holder)
    await one.start()
    await endsTheSame()
    expect(await messagesOf(one)).toBe(0)
  })
})
