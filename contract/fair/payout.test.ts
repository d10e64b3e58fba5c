/** Bets by hand: every expectation here was worked out on paper. */
import { fraction, fractionText, readFraction, floored } from './fraction.ts'
import type { LegResult } from './leg.ts'
import { deadHeat, HALF_LOST, HALF_WON, LOST, multiplier, VOID, WON } from './leg.ts'
import { choices, lineCount, NAMED_SYSTEMS, shapeFault } from './lines.ts'
import type { SettledLeg } from './payout.ts'
import { freeBetPays, payoutOf } from './payout.ts'
import { describe, expect, test } from 'vitest'

const leg = (odds: number, result: LegResult = WON, isBanker = false): SettledLeg => ({ odds, result, isBanker })

describe('a leg', () => {
  test('P08 multiplies by its odds, by one, by a half, or by nothing', () => {
    const at3 = (result: LegResult): string => fractionText(multiplier(result, fraction(3n)))
    expect([WON, LOST, VOID, HALF_WON, HALF_LOST].map(at3)).toEqual(['3', '0', '1', '2', '1/2'])
    expect(at3(deadHeat(1, 2))).toBe('3/2')
    expect(at3(deadHeat(1, 3))).toBe('1')
    expect(() => deadHeat(2, 1)).toThrow(RangeError)
  })

  test('P08 fractions are read and floored without decimals on the way', () => {
    expect(fractionText(readFraction('0.125')!)).toBe('1/8')
    expect(fractionText(readFraction('-1.5')!)).toBe('-3/2')
    expect(readFraction('1/0')).toBeNull()
    expect(readFraction('1e3')).toBeNull()
    expect([floored(fraction(7n, 2n)), floored(fraction(-7n, 2n))]).toEqual([3n, -4n])
  })
})

