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

/**
 * Walks through every line: each open leg is taken or left. A lost leg ends its branch, because whatever follows brings
 * nothing.
 */
function sumOfLines(
  open: readonly Line[],
  banker: Line,
  { sizes, winBonus }: BetTerms,
): { lines: Fraction; bonus: Fraction } {
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
