/** Bets counted again from results, on an evening that was settled; and the errors that must be found. */
import { RULE_KINDS } from '@uwanja/database/testing'
import type { Db } from '@uwanja/database/sql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aDatabase } from '../process/testing.ts'
import { aMatch, facts, HOUR_MS, played, tell } from '../results/testing.ts'
import { aHouse, aWallet, layBet } from '../settlement/testing.ts'
import { recountSettled } from './settled.ts'

const MARKETS: readonly (readonly [market: string, outcome: string, specifiers?: string])[] = [
  ...(['1', 'x', '2'] as const).map((one) => ['goals.match.1x2', one] as const),
  ['goals.match.draw-no-bet', '1'],
  ['goals.match.double-chance', '1x'],
  ['goals.match.both-score', 'yes'],
  ['goals.match.odd-even', 'odd'],
  ...['2', '2.25', '2.5', '2.75', '3'].flatMap((line) => [
    ['goals.match.total', 'over', `total=${line}`] as const,
    ['goals.match.total', 'under', `total=${line}`] as const,
  ]),
  ['goals.match.asian-handicap', '1', 'hcp=-0.75'],
  ['goals.match.asian-handicap', '2', 'hcp=-1'],
  ['goals.match.handicap', 'x', 'hcp=-1'],
  ['goals.1h.1x2', 'x'],
  ['goals.halves.half-time-full-time', '1/1'],
]

