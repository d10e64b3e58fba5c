/**
 * What a bet pays, exactly: the sum of its lines and their win bonus, floored once to the minor unit, then held by the cap.
 * Pure, so that a player can compute it again from the slip and the results.
 */
import type { Fraction } from './fraction.ts'
import { compare, floored, fraction, minus, NOTHING, plus, times, WHOLE } from './fraction.ts'
import type { LegResult, Odds } from './leg.ts'
import { isVoid, isWonWhole, multiplier, oddsFraction } from './leg.ts'

export interface SettledLeg {
  readonly odds: Odds
  readonly result: LegResult
  readonly isBanker?: boolean
}

/** A dated table: a line of at least `legs` good legs gets `percent` on top. Rows from few legs to many. */
export interface WinBonus {
  readonly leastOdds: Odds
  /** Of the whole return of a line, or of what it brings above its stake. */
  readonly base: 'gross' | 'net'
  readonly rows: readonly { readonly legs: number; readonly percent: number }[]
}

export interface BetTerms {
  /** Minor units staked on each line. */
  readonly unit: bigint
  /** How many legs that are no bankers each line takes. */
  readonly sizes: readonly number[]
  readonly winBonus?: WinBonus
  /** The most that the bet pays, bonus included. */
  readonly cap?: bigint
}

export interface Payout {
  /** Every leg is void: the stake comes back as a void, and nothing was won. */
  readonly isVoid: boolean
  /** Lines and bonus, floored once, before the cap. */
  readonly gross: bigint
  /** The part of `gross` that is bonus (gross less the floored lines). */
  readonly bonus: bigint
  /** After the cap, before tax. */
  readonly pays: bigint
}

/** The row that so many good legs reach; no row, no bonus. */
export function percentFor(bonus: WinBonus | undefined, legs: number): number {
  return bonus?.rows.reduce((best, row) => (legs >= row.legs ? row.percent : best), 0) ?? 0
}

/** What one line brings for a stake of one, and how many of its legs count towards the win bonus. */
interface Line {
  readonly brings: Fraction
  readonly good: number
}

function bonusOf(line: Line, bonus: WinBonus | undefined): Fraction {
  const percent = percentFor(bonus, line.good)
  if (percent === 0 || bonus === undefined) return NOTHING
  const base = bonus.base === 'gross' ? line.brings : minus(line.brings, WHOLE)
  return compare(base, NOTHING) > 0 ? times(base, fraction(BigInt(percent), 100n)) : NOTHING
}

interface Sums {
  readonly lines: Fraction
  readonly bonus: Fraction
}

/** By number of legs taken, then by good ones among them. */
type ByTaken = bigint[][]

function add(table: ByTaken, taken: number, good: number, value: bigint): void {
  const row = (table[taken] ??= [])
  row[good] = (row[good] ?? 0n) + value
}

/**
 * Every choice of legs at once: a leg is taken (times its `over`) or left (times its `under`), so that all sums stand over one
 * denominator (elementary symmetric sums). Rows beyond `most` legs are no lines of the bet.
 */
function joined(
  table: ByTaken,
  { over, under, good }: { over: bigint; under: bigint; good: number },
  most: number,
): ByTaken {
  const next: ByTaken = []
  table.forEach((row, taken) =>
    row.forEach((sum, goods) => {
      add(next, taken, goods, sum * under)
      if (taken < most && over !== 0n) add(next, taken + 1, goods + good, sum * over)
    }),
  )
  return next
}

/**
 * The sums of all lines without going through them: a system of 8,192 lines costs as much as its fifteen legs. A bonus on what a
 * line wins is only right here where every line that brings something brings its stake at least.
 */
function bySums(open: readonly Line[], banker: Line, { sizes, winBonus }: BetTerms): Sums {
  const most = Math.max(...sizes)
  let [products, alive]: [ByTaken, ByTaken] = [[], []]
  add(products, 0, banker.good, banker.brings.over)
  add(alive, 0, banker.good, banker.brings.over === 0n ? 0n : 1n)
  let whole = banker.brings.under
  for (const { brings, good } of open) {
    products = joined(products, { ...brings, good }, most)
    alive = joined(alive, { over: brings.over === 0n ? 0n : 1n, under: 1n, good }, most)
    whole *= brings.under
  }
  let [lines, bonus] = [0n, 0n]
  for (const size of sizes) {
    products[size]?.forEach((sum, good) => {
      const base = winBonus?.base === 'net' ? sum - (alive[size]?.[good] ?? 0n) * whole : sum
      lines += sum
      bonus += base * BigInt(percentFor(winBonus, good))
    })
  }
  return { lines: fraction(lines, whole), bonus: fraction(bonus, whole * 100n) }
}

/** Through every line, one after the other: each open leg is taken or left, and a lost one ends its branch. */
function byLines(open: readonly Line[], banker: Line, { sizes, winBonus }: BetTerms): Sums {
  const wanted = new Set(sizes)
  const most = Math.max(...sizes)
  let [lines, bonus] = [NOTHING, NOTHING]
  function go(at: number, taken: number, line: Line): void {
    if (line.brings.over === 0n) return
    if (wanted.has(taken) && at === open.length) {
      lines = plus(lines, line.brings)
      bonus = plus(bonus, bonusOf(line, winBonus))
    }
    if (at === open.length) return
    const leg = open[at]!
    if (taken < most) go(at + 1, taken + 1, { brings: times(line.brings, leg.brings), good: line.good + leg.good })
    go(at + 1, taken, line)
  }
  go(0, 0, banker)
  return { lines, bonus }
}

/** A half that is lost, a dead heat at short odds: it leaves a part of the stake. */
const shrinks = ({ brings }: Line): boolean => brings.over !== 0n && compare(brings, WHOLE) < 0

function sumOfLines(open: readonly Line[], banker: Line, terms: BetTerms): Sums {
  const mayShrink = terms.winBonus?.base === 'net' && [banker, ...open].some(shrinks)
  return (mayShrink ? byLines : bySums)(open, banker, terms)
}

export function payoutOf(legs: readonly SettledLeg[], terms: BetTerms): Payout {
  const { unit, winBonus, cap } = terms
  const asLine = ({ odds, result }: SettledLeg): Line => ({
    brings: multiplier(result, oddsFraction(odds)),
    good: winBonus !== undefined && odds >= winBonus.leastOdds && isWonWhole(result) ? 1 : 0,
  })
  const banker = legs
    .filter(({ isBanker }) => isBanker)
    .map(asLine)
    .reduce<Line>((all, one) => ({ brings: times(all.brings, one.brings), good: all.good + one.good }), {
      brings: WHOLE,
      good: 0,
    })
  const open = legs.filter(({ isBanker }) => !isBanker).map(asLine)
  const { lines, bonus } = sumOfLines(open, banker, terms)
  const stake = fraction(unit)
  const plain = floored(times(lines, stake))
  const gross = floored(times(plus(lines, bonus), stake))
  return {
    isVoid: legs.every(({ result }) => isVoid(result)),
    gross,
    bonus: gross - plain,
    pays: cap !== undefined && gross > cap ? cap : gross,
  }
}

/** A free bet pays what it wins above its face: `face * max(0, product - 1)`, straight bets only, no bonus. */
export function freeBetPays(face: bigint, legs: readonly SettledLeg[]): bigint {
  const product = legs.reduce((all, { odds, result }) => times(all, multiplier(result, oddsFraction(odds))), WHOLE)
  const above = minus(product, WHOLE)
  return compare(above, NOTHING) > 0 ? floored(times(above, fraction(face))) : 0n
}
