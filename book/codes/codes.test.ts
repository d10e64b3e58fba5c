/** Slips that travel: kept under six letters, loaded with what moved, dropped when they have begun. */
import { shiftClock } from '@uwanja/database/clock'
import { RULE_KINDS } from '@uwanja/database/testing'
import type { Db } from '@uwanja/database/sql'
import { CODE_LETTERS } from '@uwanja/contract/book/codes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { openCatalogue } from '../catalogue/catalogue.ts'
import { changeWord } from '../desk/store.ts'
import { aDatabase } from '../process/testing.ts'
import { FEED, HOUR_MS } from '../results/testing.ts'
import { takeMessages } from '../catalogue/store.ts'
import { openCodes } from './codes.ts'
import { dropCodes, takeTurn } from './store.ts'
import { openTurns } from './turns.ts'

const DEED = { who: 'Neema', what: 'sliders', details: {} }
const IMPORT = 'import:codes'

describe.each(RULE_KINDS)('booking codes on %s', (kind) => {
  let db: Db
  let catalogue: Catalogue
  let nowMs = 0
  const ids: string[] = []
  beforeAll(async () => {
    db = await aDatabase(kind)
    const [row] = await db.sql<{ now: Date }>`select house_now() as now`
    nowMs = row!.now.getTime()
    for (const [at, hours] of [2, 5].entries()) {
      const event = `match-${String(at)}`
      const start = new Date(nowMs + hours * HOUR_MS).toISOString()
      const place = { sport: 'football', category: 'Pwani', tournament: 'Ligi', coverage: ['ft', 'ht'] }
      const fixture = { ...place, home: `Bahari ${String(at)}`, away: 'Mlima', start }
      const said = { status: 'not-started' as const, expected: { total: 2.6, supremacy: 0.3 } }
      await db.transaction((tx) =>
        takeMessages(tx, IMPORT, [
          { producer: 'pre', atMs: nowMs - HOUR_MS, event, body: { kind: 'fixture', fixture } },
          { producer: 'pre', atMs: nowMs - HOUR_MS, event, body: { kind: 'odds_change', facts: said } },
        ]),
      )
      const [found] = await db.sql<{ id: string }>`
        select id::text as id from book.event where source = ${IMPORT} and source_id = ${event}`
      ids.push(found!.id)
    }
    catalogue = openCatalogue({
      db,
      feed: FEED,
      now: () => nowMs,
      producers: () => null,
      onFault: (error) => {
        throw error
      },
    })
    await catalogue.follow()
  })
  afterAll(() => db.close())

  const oddsOf = (event: string): number =>
    catalogue.headlines(catalogue.event(event)!).find(({ row }) => row.id === 'goals.match.1x2')!.odds['1']!
  const leg = (event: string) => ({
    odds: oddsOf(event),
    isBanker: false,
    picks: [{ event, market: 'goals.match.1x2', specifiers: '', outcome: '1', epoch: 1 }],
  })
  const open = () => openCodes({ db, catalogue })
  /** Turns are counted by the minute: what follows has a whole one before it. */
  async function minuteBegins(): Promise<void> {
    const [row] = await db.sql<{ left: number }>`select 60.01 - extract(second from house_now())::float8 as left`
    await shiftClock(db, row!.left)
  }

  it('Y60 keeps a slip under six letters that are no word, until a day after its last start, and counts its loads', async () => {
    const codes = open()
    const { code, endsAt } = await codes.make({ legs: ids.map(leg), system: undefined }, 'here')
    expect(code).toMatch(new RegExp(`^[${CODE_LETTERS}]{6}$`))
    expect(Date.parse(endsAt)).toBe(nowMs + 29 * HOUR_MS)
    const first = await codes.load(code, 'there')
    expect(first.slip.legs.map(({ isMoved, odds, was }) => [isMoved, odds === was])).toEqual([
      [false, true],
      [false, true],
    ])
    const typed = `${code.slice(0, 3).toLowerCase()}-${code.slice(3)}`
    expect((await codes.load(typed, 'there')).uses).toBe(2)
  })

  it('Y60 says which price moved, and leaves out what has begun with its name', async () => {
    const codes = open()
    const { code } = await codes.make({ legs: ids.map(leg), sizes: [1] }, 'here')
    const was = oddsOf(ids[1]!)
    await changeWord(db, ids[1]!, DEED, (word) => ({ ...word, total: 2.6, supremacy: 1.2 }))
    await catalogue.follow()
    const moved = (await codes.load(code, 'there')).slip
    expect(moved.sizes).toEqual([1])
    expect(moved.legs.map(({ isMoved }) => isMoved)).toEqual([false, true])
    expect([moved.legs[1]!.was, moved.legs[1]!.odds! < was]).toEqual([was, true])
    nowMs += 3 * HOUR_MS
    const later = (await codes.load(code, 'there')).slip
    nowMs -= 3 * HOUR_MS
    expect(later.legs.map(({ picks }) => picks[0]!.event)).toEqual([ids[1]])
    expect(later.dropped).toMatchObject([{ event: ids[0], home: 'Bahari 0', outcome: '1', why: 'started' }])
    // Its shape was that of two legs.
    expect(later.sizes).toBeNull()
  })

  it('Y60 an unknown match, letters that have ended and letters that never were are refused; guessing is slowed down', async () => {
    const codes = open()
    await expect(
      codes.make({ legs: [{ ...leg(ids[0]!), picks: [{ ...leg(ids[0]!).picks[0]!, event: '999999' }] }] }, 'a'),
    ).rejects.toThrow('EVENT_NOT_FOUND')
    const { code } = await codes.make({ legs: [leg(ids[0]!)] }, 'here')
    await db.sql`update book.code set ends_at = house_now() where code = ${code}`
    await expect(codes.load(code, 'there')).rejects.toThrow('CODE_NOT_FOUND')
    expect(await dropCodes(db, 100)).toBe(1)
    await minuteBegins()
    for (let guess = 1; guess <= 30; guess++)
      await expect(codes.load('BBBBBB', 'there')).rejects.toThrow('CODE_NOT_FOUND')
    await expect(codes.load('BBBBBB', 'there')).rejects.toThrow('TOO_MANY_REQUESTS')
    // Nor by another process.
    await expect(open().load('BBBBBB', 'there')).rejects.toThrow('TOO_MANY_REQUESTS')
    await expect(codes.load('BBBBBB', 'elsewhere')).rejects.toThrow('CODE_NOT_FOUND')
    await minuteBegins()
    await expect(codes.load('BBBBBB', 'there')).rejects.toThrow('CODE_NOT_FOUND')
  })

  it('Y60 turns are counted by who takes them and in all, over every process', async () => {
    const take = (who: string) => takeTurn(db, { what: 'code.made', who, each: 2, inAll: 3 })
    await minuteBegins()
    const taken: boolean[] = []
    for (const who of ['a', 'a', 'a', 'b', 'c']) taken.push(await take(who))
    expect(taken).toEqual([true, true, false, true, false])
    await shiftClock(db, 121)
    expect(await take('a')).toBe(true)
    // A minute that is over leaves nothing.
    expect(await db.sql`select who from book.turn order by who`).toEqual([{ who: '' }, { who: 'a' }])
  })
})

describe('turns', () => {
  it('Y60 are counted by who takes them and in all, anew each minute', () => {
    let now = 0
    const turns = openTurns({ each: 2, inAll: 3 }, () => now)
    expect(['a', 'a', 'a', 'b', 'c'].map((who) => turns.take(who))).toEqual([true, true, false, true, false])
    now = 60_000
    expect(turns.take('a')).toBe(true)
  })
})