describe.each(RULE_KINDS)('the recount of settled bets on %s', (kind) => {
  let db: Db
  let startMs = 0
  let house: ReturnType<typeof aHouse>
  beforeAll(async () => {
    db = await aDatabase(kind)
    const [clock] = await db.sql<{ now: Date }>`select house_now() as now`
    startMs = clock!.now.getTime() - HOUR_MS
    house = aHouse(db, () => startMs + HOUR_MS)
    house.pays(aWallet().wallet)
  })
  afterAll(() => db.close())

  const differences = async (): Promise<string[]> =>
    (await recountSettled(db)).map(({ bet, what, wanted, found }) => `${bet} ${what}: ${wanted}, ${found}`)
  const on = (event: string, nth: number) => {
    const [market, outcome, specifiers = ''] = MARKETS[nth % MARKETS.length]!
    return { event, market, outcome, specifiers }
  }

  it('Y55 after an evening of every kind of bet both come to the same, before it was corrected and after', async () => {
    const scores = [
      [2, 1],
      [0, 0],
      [3, 0],
      [1, 2],
      [2, 2],
    ] as const
    const events: string[] = []
    for (const at of scores.keys()) events.push(await aMatch(db, `evening-${String(at)}`, startMs))
    const decidedMs = startMs - HOUR_MS
    for (let nth = 0; nth < 60; nth++) {
      const legs = events.map((event, at) => ({ odds: 1500 + nth * 37 + at, picks: [on(event, nth * 7 + at * 3)] }))
      const id = `evening-${String(nth)}`
      if (nth % 4 === 0) await layBet(db, { id, decidedMs, legs: legs.slice(0, 1), unit: 333n })
      else if (nth % 4 === 1)
        await layBet(db, { id, decidedMs, legs: legs.slice(0, 3), ...(nth % 8 === 1 ? { freeBet: 'f' } : {}) })
      else if (nth % 4 === 2)
        await layBet(db, { id, decidedMs, legs, kind: 'system', sizes: [2, 3], lines: 20, unit: 7n })
      // Of what is plainly won or lost.
      else {
        const plain = events.map((event, at) => ({ odds: 1800, picks: [on(event, (nth + at) % 3)] }))
        await layBet(db, { id, decidedMs, legs: plain, kind: 'flex', mayFail: 2, price: 4500 })
      }
    }
    for (const [at, score] of scores.entries())
      await tell(db, `evening-${String(at)}`, startMs + at, facts(played(score, 'ended')))
    await house.settled()
    expect(await differences()).toEqual([])
    const [ended] = await db.sql<{ bets: number; won: number }>`
      select count(*)::int as bets, count(*) filter (where won_minor > 0)::int as won from book.bet where outcome <> 'open'`
    expect(ended!.bets).toBe(60)
    expect(ended!.won).toBeGreaterThan(10)
    await tell(db, 'evening-0', startMs + 100, facts(played([2, 2], 'ended')))
    await tell(db, 'evening-1', startMs + 101, { kind: 'fixture_change', isCancelled: true })
    await house.settled()
    expect(await differences()).toEqual([])
  })

  it('Y55 half-won paid whole, a void part before the dead heat, a push as lost and a floor a line are each found', async () => {
    const match = await aMatch(db, 'planted', startMs)
    const pick = (market: string, outcome: string, specifiers = '') => ({ event: match, market, outcome, specifiers })
    const decidedMs = startMs - HOUR_MS
    await layBet(db, {
      id: 'half',
      decidedMs,
      legs: [{ odds: 1900, picks: [pick('goals.match.total', 'over', 'total=2.75')] }],
    })
    await layBet(db, {
      id: 'push',
      decidedMs,
      legs: [{ odds: 1900, picks: [pick('goals.match.total', 'over', 'total=3')] }],
    })
    const others = [await aMatch(db, 'planted-2', startMs), await aMatch(db, 'planted-3', startMs)]
    const picks = [pick('goals.match.1x2', '1'), ...others.map((event) => ({ ...pick('goals.match.1x2', '1'), event }))]
    // Three lines at 1.111 x 1.111 of 2 each: 7.40 together, 2.46 alone.
    const legs = picks.map((one) => ({ odds: 1111, picks: [one] }))
    await layBet(db, { id: 'lines', decidedMs, kind: 'system', sizes: [2], lines: 3, unit: 2n, legs })
    for (const name of ['planted', 'planted-2', 'planted-3'])
      await tell(db, name, startMs + 500, facts(played([2, 1], 'ended')))
    // A dead heat of two at 4.00 of which a half is void: 0.5 + 0.5 x 4 x 1/2 = 1.5.
    const heat = await aMatch(db, 'planted-heat', startMs)
    await layBet(db, {
      id: 'heat',
      decidedMs,
      legs: [{ odds: 4000, picks: [{ ...pick('goals.match.1x2', '1'), event: heat }] }],
    })
    await tell(db, 'planted-heat', startMs + 500, {
      kind: 'bet_settlement',
      certainty: 'confirmed',
      markets: [{ market: 'goals.match.1x2', specifiers: '', outcomes: { '1': { r: 1, v: '1/2', f: '1/2' } } }],
    })
    await house.settled()
    expect(await differences()).toEqual([])
    const planted = [
      ['half', 'won', 1900, 'won 1450 0'],
      ['push', 'lost', 0, 'void 0 1000'],
      ['lines', 'won', 6, 'won 7 0'],
      ['heat', 'won', 1250, 'won 1500 0'],
    ] as const
    for (const [id, outcome, won, wanted] of planted) {
      const [before] = await db.sql`select outcome, won_minor, voided_minor from book.bet where id = ${id}`
      await db.sql`update book.bet set outcome = ${outcome}, won_minor = ${won}::bigint, open_minor = open_minor + voided_minor,
        voided_minor = 0 where id = ${id}`
      expect(await differences()).toContain(`${id} worth: ${wanted}, ${outcome} ${String(won)} 0`)
      const { outcome: stood, won_minor: paid, voided_minor: back } = before as Record<string, string>
      await db.sql`update book.bet set outcome = ${stood}, won_minor = ${paid}::bigint, voided_minor = ${back}::bigint,
        open_minor = open_minor - ${back}::bigint where id = ${id}`
    }
    expect(await differences()).toEqual([])
  })
})
