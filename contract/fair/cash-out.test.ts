/** Flex, cash-out and limits by hand. */
import type { Futures, OpenBet } from './cash-out.ts'
import { cashOutValue, expectation, kappaOf, phiAt } from './cash-out.ts'
import { atLeast, flexEnd, flexOdds } from './flex.ts'
import { mostStake } from './limits.ts'
import { describe, expect, test } from 'vitest'

/** Wins `m` with this chance, else nothing. */
const plain = (chance: number, m: number, isGood = false): Futures => [
  { chance, m, isGood },
  { chance: 1 - chance, m: 0, isGood: false },
]
const bet = (open: readonly Futures[], more: Partial<OpenBet> = {}): OpenBet => ({
  unit: 1000,
  sizes: [open.length],
  bankers: [],
  open,
  ...more,
})

describe('the expectation of a bet', () => {
  test('P08 is the product of its legs, halves and pushes included', () => {
    expect(expectation(bet([plain(0.5, 2), plain(0.25, 4)]))).toBeCloseTo(1000, 9)
    const half: Futures = [
      { chance: 0.4, m: 2, isGood: false },
      { chance: 0.3, m: 0.5, isGood: false },
      { chance: 0.3, m: 0, isGood: false },
    ]
    // 0.8 + 0.15 = 0.95
    expect(expectation(bet([half]))).toBeCloseTo(950, 9)
  })

  test('P08 of a system is the sum of its lines', () => {
    // Doubles of three legs worth 1, 1.2 and 0.5: 1.2 + 0.5 + 0.6 = 2.3
    const legs = [plain(0.5, 2), plain(0.4, 3), plain(0.25, 2)]
    expect(expectation(bet(legs, { sizes: [2] }))).toBeCloseTo(2300, 9)
    // With the first as banker, singles of the others: 1.2 + 0.5 = 1.7
    expect(expectation(bet(legs.slice(1), { sizes: [1], bankers: [legs[0]!] }))).toBeCloseTo(1700, 9)
  })

  test('P08 holds the cap in every outcome, not only in the mean', () => {
    // Pays 8000 with a quarter, capped at 2000: 500.
    expect(expectation(bet([plain(0.5, 2), plain(0.5, 4)], { cap: 2000 }))).toBeCloseTo(500, 9)
  })

  test('P08 has the win bonus of good legs in it', () => {
    const winBonus = { leastOdds: 1200, base: 'net' as const, rows: [{ legs: 2, percent: 10 }] }
    // A quarter of 4 + 10 % of 3: 1.075
    expect(expectation(bet([plain(0.5, 2, true), plain(0.5, 2, true)], { winBonus }))).toBeCloseTo(1075, 9)
    const half: Futures = [
      { chance: 0.5, m: 2, isGood: true },
      { chance: 0.5, m: 0.5, isGood: false },
    ]
    // Both win: 4.3; one half lost: 1 twice; both half lost: 0.25.
    expect(expectation(bet([half, half], { winBonus }))).toBeCloseTo((4300 + 1000 + 1000 + 250) / 4, 9)
  })

  test('P08 counts a leg that is won already as good, whatever the others become', () => {
    const winBonus = { leastOdds: 1200, base: 'net' as const, rows: [{ legs: 2, percent: 10 }] }
    const won: Futures = [{ chance: 1, m: 2, isGood: true }]
    // 4 + 10 % of 3, and the two singles: 4.3 + 2 + 2.
    expect(expectation(bet([won, won], { winBonus, sizes: [1, 2] }))).toBeCloseTo(8300, 9)
  })

  test('P08 is not told where it would take too many outcomes', () => {
    const leg: Futures = [
      { chance: 0.4, m: 3, isGood: false },
      { chance: 0.3, m: 0.5, isGood: false },
      { chance: 0.3, m: 0, isGood: false },
    ]
    expect(
      expectation(
        bet(
          Array.from({ length: 12 }, () => leg),
          { cap: 5000 },
        ),
      ),
    ).toBeNull()
  })
})

describe('the value of a cash-out', () => {
  test('P08 of an unchanged bet is at most 0.985 of its stake', () => {
    // A price that is worth 0.93 of the stake, and one worth more than it after the odds moved at acceptance.
    expect(cashOutValue(930, 930, kappaOf(1000, 930))).toBe(883n)
    expect(cashOutValue(1100, 1100, kappaOf(1000, 1100))).toBe(985n)
  })

  test('P08 takes its share by the ladder', () => {
    expect([0.05, 0.1, 0.5, 0.51, 2, 2.01].map((ratio) => phiAt(ratio))).toEqual([null, 0.9, 0.9, 0.95, 0.95, 0.96])
  })

  test('P08 is none when next to nothing is left', () => {
    expect(cashOutValue(50, 930, 1)).toBeNull()
  })
})

describe('flex', () => {
  test('P08 counts how many legs are right', () => {
    expect(atLeast([0.5, 0.5], 1)).toBeCloseTo(0.75, 12)
    expect(atLeast([0.5, 0.5, 0.5, 0.5], 3)).toBeCloseTo(5 / 16, 12)
  })

  test('P08 is struck once: four even legs of which one may fail cost 1/(5/16 * 1.10) = 2.90', () => {
    expect(flexOdds([0.5, 0.5, 0.5, 0.5], 1)).toBe(2900)
  })

  test('P08 a void leg leaves and the price is struck anew; with fewer than three legs it is void', () => {
    const chances = [0.5, 0.5, 0.5, 0.5]
    const end = (results: ('right' | 'wrong' | 'void')[]): unknown => flexEnd(chances, results, 1, { struck: 2900 })
    expect(end(['right', 'right', 'right', 'wrong'])).toEqual({ status: 'won', odds: 2900 })
    expect(end(['right', 'right', 'wrong', 'wrong'])).toEqual({ status: 'lost' })
    // Three legs of which one may fail: P = 0.5, margin 8 %: 1.851 -> 1.85
    expect(end(['right', 'right', 'wrong', 'void'])).toEqual({ status: 'won', odds: 1850 })
    expect(end(['right', 'right', 'void', 'void'])).toEqual({ status: 'void' })
  })
})

describe('the most stake', () => {
  const limit = { limit: 100_000_00n, playerFactor: 100, timeFactor: 100 }
  test('P08 is what wins the limit, by one formula', () => {
    expect(mostStake([2000], [limit])).toBe(100_000_00n)
    expect(mostStake([3000], [{ ...limit, playerFactor: 50 }])).toBe(25_000_00n)
    // 2 * 3 = 6: a fifth of the least limit.
    expect(mostStake([2000, 3000], [limit, { ...limit, limit: 50_000_00n }])).toBe(10_000_00n)
  })
  test('P08 is never more than ten times the limit', () => {
    expect(mostStake([1010], [limit])).toBe(1_000_000_00n)
    expect(() => mostStake([1000], [limit])).toThrow(RangeError)
  })
})
