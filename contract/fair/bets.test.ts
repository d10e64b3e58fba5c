/** What bets pay beside a count by hand: every line for itself, as a person with a list would, in fractions of its own. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Futures } from './cash-out.ts'
import { expectation } from './cash-out.ts'
import { atLeast, flexEnd, flexOdds } from './flex.ts'
import { floored, fraction, times } from './fraction.ts'
import type { LegResult } from './leg.ts'
import { deadHeat, HALF_LOST, HALF_WON, LOST, VOID, WON } from './leg.ts'
import { lineCount } from './lines.ts'
import { multipleOdds, shownOdds } from './multiple.ts'
import type { SettledLeg, WinBonus } from './payout.ts'
import { payoutOf } from './payout.ts'
import { takenHome } from './winnings.ts'

/** Over and under; nothing is shortened. */
type Ratio = readonly [over: bigint, under: bigint]
const sum = ([a, b]: Ratio, [c, d]: Ratio): Ratio => [a * d + c * b, b * d]
const product = ([a, b]: Ratio, [c, d]: Ratio): Ratio => [a * c, b * d]

const RESULTS: readonly (readonly [LegResult, (odds: bigint) => Ratio])[] = [
  [WON, (odds) => [odds, 1000n]],
  [LOST, () => [0n, 1n]],
  [VOID, () => [1n, 1n]],
  [HALF_WON, (odds) => [1000n + odds, 2000n]],
  [HALF_LOST, () => [1n, 2n]],
  [deadHeat(1, 2), (odds) => [odds, 2000n]],
  [deadHeat(2, 3), (odds) => [odds * 2n, 3000n]],
]
/** Often so short that a half which is lost leaves a line with good legs below its stake. */
const anyOdds = fc.oneof(fc.integer({ min: 1200, max: 1400 }), fc.integer({ min: 1010, max: 20_000 }))
const leg = fc.record({
  odds: anyOdds,
  kind: fc.nat(RESULTS.length - 1),
  isBanker: fc.boolean(),
})
type Leg = { readonly odds: number; readonly kind: number; readonly isBanker: boolean }
const settled = ({ odds, kind, isBanker }: Leg): SettledLeg => ({ odds, result: RESULTS[kind]![0], isBanker })

/** Every line as the list of its legs: all choices by the bits of a number. */
function linesOf(legs: readonly Leg[], sizes: readonly number[]): Leg[][] {
  const [bankers, open] = [legs.filter((one) => one.isBanker), legs.filter((one) => !one.isBanker)]
  return Array.from({ length: 2 ** open.length }, (_, bits) => open.filter((_leg, at) => (bits >> at) & 1))
    .filter((chosen) => sizes.includes(chosen.length))
    .map((chosen) => [...bankers, ...chosen])
}

function lineBrings(line: readonly Leg[], bonus: WinBonus | undefined): readonly [plain: Ratio, extra: Ratio] {
  const plain = line.reduce<Ratio>((all, { odds, kind }) => product(all, RESULTS[kind]![1](BigInt(odds))), [1n, 1n])
  const good = line.filter(({ odds, kind }) => kind === 0 && bonus && odds >= bonus.leastOdds).length
  const percent = bonus?.rows.filter(({ legs }) => legs <= good).at(-1)?.percent ?? 0
  const base = bonus?.base === 'net' ? sum(plain, [-1n, 1n]) : plain
  return [plain, base[0] > 0n ? product(base, [BigInt(percent), 100n]) : [0n, 1n]]
}

const bonuses: readonly (WinBonus | undefined)[] = [
  undefined,
  ...(['net', 'gross'] as const).map((base): WinBonus => {
    const rows = [
      { legs: 2, percent: 5 },
      { legs: 4, percent: 20 },
    ]
    return { base, leastOdds: 1200, rows }
  }),
]

