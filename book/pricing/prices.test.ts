/** What every price of the book must hold: no outcome is worth more than its stake, and fair sides mirror each other. */
import type { FeedFacts } from '@uwanja/providers/feeds/feed'
import { LEAST_PRICE, onLadder } from '@uwanja/contract/fair/ladder'
import type { DeskWord } from '../catalogue/event.ts'
import { effective, expectedPayout, pricesWithMargin } from './margin.ts'
import { familyOf } from '../markets/families.ts'
import { basketballModel, footballModel, tennisModel } from './event-model.ts'
import type { EventModel } from './event-model.ts'
import type { Strength } from './football/intensity.ts'
import { offeredLines } from './lines.ts'
import { strengthOf } from './offer.ts'
import { priceMarket } from './price.ts'
import { holds, servesOf, setScores } from './tennis.ts'
import { priceSameMatch } from './same-match.ts'
import type { Leg } from './same-match.ts'
import type { Sport } from '../markets/table.ts'
import { marketRow, MARKETS } from '../markets/table.ts'
import { seeded } from '../markets/testing.ts'
import { describe, expect, test } from 'vitest'

const isDeep = Boolean(process.env['UWANJA_DEEP'])
/** Ten thousand matches of a hundred and fifty lines take minutes. */
const DEEP_MS = isDeep ? 3_600_000 : 20_000

const random = seeded(20261122)
const between = (low: number, high: number): number => low + random() * (high - low)

/** What the feed expects and a trader or money moved it to: the skew moves the two inputs, never a price. */
function anyStrength(sport: Sport): Strength {
  const feed: FeedFacts = { status: 'not-started', expected: expectedIn(sport) }
  const total = feed.expected!.total * between(0.9, 1.1)
  const supremacy = feed.expected!.supremacy + between(-0.1, 0.1) * total
  const skews: readonly DeskWord[] = [{}, { total }, { supremacy }, { total, supremacy }]
  return strengthOf(feed, skews[Math.floor(between(0, 4))]!)!
}

function expectedIn(sport: Sport): Strength {
  if (sport === 'basketball') return { total: between(130, 240), supremacy: between(-20, 20) }
  if (sport === 'tennis') return { total: between(19, 27), supremacy: between(-6, 6) }
  const total = between(0.8, 6)
  return { total, supremacy: between(-0.8, 0.8) * total }
}

function anyFootball(strength: Strength): EventModel {
  if (random() < 0.4) return footballModel(strength)
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
  return footballModel(strength, {
    standing,
    before,
    corners: { match: [3, 2], firstHalf: [2, 1] },
    cards: { match: [1, 2], firstHalf: [0, 1] },
  })
}

function anyModel(sport: Sport): EventModel {
  const strength = anyStrength(sport)
  if (sport === 'basketball') return basketballModel(strength)
  return sport === 'tennis' ? tennisModel(strength) : anyFootball(strength)
}

interface Looked {
  readonly types: ReadonlySet<string>
  readonly tooMuch: readonly string[]
}

/** Every outcome on offer of one random input, and those that pay more than their stake on average. */
function lookedAt(sport: Sport): Looked {
  const model = anyModel(sport)
  const margin = between(0, 0.2)
  const ladder = random() < 0.5 ? 'common' : 'thousandths'
  const types = new Set<string>()
  const tooMuch: string[] = []
  for (const row of MARKETS.filter((one) => one.sport === sport)) {
    for (const lines of offeredLines(row, model)) {
      const priced = priceMarket(row, lines, model, { margin, ladder })
      for (const outcome of priced ? row.outcomes : []) {
        const odds = priced!.prices[outcome] ?? null
        if (odds === null) continue
        types.add(row.id)
        const payout = expectedPayout(priced!.chances[outcome]!, odds / 1000)
        if (payout > 1 + 1e-9) tooMuch.push(`${row.id} ${JSON.stringify(lines)} ${outcome}: ${String(payout)}`)
      }
    }
  }
  return { types, tooMuch }
}

