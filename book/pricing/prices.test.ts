/** What every price of the book must hold: no outcome is worth more than its stake, and fair sides mirror each other. */
import { LEAST_PRICE, onLadder } from '@uwanja/contract/fair/ladder'
import { effective, expectedPayout, pricesWithMargin } from './margin.ts'
import { basketballModel, footballModel, tennisModel } from './event-model.ts'
import type { EventModel } from './event-model.ts'
import { offeredLines } from './lines.ts'
import { priceMarket } from './price.ts'
import { priceSameMatch } from './same-match.ts'
import type { Leg } from './same-match.ts'
import { MARKETS } from '../markets/table.ts'
import { describe, expect, test } from 'vitest'

const isDeep = Boolean(process.env['UWANJA_DEEP'])

/** A small generator of our own, so that a failure comes again (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const random = seeded(20261122)
const between = (low: number, high: number): number => low + random() * (high - low)

function anyModel(sport: 'football' | 'basketball' | 'tennis'): EventModel {
  if (sport === 'basketball') return basketballModel({ total: between(130, 240), supremacy: between(-20, 20) })
  if (sport === 'tennis') return tennisModel({ total: between(19, 27), supremacy: between(-6, 6) })
  const total = between(0.8, 6)
  const supremacy = between(-0.8, 0.8) * total
  if (random() < 0.4) return footballModel({ total, supremacy })
  const minute = Math.floor(between(1, 89))
  const first: [number, number] = [Math.floor(between(0, 3)), Math.floor(between(0, 3))]
  const score: [number, number] = minute < 45 ? first : [first[0] + Math.floor(between(0, 3)), first[1]]
  const standing = {
    minute,
    score,
    halfTime: minute < 45 ? null : first,
    reds: { home: random() < 0.1 ? 1 : 0, away: random() < 0.1 ? 1 : 0 },
  }
  const before = {
    greatestHomeLead: Math.max(0, score[0] - score[1]),
    greatestAwayLead: Math.max(0, score[1] - score[0]),
    lastGoal: null,
  }
  return footballModel(
    { total, supremacy },
    { standing, before, corners: { match: [3, 2], firstHalf: [2, 1] }, cards: null },
  )
}

describe('prices', () => {
  test('P08 no outcome of any market pays more than its stake on average, whatever inputs, margin and ladder', () => {
    const models = isDeep ? 700 : 8
    let looked = 0
    const tooMuch: string[] = []
    for (let round = 0; round < models; round++) {
      for (const sport of ['football', 'basketball', 'tennis'] as const) {
        const model = anyModel(sport)
        const margin = between(0, 0.2)
        const ladder = random() < 0.5 ? 'common' : 'thousandths'
        for (const row of MARKETS.filter((one) => one.sport === sport)) {
          for (const lines of offeredLines(row, model)) {
            const priced = priceMarket(row, lines, model, { margin, ladder })
            if (!priced) continue
            for (const outcome of row.outcomes) {
              const odds = priced.prices[outcome]
              if (odds === null || odds === undefined) continue
              looked++
              const payout = expectedPayout(priced.chances[outcome]!, odds / 1000)
              if (payout > 1 + 1e-9) tooMuch.push(`${row.id} ${JSON.stringify(lines)} ${outcome}: ${String(payout)}`)
            }
          }
        }
      }
    }
    expect(tooMuch).toEqual([])
    expect(looked).toBeGreaterThan(isDeep ? 100_000 : 4000)
  })

  test('P08 the odds of outcomes that exclude each other hold the whole margin before the ladder', () => {
    const prices = pricesWithMargin([0.5, 0.3, 0.2], 0.05)
    expect(prices.reduce((sum, price) => sum + 1 / price, 0)).toBeCloseTo(1.05, 10)
    // The longest shot gives most of it.
    expect(0.2 * prices[2]!).toBeLessThan(0.5 * prices[0]!)
  })

  test('P08 overlapping outcomes are priced one by one: together they would pay up to three times the stake', () => {
    const model = footballModel({ total: 2.6, supremacy: 0.3 })
    const row = MARKETS.find(({ id }) => id === 'goals.match.double-chance')!
    const priced = priceMarket(row, {}, model, { margin: 0.06 })!
    for (const outcome of ['1x', '12', 'x2'])
      expect(priced.prices[outcome]! / 1000).toBeLessThan(1 / priced.chances[outcome]!.win)
  })

  test('P08 net odds of the two fair sides of a half, whole or quarter line are reciprocal', () => {
    const model = footballModel({ total: 2.6, supremacy: 0.3 })
    const row = MARKETS.find(({ id }) => id === 'goals.match.total')!
    for (const total of ['2', '2.25', '2.5', '2.75', '3']) {
      const { chances } = priceMarket(row, { total }, model, { margin: 0 })!
      const [over, under] = [1 / effective(chances['over']!), 1 / effective(chances['under']!)]
      expect((over - 1) * (under - 1)).toBeCloseTo(1, 9)
    }
  })

  test('P08 a price stands on the ladder, below what it is worth, and is never raised to the least price', () => {
    expect(onLadder(1.857)).toBe(1850)
    expect(onLadder(2.3)).toBe(2300)
    expect(onLadder(14.57)).toBe(14_500)
    expect(onLadder(147.9)).toBe(147_000)
    expect(onLadder(900)).toBe(500_000)
    expect(onLadder(1.857, 'thousandths')).toBe(1857)
    expect(LEAST_PRICE).toBe(1010)
    expect(onLadder(1.0099)).toBeNull()
    expect(onLadder(Infinity)).toBe(500_000)
  })
})

describe('same-match multiples', () => {
  const model = footballModel({ total: 2.6, supremacy: 0.3 })
  const priceOf = ({ market, lines, outcome }: Leg): number | null => {
    const row = MARKETS.find(({ id }) => id === market)!
    return priceMarket(row, lines, model, { margin: 0.06 })!.prices[outcome] ?? null
  }
  const leg = (market: string, outcome: string, lines = {}): Leg => ({ market, lines, outcome })

  test('P08 are priced in the joint, dearer for the player than the cells are worth', () => {
    const priced = priceSameMatch([leg('goals.match.1x2', '1'), leg('goals.match.both-score', 'yes')], model, priceOf)
    expect(priced.status).toBe('priced')
    if (priced.status !== 'priced') return
    expect(priced.chance * (priced.odds / 1000)).toBeLessThan(1 / 1.06 + 1e-9)
  })

  test('P08 refuse what cannot happen together and what one leg already contains', () => {
    const never = [leg('goals.match.1x2', '1'), leg('goals.match.1x2', '2')]
    expect(priceSameMatch(never, model, priceOf).status).toBe('cannot-happen-together')
    const contained = [leg('goals.match.correct-score', '2:0'), leg('goals.match.1x2', '1')]
    expect(priceSameMatch(contained, model, priceOf).status).toBe('already-contained')
  })

  test('P08 refuse lines on which a stake can come back, draw no bet, corners and the order of goals', () => {
    const home = leg('goals.match.1x2', '1')
    for (const other of [
      leg('goals.match.total', 'over', { total: '2' }),
      leg('goals.match.total', 'over', { total: '2.25' }),
      leg('goals.match.draw-no-bet', '1'),
      leg('corners.match.total', 'over', { total: '9.5' }),
      leg('goals.course.next-goal', '1', { goal: '1' }),
    ]) {
      expect(priceSameMatch([home, other], model, priceOf).status, other.market).toBe('not-combinable')
    }
  })

  test('P08 never cost less than a single outcome with the same cells', () => {
    const both = priceSameMatch([leg('goals.1h.1x2', '1'), leg('goals.match.1x2', '1')], model, priceOf)
    expect(both.status === 'priced' && both.odds).toBeLessThanOrEqual(
      priceOf(leg('goals.halves.half-time-full-time', '1/1'))!,
    )
    const withTotal = priceSameMatch(
      [leg('goals.match.1x2', '1'), leg('goals.match.total', 'over', { total: '2.5' })],
      model,
      priceOf,
    )
    const single = priceOf(leg('goals.halves.1x2-total', '1/over', { total: '2.5' }))!
    expect(withTotal.status === 'priced' && withTotal.odds).toBeLessThanOrEqual(single)
  })
})