describe('any bet', () => {
  test('P08 pays the sum of its lines and their bonus, floored once, and no more than its cap', () => {
    const bet = fc.record({
      legs: fc.array(leg, { minLength: 1, maxLength: 7 }),
      picks: fc.array(fc.nat(7), { minLength: 1, maxLength: 4 }),
      unit: fc.bigInt({ min: 1n, max: 100_000n }),
      bonus: fc.nat(bonuses.length - 1),
      cap: fc.option(fc.bigInt({ min: 1n, max: 1_000_000n }), { nil: undefined }),
    })
    fc.assert(
      fc.property(bet, ({ legs, picks, unit, bonus, cap }) => {
        const open = legs.filter(({ isBanker }) => !isBanker).length
        const sizes = [...new Set(picks.map((pick) => Math.min(pick, open)))]
        const lines = linesOf(legs, sizes)
        expect(lines).toHaveLength(lineCount({ open, bankers: legs.length - open, sizes }))
        const winBonus = bonuses[bonus]
        const all = lines.map((line) => lineBrings(line, winBonus))
        const whole = (values: readonly Ratio[]): bigint => {
          const [over, under] = values.reduce(sum, [0n, 1n])
          return (over * unit) / under
        }
        const plain = whole(all.map(([one]) => one))
        const gross = whole(all.flat())
        const terms = { unit, sizes, ...(winBonus ? { winBonus } : {}), ...(cap === undefined ? {} : { cap }) }
        expect(payoutOf(legs.map(settled), terms)).toEqual({
          isVoid: legs.every(({ kind }) => RESULTS[kind]![0] === VOID),
          gross,
          bonus: gross - plain,
          pays: cap !== undefined && gross > cap ? cap : gross,
        })
      }),
      { numRuns: 400 },
    )
  })

  test('P08 of thirty legs pays what their exact odds say, and shows no more', () => {
    const odds = fc.array(fc.integer({ min: 1010, max: 500_000 }), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(odds, fc.bigInt({ min: 1n, max: 1_000_000n }), (all, unit) => {
        const legs = all.map((one): SettledLeg => ({ odds: one, result: WON }))
        const { pays } = payoutOf(legs, { unit, sizes: [all.length] })
        const [over, under] = [all.reduce((sofar, one) => sofar * BigInt(one), 1n), 1000n ** BigInt(all.length)]
        expect(pays).toBe((unit * over) / under)
        expect(floored(times(multipleOdds(all), fraction(unit)))).toBe(pays)
        const [whole, decimals] = shownOdds(multipleOdds(all)).split('.') as [string, string]
        expect(BigInt(whole + decimals)).toBe((over * 100n) / under)
        expect(decimals).toHaveLength(2)
      }),
      { numRuns: 200 },
    )
  })

  test('P08 fifteen legs in all sizes, half of them halves, are the product of one more than each', () => {
    // All choices of legs, the empty one among them: the product of (1 + m). Less the one that takes none.
    const legs = Array.from({ length: 15 }, (_, at): Leg => ({
      odds: 1500 + at,
      kind: at % 2 ? 0 : 3,
      isBanker: false,
    }))
    const each = legs.map(({ odds, kind }) => sum([1n, 1n], RESULTS[kind]![1](BigInt(odds))))
    const [over, under] = sum(each.reduce(product, [1n, 1n]), [-1n, 1n])
    const sizes = legs.map((_, at) => at + 1)
    expect(payoutOf(legs.map(settled), { unit: 100n, sizes }).pays).toBe((100n * over) / under)
  })
})

test('P08 the tax is of what was won above what was not given back, floored, and a void bet pays none', () => {
  expect(takenHome({ charged: 1000n, voided: 0n, pays: 4575n }, 1000)).toEqual({ won: 3575n, tax: 357n, net: 4218n })
  expect(takenHome({ charged: 1000n, voided: 0n, pays: 999n }, 1000)).toEqual({ won: 0n, tax: 0n, net: 999n })
  expect(takenHome({ charged: 1000n, voided: 1000n, pays: 0n }, 1000)).toEqual({ won: 0n, tax: 0n, net: 1000n })
  // Half of it was given back: 500 were staked, 700 paid.
  expect(takenHome({ charged: 1000n, voided: 500n, pays: 700n }, 1500)).toEqual({ won: 200n, tax: 30n, net: 1170n })
  expect(() => takenHome({ charged: 1n, voided: 2n, pays: 0n }, 0)).toThrow(RangeError)
})

