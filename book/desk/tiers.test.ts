/** Margins by tier: tried on a match before they hold, then held by every process of the book at once, with their versions kept. */
import { bookDesk } from '@uwanja/contract/book/desk'
import { deskTiers, type TieredLeague } from '@uwanja/contract/book/desk-tiers'
import { MARKET_GROUPS } from '@uwanja/contract/book/desk-rules'
import type { EventRow } from '../read/views.ts'
import { FULLEST } from '@uwanja/database/testing'
import type { Call, RawInput, Reply } from '@uwanja/contract/wire/call'
import type { Db } from '@uwanja/database/sql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Book } from '../process/book.ts'
import { openBook } from '../process/book.ts'
import { aDatabase, DESK_KEY } from '../process/testing.ts'

const WINNER = 'goals.match.1x2'
type Table = NonNullable<RawInput<typeof deskTiers.tryMargins>['margins']>

/** All groups alike. */
const flat = (share: number): Table['tiers']['1'] =>
  Object.fromEntries(MARKET_GROUPS.map((group) => [group, share])) as Table['tiers']['1']
const table = (second: number, live = 0.015): Table => ({
  tiers: { '1': flat(0.04), '2': flat(second), '3': flat(0.2) },
  live,
})

describe('margins by tier', () => {
  let db: Db
  /** Two processes of one book. */
  let one: Book
  let other: Book
  let match = ''
  let league = ''
  beforeAll(async () => {
    db = await aDatabase(FULLEST)
    const open = () => openBook({ db, feed: null, deskKey: DESK_KEY, onFault: () => {} })
    one = open()
    other = open()
    const [clock] = await db.sql<{ day: string }>`
      select to_char(house_now() + interval '3 days', 'YYYY-MM-DD') as day`
    const text = [
      'date,time,home,away,home_goals,away_goals',
      '2026-10-01,16:00,Bahari,Mlima,2,1',
      '2026-10-08,16:00,Nyota,Bahari,0,0',
      `${clock!.day},16:00,Mlima,Bahari,,`,
    ].join('\n')
    const file = {
      format: 'csv' as const,
      category: 'Pwani',
      league: 'Ligi ya Daraja',
      zone: 'UTC',
      isKept: true,
      text,
    }
    expect((await ask(one, bookDesk.import, file)).data.ahead).toBe(1)
    await other.beat()
    const ahead = [...one.catalogue.events()].find((each) => one.catalogue.offer(each).length > 0)!
    match = ahead.id
    league = ahead.place!.tournamentId
  })
  afterAll(async () => {
    await one.close()
    await other.close()
    await db.close()
  })

  async function ask<C extends Call>(book: Book, row: C, said: RawInput<C>, trader = 'ada') {
    const headers = { authorization: `Bearer ${DESK_KEY}`, 'x-trader': trader }
    const rest = row.method === 'GET' ? { query: said as Record<string, string> } : { payload: said as object }
    const answer = await book.app.inject({ method: row.method, url: row.path, headers, ...rest })
    return answer.json<{ status: string; data: Reply<C> }>()
  }

  type Markets = EventRow['markets']
  /** What the bookmaker keeps of a unit if all outcomes take the same money: the sum of the inverses, less one. */
  const marginIn = (markets: Markets): number => {
    const { outcomes } = markets.find(({ market }) => market === WINNER)!
    return outcomes.reduce((sum, { odds }) => sum + 1000 / odds!, -1)
  }
  const marginAt = async (book: Book): Promise<number> =>
    marginIn((await ask(book, bookDesk.event, { id: match })).data.event.markets)

  it('O89 every price is seen before and after under margins that do not hold yet, in its tier or another', async () => {
    const { data } = await ask(one, deskTiers.tryMargins, { id: match, margins: table(0.12) })
    expect(data).toMatchObject({ home: 'Mlima', away: 'Bahari', tier: 2 })
    expect(data.before.map(({ market }) => market)).toContain('goals.match.total')
    // The ladder rounds down to hundredths: never less than what was asked for.
    expect(marginIn(data.before)).toBeGreaterThanOrEqual(0.065)
    expect(marginIn(data.before)).toBeLessThan(0.08)
    expect(marginIn(data.after)).toBeGreaterThanOrEqual(0.12)
    expect(marginIn(data.after)).toBeLessThan(0.135)
    const higher = await ask(one, deskTiers.tryMargins, { id: match, margins: table(0.12), tier: 1 })
    expect(marginIn(higher.data.after)).toBeLessThan(0.055)
    expect((await ask(one, bookDesk.event, { id: match })).data.event.markets).toEqual(data.before)
    expect((await ask(one, deskTiers.margins, {})).data.versions).toEqual([])
    expect((await ask(one, deskTiers.tryMargins, { id: '999' })).status).toBe('EVENT_NOT_FOUND')
  })

  it('O89 margins hold at once in every process, with each version and who set it; out of bounds nothing changes', async () => {
    const tried = (await ask(one, deskTiers.tryMargins, { id: match, margins: table(0.12) })).data
    expect((await ask(one, deskTiers.setMargins, { margins: table(0.12), seen: null })).status).toBe('SUCCESS')
    const event = (book: Book) => book.catalogue.event(match)!
    const views = async (book: Book) => (await ask(book, bookDesk.event, { id: match })).data
    expect((await views(one)).event.markets).toEqual(tried.after)
    expect((await views(one)).usualMargins['1x2']).toBe(0.12)
    await other.catalogue.follow()
    expect((await views(other)).event.markets).toEqual(tried.after)
    expect(other.catalogue.headlines(event(other))).toEqual(one.catalogue.headlines(event(one)))
    const { versions } = (await ask(other, deskTiers.margins, {})).data
    expect(versions.map(({ who, margins }) => [who, margins])).toEqual([['ada', table(0.12)]])
    for (const bad of [table(0.009), table(0.31), table(0.051_23), table(0.12, 0.11), table(0.12, -0.01)])
      expect((await ask(one, deskTiers.setMargins, { margins: bad, seen: versions[0]!.id })).status).toBe(
        'VALIDATION_ERROR',
      )
    // Bim saw nothing before them, and Ada was first.
    expect((await ask(other, deskTiers.setMargins, { margins: table(0.1), seen: null }, 'bim')).status).toBe(
      'NO_LONGER_OPEN',
    )
    expect((await views(one)).event.markets).toEqual(tried.after)
    await ask(other, deskTiers.setMargins, { margins: table(0.1), seen: versions[0]!.id }, 'bim')
    await one.catalogue.follow()
    expect(await marginAt(one)).toBeLessThan(0.115)
    const after = (await ask(one, deskTiers.margins, {})).data
    expect(after.tiers['2'].line).toBe(0.1)
    expect(after.versions.map(({ who }) => who)).toEqual(['bim', 'ada'])
    const kept = await db.sql<{ share: number }>`
      select (terms->'tiers'->'2'->>'line')::float8 as share from book.term where kind = 'margins' order by starts_at`
    expect(kept.map(({ share }) => share)).toEqual([0.12, 0.1])
  })

  it('O89 what a trader set for one match stays over its tier until they take it back', async () => {
    await ask(one, bookDesk.set, { id: match, margins: { '1x2': 0.02 } })
    expect(await marginAt(one)).toBeLessThan(0.035)
    const [seen] = (await ask(one, deskTiers.margins, {})).data.versions
    await ask(one, deskTiers.setMargins, { margins: table(0.25), seen: seen!.id })
    expect(await marginAt(one)).toBeLessThan(0.035)
    await ask(one, bookDesk.set, { id: match })
    expect(await marginAt(one)).toBeGreaterThanOrEqual(0.25)
  })

  it('O90 leagues are found with their tier, and another tier holds for their matches at once in every process', async () => {
    const find = async (book: Book, said: { words?: string; tier?: string }): Promise<TieredLeague[]> =>
      (await ask(book, deskTiers.leagues, said)).data.leagues
    expect((await find(one, { words: 'DARAJA' })).map(({ name, tier, matches }) => [name, tier, matches])).toEqual([
      ['Ligi ya Daraja', 2, 1],
    ])
    expect(await find(one, { tier: '1' })).toEqual([])
    expect((await ask(one, deskTiers.setTier, { tournament: league, tier: 1 })).status).toBe('SUCCESS')
    await other.catalogue.follow()
    for (const book of [one, other]) {
      expect(await marginAt(book)).toBeLessThan(0.055)
      expect((await find(book, { tier: '1' })).map(({ id }) => id)).toEqual([league])
    }
    const [line] = await db.sql<{ who: string; details: object }>`
      select who, details from book.desk_log where what = 'tier'`
    expect(line).toEqual({ who: 'ada', details: { tournament: league, before: 2, tier: 1 } })
    expect((await ask(one, deskTiers.setTier, { tournament: '99', tier: 3 })).status).toBe('NOT_FOUND')
    expect((await ask(one, deskTiers.setTier, { tournament: league, tier: 4 as never })).status).toBe(
      'VALIDATION_ERROR',
    )
  })
})