describe('prices', () => {
  // Ten thousand inputs in all: most of them football's, which has most of the markets.
  test.each([
    ['football', isDeep ? 8000 : 16],
    ['basketball', isDeep ? 1000 : 8],
    ['tennis', isDeep ? 1000 : 8],
  ] as const)(
    'P08 no outcome of %s pays more than its stake on average, whatever %i inputs, margins, ladders and skews',
    (sport, inputs) => {
      const seen = new Set<string>()
      for (let nth = 0; nth < inputs; nth++) {
        const { types, tooMuch } = lookedAt(sport)
        expect(tooMuch).toEqual([])
        types.forEach((type) => seen.add(type))
      }
      // No row of the table is left out.
      expect([...seen].sort()).toEqual(
        MARKETS.filter((row) => row.sport === sport)
          .map(({ id }) => id)
          .sort(),
      )
    },
    DEEP_MS,
  )

  test('P08 the odds of outcomes that exclude each other hold the whole margin before the ladder', () => {
    const prices = pricesWithMargin([0.5, 0.3, 0.2], 0.05)
    expect(prices.reduce((sum, price) => sum + 1 / price, 0)).toBeCloseTo(1.05, 10)
    // The longest shot gives most of it.
    expect(0.2 * prices[2]!).toBeLessThan(0.5 * prices[0]!)
  })

  test('Y35 who serves first in the second set hangs on how many games the first one took', () => {
    const strength = { total: 22.5, supremacy: 4 }
    const serves = servesOf(strength)
    const [hold, breaks] = [holds(serves.home), 1 - holds(serves.away)]
    const even = setScores(serves, { games: [0, 0], server: 'home' }).reduce((sum, { home, away, chance }) => {
      return (home + away) % 2 === 0 ? sum + chance : sum
    }, 0)
    // 6:1 by hand: of three games on each serve one is lost, and home wins the seventh, which is served by who served first.
    const six = 3 * (1 - hold) * hold ** 2 * breaks ** 3 + 3 * hold ** 3 * breaks ** 2 * (1 - breaks)
    const next = tennisModel(strength).scores('games', 'set', 2)!
    const chance = next.find(({ home, away }) => home === 6 && away === 1)!.chance
    expect(chance).toBeCloseTo(six * (hold * even + breaks * (1 - even)), 12)
    expect(next.reduce((sum, cell) => sum + cell.chance, 0)).toBeCloseTo(1, 12)
  })

  test('P08 overlapping outcomes are priced one by one: together they would pay up to three times the stake', () => {
    const model = footballModel({ total: 2.6, supremacy: 0.3 })
    const row = MARKETS.find(({ id }) => id === 'goals.match.double-chance')!
    const priced = priceMarket(row, {}, model, { margin: 0.06 })!
    for (const outcome of ['1x', '12', 'x2'])
      expect(priced.prices[outcome]! / 1000).toBeLessThan(1 / priced.chances[outcome]!.win)
  })

  test('P08 net odds of the two fair sides of a half, whole or quarter line are reciprocal', () => {
    const rows = MARKETS.filter(
      (row) => row.reads === 'score' && familyOf(row.family).isAsian && row.sport === 'football',
    )
    for (const row of rows) {
      const model = anyModel('football')
      for (const line of [-1.25, -0.75, -0.5, 0.5, 1, 1.75, 2, 2.25, 2.5, 2.75, 3]) {
        const { chances } = priceMarket(row, { [row.specifiers[0]!]: String(line) }, model, { margin: 0 })!
        const shares = row.outcomes.map((outcome) => effective(chances[outcome]!))
        // A line that is decided already has no other side.
        if (Math.min(...shares) < 1e-9) continue
        const [one, other] = shares.map((share) => 1 / share)
        expect((one! - 1) * (other! - 1), `${row.id} ${String(line)}`).toBeCloseTo(1, 9)
      }
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

  test(
    'P08 pay at most the stake on average, whatever is put together of whatever inputs',
    () => {
      const inputs = isDeep ? 10_000 : 40
      let priced = 0
      for (let nth = 0; nth < inputs; nth++) {
        const any = anyFootball(anyStrength('football'))
        const margin = between(0, 0.2)
        const alone = ({ market, lines, outcome }: Leg): number | null =>
          priceMarket(marketRow(market)!, lines, any, { margin })?.prices[outcome] ?? null
        const legs = Array.from({ length: Math.floor(between(2, 5)) }, () => {
          const row =
            MARKETS[
              Math.floor(
                between(
                  0,
                  MARKETS.findIndex(({ reads }) => reads === 'course'),
                ),
              )
            ]!
          const lines = offeredLines(row, any)
          const outcome = row.outcomes[Math.floor(between(0, row.outcomes.length))]!
          return { market: row.id, lines: lines[Math.floor(between(0, lines.length))] ?? {}, outcome }
        })
        const answer = priceSameMatch(legs, any, alone)
        if (answer.status !== 'priced') continue
        priced++
        expect(answer.chance * (answer.odds / 1000), JSON.stringify(legs)).toBeLessThanOrEqual(1 + 1e-9)
      }
      expect(priced).toBeGreaterThan(inputs / 20)
    },
    DEEP_MS,
  )
})