describe('flex', () => {
  const chances = fc.array(fc.double({ min: 0.01, max: 0.99, noNaN: true }), { minLength: 4, maxLength: 9 })
  /** Over every way in which the legs may end. */
  const counted = (all: readonly number[], wanted: number): number =>
    Array.from({ length: 2 ** all.length }, (_, bits) => all.map((chance, at) => [(bits >> at) & 1, chance] as const))
      .filter((ends) => ends.filter(([isRight]) => isRight).length >= wanted)
      .reduce((total, ends) => total + ends.reduce((p, [isRight, one]) => p * (isRight ? one : 1 - one), 1), 0)

  test('P08 the chance that enough legs are right is that of all the ways in which they may be', () => {
    fc.assert(
      fc.property(chances, fc.nat(9), (all, wanted) => {
        expect(atLeast(all, wanted)).toBeCloseTo(counted(all, wanted), 12)
      }),
      { numRuns: 100 },
    )
  })

  test('P08 is never worth more than its stake, as it was struck and after any legs were void', () => {
    const legs = fc.array(
      fc.record({ chance: fc.double({ min: 0.05, max: 0.95, noNaN: true }), isVoid: fc.boolean() }),
      {
        minLength: 4,
        maxLength: 8,
      },
    )
    fc.assert(
      fc.property(legs, fc.constantFrom(1 as const, 2 as const), (all, mayFail) => {
        const struck = flexOdds(
          all.map(({ chance }) => chance),
          mayFail,
        )
        if (struck === null) return
        // Every way in which the legs that were played may end.
        const played = all.flatMap(({ isVoid }, at) => (isVoid ? [] : [at]))
        let [worth, weight] = [0, 0]
        for (let bits = 0; bits < 2 ** played.length; bits++) {
          const isRight = (at: number): boolean => ((bits >> played.indexOf(at)) & 1) === 1
          const p = played.reduce((so, at) => so * (isRight(at) ? all[at]!.chance : 1 - all[at]!.chance), 1)
          const results = all.map(({ isVoid }, at) => (isVoid ? 'void' : isRight(at) ? 'right' : 'wrong'))
          const end = flexEnd(
            all.map(({ chance }) => chance),
            results,
            mayFail,
            { struck },
          )
          worth += p * (end.status === 'won' ? end.odds / 1000 : end.status === 'void' ? 1 : 0)
          weight += p
        }
        expect(weight).toBeCloseTo(1, 9)
        expect(worth).toBeLessThanOrEqual(1 + 1e-9)
      }),
      { numRuns: 100 },
    )
  })
})

test('P08 a cash-out’s expectation is what the bet pays in each way in which it may end', () => {
  const ends = fc.array(fc.nat(RESULTS.length - 1), { minLength: 1, maxLength: 3 })
  const legs = fc.array(fc.record({ odds: anyOdds, ends }), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(legs, fc.nat(bonuses.length - 1), fc.option(fc.integer({ min: 500, max: 20_000 })), (all, at, cap) => {
      const winBonus = bonuses[at]
      const sizes = [...new Set([1, all.length])]
      const open = all.map(({ odds, ends: kinds }): Futures =>
        kinds.map((kind) => {
          const [over, under] = RESULTS[kind]![1](BigInt(odds))
          const isGood = kind === 0 && winBonus !== undefined && odds >= winBonus.leastOdds
          return { chance: 1 / kinds.length, m: Number(over) / Number(under), isGood }
        }),
      )
      const ways = all.reduce<Leg[][]>(
        (before, { odds, ends: kinds }) =>
          before.flatMap((so) => kinds.map((kind) => [...so, { odds, kind, isBanker: false }])),
        [[]],
      )
      const pays = ways.map((way) => {
        const values = linesOf(way, sizes).flatMap((line) => lineBrings(line, winBonus))
        const [over, under] = values.reduce(sum, [0n, 1n])
        return Math.min(Number((over * 1_000_000_000n) / under) / 1_000_000, cap ?? Infinity)
      })
      const mean = pays.reduce((total, one) => total + one, 0) / pays.length
      const found = expectation({
        unit: 1000,
        sizes,
        bankers: [],
        open,
        ...(winBonus ? { winBonus } : {}),
        ...(cap === null ? {} : { cap }),
      })
      expect(found).not.toBeNull()
      expect(Math.abs(found! - mean)).toBeLessThan(1e-4 * Math.max(1, mean))
    }),
    { numRuns: 150 },
  )
})
