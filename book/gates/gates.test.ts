/** Gates rise with what a bet may not span, and with nothing else. */
import { RULE_KINDS, shiftClock } from '@uwanja/database/testing'
import type { Db } from '@uwanja/database/sql'
import type { FeedBody, FeedFacts } from '@uwanja/providers/feeds/feed'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fixtureOf } from '../feed/registers.ts'
import { changeWord, setHalt } from '../desk/store.ts'
import type { Book } from '../process/book.ts'
import type { House } from '../process/testing.ts'
import { aDatabase, aFeedCompany, openEvents, until } from '../process/testing.ts'
import { aMatch, facts, played, tell } from '../results/testing.ts'

const NOW_MS = Date.parse('2026-11-22T18:00:00Z')
const LOGGED = { who: 'Neema', what: 'suspend', details: {} }

describe.each(RULE_KINDS)('gates on %s', (kind) => {
  let db: Db
  beforeAll(async () => {
    db = await aDatabase(kind)
    // The day of these matches, whatever today is.
    await shiftClock(db, (NOW_MS - Date.now()) / 1000)
  })
  afterAll(() => db.close())
  const epoch = async (id: string): Promise<number> =>
    (await db.sql<{ epoch: number }>`select epoch::int as epoch from book.gate where event = ${id}::bigint`)[0]!.epoch

  it('Y40 rises with a score, a card, a review, a period, a stop, a reopening and a cancellation; not with odds', async () => {
    const [base, id] = [played([1, 0], 'live'), await aMatch(db, 'm', NOW_MS)]
    const before = await epoch(id)
    await tell(db, 'm', NOW_MS + 1, facts(base))
    expect(await epoch(id)).toBe(before + 1)
    let [at, last] = [NOW_MS + 1, await epoch(id)]
    const raised = async (body: FeedBody): Promise<number> => {
      await tell(db, 'm', ++at, body)
      const was = last
      return (last = await epoch(id)) - was
    }
    const said = (change: Partial<FeedFacts>): Promise<number> => raised(facts({ ...base, ...change }))
    expect(await said({ expected: { total: 3, supremacy: 0 } })).toBe(0)
    expect(await said({ clock: { minute: 61, period: '2h', isRunning: true } })).toBe(0)
    expect(await said({ goals: [...base.goals!, { id: '9', side: 'away', minute: 61, state: 'review' }] })).toBe(1)
    expect(await said({})).toBe(1)
    expect(await said({ reds: [1, 0] })).toBe(1)
    expect(await said({ ...played([2, 0], 'live'), reds: [1, 0] })).toBe(1)
    expect(await raised({ kind: 'bet_stop', groups: 'all' })).toBe(1)
    // The same prices again, and the gate is another one.
    expect(await said({ ...played([2, 0], 'live'), reds: [1, 0] })).toBe(1)
    expect(await said({ ...played([2, 0], 'live'), reds: [1, 0] })).toBe(0)
    expect(await raised({ kind: 'fixture_change', isCancelled: true })).toBe(1)
  })

  it('Y40 rises with what the desk suspends, reopens and halts, of that sport alone; not with its sliders', async () => {
    const id = await aMatch(db, 'desk', NOW_MS + 3_600_000)
    const first = await epoch(id)
    await changeWord(db, id, LOGGED, (word) => ({ ...word, total: 3, supremacy: 0.1 }))
    expect(await epoch(id)).toBe(first)
    await changeWord(db, id, LOGGED, (word) => ({ ...word, isSuspended: true }))
    await changeWord(db, id, LOGGED, (word) => ({ ...word, isSuspended: false }))
    expect(await epoch(id)).toBe(first + 2)
    await setHalt(db, 'sport:tennis', true, LOGGED)
    expect(await epoch(id)).toBe(first + 2)
    await setHalt(db, 'sport:football', true, LOGGED)
    await setHalt(db, 'sport:football', false, LOGGED)
    expect(await epoch(id)).toBe(first + 4)
  })
})

/** So many seconds without a rise: nothing is on its way any more. */
const STANDS = 5

describe.each(RULE_KINDS)('gates of a running book, on %s', (kind) => {
  let db: Db
  let house: House
  let book: Book
  beforeEach(async () => {
    db = await aDatabase(kind)
    house = await aFeedCompany()
    await shiftClock(db, (house.clock.now() - Date.now()) / 1000)
    book = await house.book(db)
    await until(house, [book], () => openEvents(book).length >= 300)
  })
  afterEach(async () => {
    await house.close()
    await db.close()
  })

  it('Y40 a producer that falls silent and one that speaks again raise every match they hold, in memory and for pages', async () => {
    // Far ahead: a match that begins meanwhile rises for that.
    const farMs = house.clock.now() + 86_400_000
    const ahead = [...book.catalogue.events()].find(({ state }) => Date.parse(fixtureOf(state)?.start ?? '') > farMs)!
    const shown = async (): Promise<number> => {
      const answer = await book.app.inject(`/book/v1/event?id=${ahead.id}`)
      return answer.json<{ data: { epoch: number } }>().data.epoch
    }
    // A producer is up a moment before the gates of its matches have risen for that.
    const seen: number[] = []
    const stands = (): boolean => {
      seen.push(book.catalogue.event(ahead.id)!.epoch)
      return seen.length > STANDS && new Set(seen.slice(-STANDS)).size === 1
    }
    await until(house, [book], stands)
    const before = await shown()
    expect(book.catalogue.event(ahead.id)!.epoch).toBe(before)
    house.company.line.set('silent')
    await until(house, [book], () => openEvents(book).length === 0 && book.catalogue.event(ahead.id)!.epoch > before)
    const down = await shown()
    expect(down).toBe(before + 1)
    house.company.line.set(null)
    await until(house, [book], () => openEvents(book).length >= 300)
    await until(house, [book], () => book.catalogue.event(ahead.id)!.epoch > down)
  })
})