describe('a bet', () => {
  test('P08 a single, a double and a treble pay stake times odds, floored once', () => {
    expect(payoutOf([leg(1850)], { unit: 10_000n, sizes: [1] }).pays).toBe(18_500n)
    // 1.33 * 1.37 = 1.8221; 333 * 1.8221 = 606.7593
    expect(payoutOf([leg(1330), leg(1370)], { unit: 333n, sizes: [2] }).pays).toBe(606n)
    expect(payoutOf([leg(2000), leg(3000), leg(1500, LOST)], { unit: 100n, sizes: [3] }).pays).toBe(0n)
    // A floor per leg would lose a kobo here: 1.1^3 = 1.331; 1000 * 1.331 = 1331.
    expect(payoutOf([leg(1100), leg(1100), leg(1100)], { unit: 1000n, sizes: [3] }).pays).toBe(1331n)
  })

  test('P08 a void leg counts one, and a bet of void legs alone is void, not won', () => {
    expect(payoutOf([leg(2000), leg(5000, VOID)], { unit: 100n, sizes: [2] })).toMatchObject({
      pays: 200n,
      isVoid: false,
    })
    expect(payoutOf([leg(2000, VOID), leg(5000, VOID)], { unit: 100n, sizes: [2] })).toMatchObject({
      pays: 100n,
      isVoid: true,
    })
  })

  test('P08 a three-way dead heat pays the third of a whole number exactly', () => {
    // 100 * 3.00 / 3 = 100; decimal thirds would give 99.
    expect(payoutOf([leg(3000, deadHeat(1, 3))], { unit: 100n, sizes: [1] }).pays).toBe(100n)
  })

  test('P08 systems are the sum of their lines', () => {
    // Trixie at 2, 3, 4 with the 4 lost: the double 2x3 alone.
    expect(payoutOf([leg(2000), leg(3000), leg(4000, LOST)], { unit: 10n, sizes: [2, 3] }).pays).toBe(60n)
    // All right: 6 + 8 + 12 + 24 = 50 units.
    expect(payoutOf([leg(2000), leg(3000), leg(4000)], { unit: 10n, sizes: [2, 3] }).pays).toBe(500n)
    // A void leg is 1 in every line: 2*1 + 2*4 + 1*4 + 2*1*4 = 22.
    expect(payoutOf([leg(2000), leg(3000, VOID), leg(4000)], { unit: 10n, sizes: [2, 3] }).pays).toBe(220n)
    // Banker at 2 with two singles of the rest (3, 5 lost): lines 2x3 and 2x5.
    expect(payoutOf([leg(2000, WON, true), leg(3000), leg(5000, LOST)], { unit: 10n, sizes: [1] }).pays).toBe(60n)
  })

  test('P08 the bonus of a line counts its good legs, and is floored with the lines', () => {
    const winBonus = {
      leastOdds: 1200,
      base: 'net' as const,
      rows: [
        { legs: 2, percent: 5 },
        { legs: 3, percent: 10 },
      ],
    }
    // 2*2*1.1 = 4.4: two good legs (1.10 is too low): 5 % of 3.40 = 0.17.
    expect(payoutOf([leg(2000), leg(2000), leg(1100)], { unit: 100n, sizes: [3], winBonus })).toEqual({
      isVoid: false,
      gross: 457n,
      bonus: 17n,
      pays: 457n,
    })
    // A void leg is no good leg.
    expect(payoutOf([leg(2000), leg(2000), leg(2000, VOID)], { unit: 100n, sizes: [3], winBonus }).gross).toBe(415n)
    const gross = { ...winBonus, base: 'gross' as const }
    expect(payoutOf([leg(2000), leg(2000)], { unit: 100n, sizes: [2], winBonus: gross }).gross).toBe(420n)
  })

  test('P08 the cap holds what is paid, bonus included', () => {
    expect(payoutOf([leg(500_000)], { unit: 1000n, sizes: [1], cap: 100_000n })).toMatchObject({
      gross: 500_000n,
      pays: 100_000n,
    })
  })

  test('P08 a free bet pays only what it wins', () => {
    expect(freeBetPays(500n, [leg(3000)])).toBe(1000n)
    expect(freeBetPays(500n, [leg(3000, LOST)])).toBe(0n)
    expect(freeBetPays(500n, [leg(3000, VOID)])).toBe(0n)
    expect(freeBetPays(500n, [leg(2000), leg(1500)])).toBe(1000n)
  })

  test('P08 fifteen selections in every size are valued at once', () => {
    const legs = Array.from({ length: 13 }, () => leg(2000))
    // Sum over all sizes 1..13 of C(13, k) 2^k = 3^13 - 1.
    const sizes = Array.from({ length: 13 }, (_, at) => at + 1)
    expect(payoutOf(legs, { unit: 1n, sizes }).pays).toBe(1_594_322n)
  })
})

describe('shapes', () => {
  test('P08 named systems have the lines that the trade knows', () => {
    const count = (name: keyof typeof NAMED_SYSTEMS): number =>
      lineCount({ open: NAMED_SYSTEMS[name].legs, bankers: 0, sizes: NAMED_SYSTEMS[name].sizes })
    expect(count('trixie')).toBe(4)
    expect(count('patent')).toBe(7)
    expect(count('yankee')).toBe(11)
    expect(count('lucky-15')).toBe(15)
    expect(count('canadian')).toBe(26)
    expect(count('lucky-31')).toBe(31)
    expect(count('heinz')).toBe(57)
    expect(count('lucky-63')).toBe(63)
    expect(count('super-heinz')).toBe(120)
    expect(count('goliath')).toBe(247)
    expect(choices(30, 15)).toBe(155_117_520)
  })

  test('P08 what cannot be played is named', () => {
    expect(shapeFault({ open: 0, bankers: 0, sizes: [1] })).toBe('no-selection')
    expect(shapeFault({ open: 31, bankers: 0, sizes: [31] })).toBe('too-many-selections')
    expect(shapeFault({ open: 16, bankers: 0, sizes: [2] })).toBe('too-many-selections')
    expect(shapeFault({ open: 15, bankers: 0, sizes: [6, 7, 8] })).toBe('too-many-lines')
    expect(shapeFault({ open: 3, bankers: 0, sizes: [4] })).toBe('sizes')
    expect(shapeFault({ open: 3, bankers: 0, sizes: [2, 2] })).toBe('sizes')
    expect(shapeFault({ open: 30, bankers: 0, sizes: [30] })).toBeNull()
  })
})
