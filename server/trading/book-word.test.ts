/** Results of a jackpot's matches out of a real book at the end of a real line: suggested, looked at, taken over, and left alone. */
import { type Book, openBookOf } from '@uwanja/book/open'
import { SCHEMAS } from '@uwanja/book/schemas'
import type { Reply } from '@uwanja/contract/wire/call'
import { office as rows } from '@uwanja/contract/operators/office'
import type { Db } from '@uwanja/database/sql'
import { testDatabases } from '@uwanja/database/testing'
import { freePort } from '@uwanja/runtime/free-port'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { RULE_KINDS } from '../db/testing.ts'
import { aJackpot, RULE, type Jackpot } from '../testing/jackpots.ts'
import { openBookWord } from './book-word.ts'

/** The book's own, as where it runs alone. */
const { aDatabase } = testDatabases(SCHEMAS)

const KEY = 'a-key-between-the-two'
const WHY = 'as the book has them'

type Said = Reply<typeof rows.jackpotSuggestions>['suggestions']

describe.each(RULE_KINDS)('results from the book on %s', (kind) => {
  let jackpot: Jackpot
  let db: Db
  let book: Book
  /** The book's numbers of Mlima–Bahari, Bahari–Nyota and Nyota–Mlima. */
  let numbers: readonly string[] = []
  beforeAll(async () => {
    const port = await freePort()
    jackpot = await aJackpot(kind, { BOOK_KEY: KEY, BOOK_DESK_URL: `http://127.0.0.1:${String(port)}` })
    await jackpot.logIn()
    const settings = { bookKey: KEY, bookUrl: '', feedUrl: '', feedKey: '', trustProxy: [] }
    db = await aDatabase(kind)
    book = openBookOf(db, settings, { doors: [], framedBy: [], onFault: () => {} })
    await book.app.listen({ host: '127.0.0.1', port })
    await book.beat()
    const [clock] = await db.sql<{ day: string }>`
      select to_char(house_now() + interval '3 days', 'YYYY-MM-DD') as day`
    const ahead = ['Mlima,Bahari', 'Bahari,Nyota', 'Nyota,Mlima'].map((pair) => `${clock!.day},16:00,${pair},,`)
    const league = { format: 'csv', category: 'Pwani', league: 'Ligi', zone: 'UTC', isKept: true, why: 'their file' }
    const text = ['date,time,home,away,home_goals,away_goals', '2026-10-01,16:00,Bahari,Mlima,2,1', ...ahead].join('\n')
    expect((await jackpot.ask(rows.importTradingLeague, { ...league, text })).status).toBe('SUCCESS')
    const { events } = (await jackpot.ask(rows.tradingCalendar, { state: 'before' })).data as Reply<
      typeof rows.tradingCalendar
    >
    numbers = ['Mlima', 'Bahari', 'Nyota'].map((side) => events.find(({ home }) => home === side)!.id)
  })
  beforeEach(() => jackpot.begin())
  afterAll(async () => {
    await book.close()
    await db.close()
    await jackpot.office.close()
  })

  const say = async (event: string, ending: string, scores: object) =>
    expect((await jackpot.ask(rows.sayTradingResult, { id: event, ending, scores, why: 'seen' })).status).toBe(
      'SUCCESS',
    )
  const suggestions = async (id: string): Promise<Said> =>
    ((await jackpot.ask(rows.jackpotSuggestions, { id })).data as { suggestions: Said }).suggestions
  const take = async (id: string, said: Said) => {
    const seen = said
      .filter(({ isSuggested }) => isSuggested)
      .map(({ match, says, score1, score2 }) => ({ match, says, score1, score2 }))
    return (await jackpot.ask(rows.takeJackpotSuggestions, { id, seen, why: WHY })).status
  }
  const statesOf = async (id: string) => {
    const { matches } = (await jackpot.ask(rows.jackpotRound, { id })).data as Reply<typeof rows.jackpotRound>
    return matches.slice(0, 4).map(({ state, score1, score2 }) => [state, score1, score2])
  }
  const AHEAD = ['ahead', null, null]

  it('J18 what the book knows is suggested with its names after the sale, and taken over whole as it was seen', async () => {
    const round = await jackpot.aRound(RULE, { bookEvents: [...numbers, '999999'] })
    const [first, second] = numbers as [string, string]
    await say(first, 'ended', { 'goals.match': [2, 1], 'goals.1h': [1, 0] })
    await say(second, 'cancelled', {})
    // Nothing is told while tickets are sold.
    expect(await suggestions(round.id)).toEqual([])
    await jackpot.close()
    const said = await suggestions(round.id)
    expect(said.map(({ match: _match, ...rest }) => rest)).toEqual([
      { says: 'played', home: 'Mlima', away: 'Bahari', score1: 2, score2: 1, isSuggested: true },
      { says: 'called-off', home: 'Bahari', away: 'Nyota', score1: null, score2: null, isSuggested: false },
      { says: 'open', home: 'Nyota', away: 'Mlima', score1: null, score2: null, isSuggested: false },
      { says: 'unknown', home: '', away: '', score1: null, score2: null, isSuggested: false },
    ])
    // Another score than the one that was seen: nothing is taken.
    const wrong = said.map((one) => ({ ...one, score1: one.score1 === null ? null : 3 }))
    expect(await take(round.id, wrong)).toBe('RESULTS_CHANGED')
    expect(await take(round.id, [])).toBe('RESULTS_CHANGED')
    expect(await statesOf(round.id)).toEqual([AHEAD, AHEAD, AHEAD, AHEAD])
    expect(await take(round.id, said)).toBe('SUCCESS')
    expect(await statesOf(round.id)).toEqual([['played', 2, 1], AHEAD, AHEAD, AHEAD])
    const lines = await jackpot.office.db.sql<{ action: string; why: string }>`
      select action, why from audit order by id desc limit 2`
    expect(lines).toEqual([
      { action: 'jackpot.suggestions-taken', why: WHY },
      { action: 'jackpot.match-played', why: WHY },
    ])
    // It has its result: it is shown, and suggested no more.
    expect((await suggestions(round.id))[0]).toMatchObject({ says: 'played', isSuggested: false })
    // Two people still settle, and not before every match that counts has ended.
    expect((await jackpot.ask(rows.askJackpotSettled, { id: round.id, why: 'official' })).status).toBe(
      'RESULTS_MISSING',
    )
    await jackpot.office.shift(25 * 3600)
    await jackpot.logIn()
    const later = await suggestions(round.id)
    expect(later[1]).toMatchObject({ says: 'called-off', isSuggested: true })
    expect(await take(round.id, later)).toBe('SUCCESS')
    expect(await statesOf(round.id)).toEqual([['played', 2, 1], ['cancelled', null, null], AHEAD, AHEAD])
  })

  it('J18 a book that is away suggests nothing and is said to be, and who may not say results takes none over', async () => {
    const away = openBookWord({ bookKey: KEY, bookDeskUrl: `http://127.0.0.1:${String(await freePort())}` })
    expect(await away(numbers[0]!, 'somebody')).toEqual({ says: 'away' })
    const round = await jackpot.aRound(RULE, { bookEvents: numbers })
    await jackpot.close()
    const finance = jackpot.second()
    const seen = [{ match: String(round.events[0]!.id), says: 'played', score1: 2, score2: 1 }]
    const asked = { id: round.id, seen, why: WHY }
    expect((await jackpot.ask(rows.takeJackpotSuggestions, asked, finance)).status).toBe('FORBIDDEN')
    await book.app.close()
    const said = await suggestions(round.id)
    expect(said.map(({ says, isSuggested }) => [says, isSuggested])).toEqual(numbers.map(() => ['away', false]))
    expect((await jackpot.ask(rows.takeJackpotSuggestions, asked)).status).toBe('SERVICE_UNAVAILABLE')
    expect(await statesOf(round.id)).toEqual([AHEAD, AHEAD, AHEAD, AHEAD])
  })
})
