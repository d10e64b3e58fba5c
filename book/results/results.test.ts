/** Results as they are told, corrected and broken off: what stands for each outcome, and what is written down about it. */
import { RULE_KINDS } from '@uwanja/database/testing'
import type { Db } from '@uwanja/database/sql'
import type { FeedBody, FeedFacts } from '@uwanja/providers/feeds/feed'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Book } from '../process/book.ts'
import { openBook } from '../process/book.ts'
import { aDatabase, DESK_KEY } from '../process/testing.ts'
import { aMatch, facts, HOUR_MS, played, tell as publishMatch } from './testing.ts'

const WON = { r: 1, v: '0', f: '1' }
const LOST = { r: 0, v: '0', f: '1' }
const VOID = { r: 0, v: '1', f: '1' }

const fail = (error: unknown): void => {
  throw error
}

interface Shown {
  readonly number: number
  readonly source: string
  readonly status: string
  readonly rules: string
  readonly markets: readonly { market: string; specifiers: string; outcomes: { id: string; result: unknown }[] }[]
  readonly log: readonly { number: number; source: string; revised: { market: string; outcome: string }[] }[]
}

const corners = { score: [4, 2], isOver: false } as const

const DAY_MS = 24 * HOUR_MS

describe.each(RULE_KINDS)('results on %s', (kind) => {
  let db: Db
  let book: Book
  let name = ''
  let id = ''
  let startMs = Date.parse('2026-11-22T18:00:00Z')
  let nowMs = startMs
  beforeAll(async () => {
    db = await aDatabase(kind)
    book = openBook({ db, feed: null, deskKey: DESK_KEY, onFault: fail, now: () => nowMs })
  })
  /** Each test has a match of its own, later than all of the test before. */
  beforeEach(async () => {
    startMs = nowMs += 10 * DAY_MS
    name = `m${String(startMs)}`
    id = await aMatch(db, name, startMs)
    await book.beat()
  })
  afterAll(async () => {
    await book.close()
    await db.close()
  })

  async function say(body: FeedBody): Promise<void> {
    await publishMatch(db, name, (nowMs += 1000), body)
    await book.beat()
  }
  const tell = (said: FeedFacts): Promise<void> => say(facts(said))
  const ask = async (more = ''): Promise<Shown> =>
    (await book.app.inject(`/book/v1/result?id=${id}${more}`)).json<{ data: Shown }>().data
  async function graded(market: string, specifiers = ''): Promise<Record<string, unknown>> {
    const { markets } = await ask(`&market=${market}&specifiers=${encodeURIComponent(specifiers)}`)
    return Object.fromEntries(markets[0]!.outcomes.map((one) => [one.id, one.result]))
  }
  const byHand = async (payload: object): Promise<string> => {
    const headers = { authorization: `Bearer ${DESK_KEY}`, 'x-trader': 'amina' }
    const request = { method: 'POST', url: '/book/desk/result', headers, payload: { id, ...payload } } as const
    return (await book.app.inject(request)).json<{ status: string }>().status
  }

  const passUntil = async (atMs: number): Promise<void> => {
    nowMs = atMs
    await book.beat()
  }

  it('P08 over 2.5 stands after the third confirmed goal, and not while it is looked at again', async () => {
    expect(await ask()).toMatchObject({ number: 0, markets: [] })
    await tell(played([2, 0], 'live'))
    expect(await graded('goals.match.total', 'total=2.5')).toEqual({ over: null, under: null })
    await tell(played([2, 1], 'live', 'review'))
    expect(await graded('goals.match.total', 'total=2.5')).toEqual({ over: null, under: null })
    await tell(played([2, 1], 'live'))
    expect(await graded('goals.match.total', 'total=2.5')).toEqual({ over: WON, under: LOST })
    expect(await graded('goals.match.1x2')).toEqual({ '1': null, x: null, '2': null })
    expect(await graded('goals.1h.1x2')).toEqual({ '1': WON, x: LOST, '2': LOST })
    // A line that was never on offer follows from the same facts; one that cannot be is refused.
    expect(await graded('goals.match.total', 'total=0.75')).toEqual({ over: WON, under: LOST })
    const refused = await book.app.inject(`/book/v1/result?id=${id}&market=goals.match.total&specifiers=total=2.4`)
    expect(refused.json()).toMatchObject({ status: 'INCORRECT_PARAMETER_VALUE' })
  })

  it('P08 a corrected result is graded anew with what it was before, and the same told twice changes nothing', async () => {
    await tell(played([2, 1], 'ended'))
    const first = await ask()
    expect(first).toMatchObject({ source: 'feed', status: 'ended', rules: 'settlement 1, voids 1' })
    expect(await graded('goals.match.1x2')).toEqual({ '1': WON, x: LOST, '2': LOST })
    await tell(played([2, 1], 'ended'))
    expect((await ask()).number).toBe(first.number)
    await tell(played([2, 2], 'ended'))
    expect(await graded('goals.match.1x2')).toEqual({ '1': LOST, x: WON, '2': LOST })
    const corrected = await ask()
    expect(corrected.number).toBe(first.number + 1)
    expect(corrected.log[0]!.revised).toContainEqual({
      market: 'goals.match.1x2?',
      outcome: '1',
      before: WON,
      after: LOST,
    })
    // Half-time was the same in both.
    expect(corrected.log[0]!.revised.filter(({ market }) => market.startsWith('goals.1h.'))).toEqual([])
  })

  it('P08 of an abandoned match what is decided stands, and the rest is void', async () => {
    await tell(played([2, 1], 'abandoned'))
    expect(await graded('goals.match.total', 'total=2.5')).toEqual({ over: WON, under: LOST })
    expect(await graded('goals.match.1x2')).toEqual({ '1': VOID, x: VOID, '2': VOID })
    expect(await graded('goals.1h.1x2')).toEqual({ '1': WON, x: LOST, '2': LOST })
  })

  it('P08 a result by hand outranks the feed until it is taken back', async () => {
    await tell(played([2, 1], 'ended'))
    expect(await byHand({ scores: { 'goals.match': [1, 1], 'goals.1h': [1, 0] } })).toBe('SUCCESS')
    expect(await ask()).toMatchObject({ source: 'desk', status: 'ended' })
    expect(await graded('goals.match.1x2')).toEqual({ '1': LOST, x: WON, '2': LOST })
    // The feed's order of three goals does not lead to 1-1: nobody knows the last one.
    expect(await graded('goals.course.last-goal')).toEqual({ '1': null, none: null, '2': null })
    await tell(played([3, 1], 'ended'))
    expect(await graded('goals.match.1x2')).toEqual({ '1': LOST, x: WON, '2': LOST })
    expect(await byHand({ scores: null })).toBe('SUCCESS')
    expect(await graded('goals.match.1x2')).toEqual({ '1': WON, x: LOST, '2': LOST })
    expect(await byHand({ scores: { 'goals.match': [0, 0] }, ending: 'abandoned' })).toBe('SUCCESS')
    expect(await graded('goals.match.1x2')).toEqual({ '1': VOID, x: VOID, '2': VOID })
  })

  it('Y12 what is undecided 48 hours after the start is void by itself, and what is decided stands', async () => {
    await tell(played([2, 0], 'interrupted'))
    await passUntil(startMs + 48 * HOUR_MS)
    expect(await graded('goals.match.1x2')).toEqual({ '1': null, x: null, '2': null })
    await passUntil(startMs + 48 * HOUR_MS + 60_000)
    expect(await graded('goals.match.1x2')).toEqual({ '1': VOID, x: VOID, '2': VOID })
    expect(await graded('goals.1h.1x2')).toEqual({ '1': WON, x: LOST, '2': LOST })
    expect(await graded('goals.match.total', 'total=1.5')).toEqual({ over: WON, under: LOST })
    // The later word is heard all the same.
    await tell(played([2, 1], 'ended'))
    expect((await ask()).log.map(({ number }) => number)).toEqual([3, 2, 1])
  })

  it('Y12 of a match that nobody told anything of all is void after 48 hours, and of one that was put off by its new start', async () => {
    await passUntil(startMs + 48 * HOUR_MS - 60_000)
    expect(await ask()).toMatchObject({ number: 0 })
    await tell({ status: 'postponed' })
    const start = new Date(startMs + 72 * HOUR_MS).toISOString()
    await say({ kind: 'fixture_change', start })
    await passUntil(startMs + (72 + 48) * HOUR_MS)
    expect(await graded('goals.match.1x2')).toEqual({ '1': null, x: null, '2': null })
    await passUntil(startMs + (72 + 48) * HOUR_MS + 60_000)
    expect(await graded('goals.match.1x2')).toEqual({ '1': VOID, x: VOID, '2': VOID })
  })

  it('Y12 the feed’s own settlement counts before its facts, until it is rolled back; a cancel is void, until it is', async () => {
    const [market, specifiers] = ['goals.match.1x2', '']
    await tell(played([2, 1], 'ended'))
    const home = { '1': WON, x: LOST, '2': LOST }
    expect(await graded(market)).toEqual(home)
    // Half a place for the draw, and the away side not known yet.
    const outcomes = { '1': { r: 0, v: '0', f: '1' }, x: { r: 1, v: '1/2', f: '1/2' }, '2': 'undecided' } as const
    await say({ kind: 'bet_settlement', certainty: 'confirmed', markets: [{ market, specifiers, outcomes }] })
    expect(await graded(market)).toEqual({ '1': LOST, x: { r: 1, v: '1/2', f: '1/2' }, '2': null })
    await say({ kind: 'rollback_bet_settlement', markets: [{ market, specifiers }] })
    expect(await graded(market)).toEqual(home)
    await say({ kind: 'bet_cancel', markets: [{ market, specifiers }] })
    expect(await graded(market)).toEqual({ '1': VOID, x: VOID, '2': VOID })
    expect(await graded('goals.match.total', 'total=2.5')).toEqual({ over: WON, under: LOST })
    await say({ kind: 'rollback_bet_cancel', markets: [{ market, specifiers }] })
    expect(await graded(market)).toEqual(home)
    // A window concerns the bets that were placed within it, not the market.
    const window = { startMs: startMs, endMs: startMs + 1000 }
    await say({ kind: 'bet_cancel', markets: [{ market, specifiers }], ...window })
    expect(await graded(market)).toEqual(home)
  })

  it('Y12 two processes that grade at once say each result once, each knowing the one before', async () => {
    const other = openBook({ db, feed: null, deskKey: '', onFault: fail, now: () => nowMs })
    for (const goals of [1, 2, 3, 4, 5, 6]) {
      await publishMatch(db, name, (nowMs += 1000), facts(played([0, goals], goals === 6 ? 'ended' : 'live')))
      await Promise.all([book.beat(), other.beat()])
    }
    await other.close()
    const { number, log } = await ask()
    expect([number, log.map((one) => one.number)]).toEqual([6, [6, 5, 4, 3, 2, 1]])
    expect(log.flatMap(({ revised }) => revised)).toEqual([])
    expect(await graded('goals.match.total', 'total=5.5')).toEqual({ over: WON, under: LOST })
  })

  it('Y12 a match that was put off is not over: it is shut, and opens again with its new start', async () => {
    const shown = async (): Promise<{ phase: string; isOpen: boolean }> =>
      (await book.app.inject(`/book/v1/event?id=${id}`)).json<{ data: { phase: string; isOpen: boolean } }>().data
    await tell({ status: 'postponed' })
    expect(await shown()).toMatchObject({ phase: 'before', isOpen: false })
    await tell({ status: 'not-started', expected: { total: 2.5, supremacy: 0 } })
    expect(await shown()).toMatchObject({ phase: 'before', isOpen: false })
    // The day on which it was put off is no result any more.
    expect(await ask()).toMatchObject({ status: 'not-started' })
    expect(await graded('goals.match.1x2')).toEqual({ '1': null, x: null, '2': null })
  })

  it('Y20 a match is called off by hand before anything was told of it, and that is taken back: nothing is decided', async () => {
    expect(await byHand({ ending: 'cancelled', scores: {} })).toBe('SUCCESS')
    expect(await ask()).toMatchObject({ source: 'desk', status: 'cancelled' })
    expect(await graded('goals.match.1x2')).toEqual({ '1': VOID, x: VOID, '2': VOID })
    expect(await byHand({ scores: null })).toBe('SUCCESS')
    const back = await ask()
    expect(back).toMatchObject({ number: 2, source: 'feed', status: 'not-started', scores: {} })
    const taken = { market: 'goals.match.1x2?', outcome: 'x', before: VOID, after: null }
    expect(back.log[0]!.revised).toContainEqual(taken)
    expect(await graded('goals.match.1x2')).toEqual({ '1': null, x: null, '2': null })
    await tell(played([1, 0], 'ended'))
    expect(await graded('goals.match.1x2')).toEqual({ '1': WON, x: LOST, '2': LOST })
  })

  it('Y20 a result by hand that is taken back while a goal is looked at again decides nothing until the feed does', async () => {
    await tell(played([1, 0], 'live'))
    expect(await byHand({ scores: { 'goals.match': [3, 0], 'goals.1h': [0, 0] } })).toBe('SUCCESS')
    expect(await graded('goals.1h.1x2')).toEqual({ '1': LOST, x: WON, '2': LOST })
    await tell(played([1, 1], 'live', 'review'))
    expect(await byHand({ scores: null })).toBe('SUCCESS')
    expect(await graded('goals.1h.1x2')).toEqual({ '1': null, x: null, '2': null })
    await tell(played([1, 1], 'live'))
    expect(await graded('goals.1h.1x2')).toEqual({ '1': WON, x: LOST, '2': LOST })
  })

  it('Y20 a line that the feed settles or calls off is graded though nobody was shown it; what it left open is void in time', async () => {
    const total = (line: string) => ({ market: 'goals.match.total', specifiers: `total=${line}` })
    await tell(played([1, 0], 'live'))
    const shown = (await ask()).markets.filter(({ market }) => market === 'goals.match.total')
    expect(shown.map(({ specifiers }) => specifiers)).not.toContain('total=9.5')
    const won = { r: 1, v: '0', f: '1' } as const
    await say({
      kind: 'bet_settlement',
      certainty: 'confirmed',
      markets: [
        { ...total('9.5'), outcomes: { under: won } },
        { market: 'goals.halves.half-time-full-time', specifiers: '', outcomes: { '1/1': won } },
        { ...total('2.4'), outcomes: { under: won } },
      ],
    })
    await say({ kind: 'bet_cancel', markets: [total('8.5')] })
    const whole = async (market: string, line: string): Promise<unknown> =>
      (await ask()).markets.find((one) => one.market === market && one.specifiers === line)?.outcomes
    expect(await whole('goals.match.total', 'total=9.5')).toEqual([
      { id: 'over', result: null },
      { id: 'under', result: WON },
    ])
    expect(await whole('goals.match.total', 'total=8.5')).toEqual([
      { id: 'over', result: VOID },
      { id: 'under', result: VOID },
    ])
    // No such line exists.
    expect(await whole('goals.match.total', 'total=2.4')).toBeUndefined()
    expect((await graded('goals.halves.half-time-full-time'))['x/x']).toBeNull()
    await passUntil(startMs + 49 * HOUR_MS)
    expect(await whole('goals.match.total', 'total=9.5')).toEqual([
      { id: 'over', result: VOID },
      { id: 'under', result: WON },
    ])
    expect(await graded('goals.halves.half-time-full-time')).toMatchObject({ '1/1': WON, 'x/x': VOID })
  })

  it('Y20 what is told and decides nothing is no line of the log', async () => {
    await tell(played([1, 0], 'live'))
    const first = await ask()
    await tell({ ...played([1, 0], 'live'), clock: { minute: 75, period: '2h', isRunning: true } })
    await tell({ ...played([1, 0], 'live'), scores: { ...played([1, 0], 'live').scores, 'corners.match': corners } })
    const later = await ask()
    expect(later.log).toEqual(first.log)
    expect(later).toMatchObject({ scores: { 'corners.match': corners } })
    await tell(played([1, 0], 'interrupted'))
    expect((await ask()).log.length).toBe(first.log.length + 1)
  })

  it('P08 a result by hand that cannot be true is refused and changes nothing', async () => {
    await tell(played([2, 1], 'ended'))
    const before = await ask()
    for (const scores of [
      { 'corners.match': [5, 3], 'corners.1h': [6, 0] },
      { 'goals.match': [2, 1], 'goals.2h': [3, 0] },
      { 'goals.match': [2, 1], 'goals.1h': [1, 0], 'goals.2h': [1, 0] },
      {},
    ])
      expect(await byHand({ scores }), JSON.stringify(scores)).toBe('INCORRECT_PARAMETER_VALUE')
    // To take back is to say nothing, also of an end.
    for (const ending of ['abandoned', 'cancelled'])
      expect(await byHand({ ending, scores: null })).toBe('INCORRECT_PARAMETER_VALUE')
    expect(await byHand({ scores: { 'goals.match': [1, 0], 'goals.1h': [2, 0] } })).toBe('INCORRECT_PARAMETER_VALUE')
    expect(await byHand({ scores: { 'points.match': [90, 80] } })).toBe('INCORRECT_PARAMETER_VALUE')
    expect(await ask()).toEqual(before)
  })
})
