/** The book beside its feed: what is open while the feed is well, and that nothing is when it is not. */
import { DATABASE_KINDS, RULE_KINDS } from '@uwanja/database/testing'
import type { Db } from '@uwanja/database/sql'
import type { FeedBody } from '@uwanja/providers/feeds/feed'
import type { LineTrouble } from '@uwanja/contract/world/feed'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { catalogueHash } from '../catalogue/catalogue.ts'
import { phaseOf } from '../catalogue/event.ts'
import type { Book } from './book.ts'
import type { House } from './testing.ts'
import { aDatabase, aFeedCompany, openEvents, until } from './testing.ts'

describe.each(DATABASE_KINDS)('the book on %s', (kind) => {
  let db: Db
  let house: House
  beforeEach(async () => {
    db = await aDatabase(kind)
    house = await aFeedCompany()
  })
  afterEach(async () => {
    await house.close()
    await db.close()
  })

  it('P08 a feed that is well brings live matches and matches ahead, priced', async () => {
    const book = await house.book(db)
    await until(house, [book], () => openEvents(book).length >= 300)
    const live = [...book.catalogue.events()].filter((event) => phaseOf(event) === 'live')
    expect(live.length).toBeGreaterThanOrEqual(12)
    const answer = await book.app.inject('/book/v1/live?sport=football')
    const { data } = answer.json<{ data: { events: { id: string; markets: { outcomes: { odds: number }[] }[] }[] } }>()
    expect(data.events.length).toBeGreaterThan(5)
    const whole = await book.app.inject(`/book/v1/event?id=${data.events[0]!.id}`)
    expect(whole.json()).toMatchObject({ statusCode: 0, data: { sport: 'football', phase: 'live' } })
    expect((await book.app.inject('/book/v1/event?id=999999')).json()).toMatchObject({ status: 'EVENT_NOT_FOUND' })
  })

  it.runIf(kind === 'postgres')(
    'Y09 listens again after it was away for longer than the feed keeps what it said, and a recovery brings what it missed',
    async () => {
      const before = await house.book(db)
      await until(house, [before], () => openEvents(before).length >= 300)
      const id = house.company.live()[0]!.id
      await before.close()
      // What was said while nobody listened is forgotten: eleven minutes, one of them with news.
      house.company.troubleOf(id, 'abandoned')
      house.clock.advance(660_000)
      const book = await house.book(db)
      await until(house, [book], () => openEvents(book).length >= 300)
      const event = [...book.catalogue.events()].find(({ sourceId }) => sourceId === id)!
      expect(phaseOf(event)).toBe('over')
    },
  )

  it.runIf(kind === 'postgres')(
    'P08 of two processes one speaks to the feed; when it ends the other goes on, and both know the same',
    async () => {
      const [one, other] = [await house.book(db), await house.book(db)]
      await until(house, [one, other], () => openEvents(one).length >= 300 && openEvents(other).length >= 300)
      expect([one.listener?.producers() !== null, other.listener?.producers() !== null]).toEqual([true, false])
      await one.close()
      const knew = other.catalogue.revision()
      await until(house, [other], () => other.listener?.producers() !== null && openEvents(other).length >= 300)
      expect(other.catalogue.revision()).toBeGreaterThan(knew)
      const third = await house.book(db)
      await until(house, [third, other], () => third.catalogue.revision() === other.catalogue.revision())
      expect(catalogueHash(third.catalogue.events())).toBe(catalogueHash(other.catalogue.events()))
    },
  )
})

describe.each(RULE_KINDS)('a feed that is not well, on %s', (kind) => {
  let db: Db
  let house: House
  let book: Book
  // One for all: each trouble ends with a feed that is well again.
  beforeAll(async () => {
    db = await aDatabase(kind)
    house = await aFeedCompany()
    book = await house.book(db)
  })
  afterAll(async () => {
    await house.close()
    await db.close()
  })

  it('Y11 four hundred matches are recovered, priced and open within ten seconds', async () => {
    // The time of this process, which is feed and book in one: what else the machine does is not theirs.
    const before = process.cpuUsage()
    await until(house, [book], () => openEvents(book).length >= 400)
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1e6).toBeLessThan(10)
  })

  it.each<LineTrouble>(['silent', 'old', 'broken', 'unsubscribed'])(
    'P08 Y11 leaves nothing active after 21 s when it is %s, and opens again when it is well',
    async (trouble) => {
      await until(house, [book], () => openEvents(book).length >= 300)
      house.company.line.set(trouble)
      for (let second = 0; second < 21; second++) {
        house.clock.advance(1000)
        await book.beat()
      }
      // What was said in these seconds travels over a real line: it is waited for, while the clock stands.
      await expect.poll(() => book.beat().then(() => openEvents(book).length), { timeout: 30_000 }).toBe(0)
      const shown = (await book.app.inject('/book/v1/live')).json<{
        data: { events: { markets: { status: string }[] }[] }
      }>()
      const statuses = shown.data.events.flatMap(({ markets }) => markets.map(({ status }) => status))
      expect(new Set(statuses)).toEqual(new Set(['suspended']))
      house.company.line.set(null)
      await until(house, [book], () => openEvents(book).length >= 300)
    },
  )

  it('Y08 opens of a match only the markets that were named after the break, three of five', async () => {
    await until(house, [book], () => openEvents(book).length >= 300)
    const tell = (body: FeedBody): void =>
      house.company.line.tell({ producer: 'live', atMs: house.clock.now(), event: 'own', body })
    const totals = ['0.5', '1.5', '2.5', '3.5', '4.5']
    const odds = (lines: readonly string[]): void =>
      tell({
        kind: 'odds_change',
        facts: { status: 'live' },
        // A market that nobody knows takes no other with it.
        markets: [...lines.map((total) => `goals.match.total?total=${total}`), 'moon.match.phase?'].map((name) => ({
          market: name.split('?')[0]!,
          specifiers: name.split('?')[1]!,
          status: 'active',
          outcomes: { over: { odds: 1.9 }, under: { odds: 1.9 } },
        })),
      })
    const active = async (): Promise<string[]> => {
      const event = [...book.catalogue.events()].find(({ sourceId }) => sourceId === 'own')
      const reply = await book.app.inject(`/book/v1/event?id=${event?.id ?? '0'}`)
      const { data } = reply.json<{ data: { markets: { specifiers: string; status: string }[] } | null }>()
      return (data?.markets ?? []).filter(({ status }) => status === 'active').map(({ specifiers }) => specifiers)
    }
    const sides = { home: 'Bahari', away: 'Mlima', start: new Date(house.clock.now()).toISOString() }
    const place = { sport: 'football', category: 'Pwani', tournament: 'Ligi', coverage: ['ft'] }
    tell({ kind: 'fixture', fixture: { ...place, ...sides } })
    odds(totals)
    await expect.poll(active, { timeout: 30_000 }).toEqual(totals.map((total) => `total=${total}`))
    house.company.line.set('unsubscribed')
    await until(house, [book], () => openEvents(book).length === 0)
    house.company.line.set(null)
    await until(house, [book], () => openEvents(book).length >= 300)
    expect(await active()).toEqual([])
    odds(totals.slice(0, 3))
    await expect.poll(active, { timeout: 30_000 }).toEqual(['total=0.5', 'total=1.5', 'total=2.5'])
  })
})
