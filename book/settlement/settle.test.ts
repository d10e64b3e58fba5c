/** Bets from their match's facts to what their wallet is told. */
import { RULE_KINDS } from '@uwanja/database/testing'
import type { Db } from '@uwanja/database/sql'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventById } from '../catalogue/store.ts'
import { aDatabase } from '../process/testing.ts'
import { aMatch, facts, HOUR_MS, played, tell } from '../results/testing.ts'
import type { LaidBet } from './testing.ts'
import { aHouse, aWallet, layBet, worthText } from './testing.ts'

describe.each(RULE_KINDS)('settling bets on %s', (kind) => {
  let db: Db
  let startMs = 0
  let house: ReturnType<typeof aHouse>
  let company = aWallet()
  beforeAll(async () => {
    db = await aDatabase(kind)
    const [clock] = await db.sql<{ now: Date }>`select house_now() as now`
    startMs = clock!.now.getTime() - HOUR_MS
    house = aHouse(db, () => startMs + HOUR_MS)
  })
  beforeEach(() => {
    company = aWallet()
    house.pays(company.wallet)
  })
  afterAll(() => db.close())

  async function settled(): Promise<void> {
    await house.settled()
    expect(house.faults).toEqual([])
  }
  let said = 1
  const say = (name: string, ...words: Parameters<typeof played>): Promise<void> =>
    tell(db, name, startMs + said++, facts(played(...words)))
  const on = (event: string, market: string, outcome: string, specifiers = '') => ({
    event,
    market,
    outcome,
    specifiers,
  })
  const lay = (bet: Omit<LaidBet, 'decidedMs'>): Promise<string> => layBet(db, { decidedMs: startMs - HOUR_MS, ...bet })

  it('Y50 a single is won, said anew when its match is, open again, and every word moves the difference once', async () => {
    const match = await aMatch(db, 'anew', startMs)
    const id = await lay({ id: 'single-anew', legs: [{ odds: 2500, picks: [on(match, 'goals.match.1x2', '1')] }] })
    await say('anew', [2, 1], 'ended')
    await settled()
    expect(await worthText(db, id)).toBe('won 2500')
    await settled()
    await say('anew', [2, 2], 'ended')
    await settled()
    expect(await worthText(db, id)).toBe('lost 0')
    await say('anew', [2, 2], 'live')
    await settled()
    expect(await worthText(db, id)).toBe('open 1000')
    await say('anew', [3, 2], 'ended')
    await settled()
    expect(await worthText(db, id)).toBe('won 2500')
    expect(
      company.heard.map(({ call, key, minor, ...rest }) => [call, key, minor, 'of' in rest ? rest.of : null]),
    ).toEqual([
      ['credit', `${id}:2`, 2500n, null],
      ['change', `${id}:3`, 0n, `${id}:2`],
      ['change', `${id}:4`, 2500n, `${id}:2`],
    ])
    expect(company.given()).toBe(2500n)
    // Beside each the wallet hears how its match stood.
    expect(company.heard.map((one) => ('settlement' in one ? one.settlement?.legs : null))).toEqual([
      [{ leg: 0, r: 1, v: '0', f: '1', score: '2-1 (2-0)' }],
      [{ leg: 0, r: 0, v: '0', f: '1', score: '2-2 (2-0)' }],
      [{ leg: 0, r: 1, v: '0', f: '1', score: '3-2 (3-0)' }],
    ])
    const rows = await db.sql`select revision, why, outcome from book.worth where bet = ${id} order by revision`
    expect(rows.map(({ outcome }) => outcome)).toEqual(['won', 'lost', 'open', 'won'])
  })

  it('Y50 a lost bet is told as nothing won; a push gives its stake back, and a half that is lost half of it', async () => {
    const match = await aMatch(db, 'halves', startMs)
    const leg = (market: string, outcome: string, specifiers = '') => [
      { odds: 1900, picks: [on(match, market, outcome, specifiers)] },
    ]
    const lost = await lay({ id: 'lost', legs: leg('goals.match.1x2', '2') })
    const push = await lay({ id: 'push', legs: leg('goals.match.total', 'over', 'total=3') })
    const half = await lay({ id: 'half', legs: leg('goals.match.total', 'over', 'total=3.25') })
    const halfWon = await lay({ id: 'half-won', legs: leg('goals.match.total', 'over', 'total=2.75') })
    await say('halves', [2, 1], 'ended')
    await settled()
    expect(await Promise.all([lost, push, half, halfWon].map((id) => worthText(db, id)))).toEqual([
      ...['lost 0', 'void 1000', 'won 500', 'won 1450'],
    ])
    const calls = Object.fromEntries(company.heard.map(({ call, round, minor }) => [round, `${call} ${String(minor)}`]))
    expect(calls).toEqual({ lost: 'credit 0', push: 'void 1000', half: 'credit 500', 'half-won': 'credit 1450' })
  })

  it('C34 a multiple that one leg lost hears once how its last leg ended; one that two legs lost hears nothing more', async () => {
    const matches: string[] = []
    for (const name of ['near-1', 'near-2', 'near-3']) matches.push(await aMatch(db, name, startMs))
    const legs = (outcomes: readonly string[]) =>
      matches.map((event, at) => ({ odds: 2000, picks: [on(event, 'goals.match.1x2', outcomes[at]!)] }))
    const near = await lay({ id: 'near', legs: legs(['2', '1', '1']) })
    const far = await lay({ id: 'far', legs: legs(['2', '2', '1']) })
    for (const name of ['near-1', 'near-2', 'near-3']) {
      await say(name, [1, 0], 'ended')
      await settled()
      await settled()
    }
    expect([await worthText(db, near), await worthText(db, far)]).toEqual(['lost 0', 'lost 0'])
    const heard = company.heard.map((one) => [
      one.round,
      one.call,
      one.minor,
      'settlement' in one ? one.settlement?.legs.map(({ r }) => r) : null,
    ])
    expect(heard.filter(([round]) => round === near)).toEqual([
      [near, 'credit', 0n, [0]],
      [near, 'change', 0n, [0, 1, 1]],
    ])
    expect(heard.filter(([round]) => round === far)).toEqual([[far, 'credit', 0n, [0]]])
  })

  it('Y51 a system whose leg is void counts it as one in every line; two matches that end at once both count', async () => {
    const [one, two, three] = [
      await aMatch(db, 'sys-1', startMs),
      await aMatch(db, 'sys-2', startMs),
      await aMatch(db, 'sys-3', startMs),
    ]
    const legs = [one, two, three].map((event) => ({ odds: 2000, picks: [on(event, 'goals.match.1x2', '1')] }))
    // 2 of 3: lines AB, AC, BC at 10.00 each.
    const id = await lay({ id: 'system', kind: 'system', legs, sizes: [2], lines: 3 })
    await say('sys-1', [1, 0], 'ended')
    await say('sys-2', [1, 0], 'ended')
    await tell(db, 'sys-3', startMs + said++, { kind: 'fixture_change', isCancelled: true })
    await Promise.all([settled(), settled()])
    // 4 + 2 + 2 for each 1000.
    expect(await worthText(db, id)).toBe('won 8000')
  })

  it('Y52 the feed takes back what was struck within a window of its own clock, and gives it again', async () => {
    const match = await aMatch(db, 'window', startMs)
    const [within, before] = [
      // Struck by our clock two seconds after the producer's.
      await lay({
        id: 'within',
        legs: [{ odds: 3000, picks: [on(match, 'goals.match.1x2', '1')] }],
        terms: { offsets: { pre: 2000, live: 2000 } },
      }),
      await layBet(db, {
        id: 'before',
        legs: [{ odds: 3000, picks: [on(match, 'goals.match.1x2', '1')] }],
        decidedMs: startMs - HOUR_MS - 1,
      }),
    ]
    const producerMs = startMs - HOUR_MS - 2000
    const markets = [{ market: 'goals.match.1x2', specifiers: '' }]
    const window = { startMs: producerMs, endMs: producerMs + 1, markets }
    await tell(db, 'window', startMs + said++, { kind: 'bet_cancel', ...window })
    await settled()
    expect([await worthText(db, within), await worthText(db, before)]).toEqual(['void 1000', 'open 1000'])
    await say('window', [1, 0], 'ended')
    await settled()
    expect([await worthText(db, within), await worthText(db, before)]).toEqual(['void 1000', 'won 3000'])
    await tell(db, 'window', startMs + said++, { kind: 'rollback_bet_cancel', ...window })
    await settled()
    expect(await worthText(db, within)).toBe('won 3000')
    const mine = company.heard.filter(({ round }) => round === within)
    expect(mine.map(({ call, minor }) => `${call} ${String(minor)}`)).toEqual(['void 1000', 'change 0', 'credit 3000'])
  })

  it('Y52 a match that is brought forward by more than 48 h, or struck after its true start, is void', async () => {
    const [moved, late] = [await aMatch(db, 'moved', startMs + 60 * HOUR_MS), await aMatch(db, 'late', startMs)]
    const picked = (event: string, isLive = false) => [
      { odds: 3000, picks: [{ ...on(event, 'goals.match.1x2', '1'), isLive }] },
    ]
    const forward = await lay({ id: 'forward', legs: picked(moved) })
    const after = await layBet(db, { id: 'after', legs: picked(late), decidedMs: startMs + said })
    const live = await layBet(db, { id: 'live', legs: picked(late, true), decidedMs: startMs + said })
    const start = new Date(startMs + 11 * HOUR_MS).toISOString()
    await tell(db, 'moved', startMs + 60 * HOUR_MS, { kind: 'fixture_change', start })
    await tell(db, 'late', startMs - 60_000, facts(played([0, 0], 'live')))
    await say('late', [1, 0], 'ended')
    await settled()
    expect(await Promise.all([forward, after, live].map((id) => worthText(db, id)))).toEqual([
      ...['void 1000', 'void 1000', 'won 3000'],
    ])
    expect((await eventById(db, late))!.state.playedFromMs).toBe(startMs - 60_000)
  })
})
