/**
 * What a result makes of one leg. A leg multiplies the stake of its line by `m = v + (1 - v) * r * odds * f`: `r` tells
 * whether it is right, `v` which part of it is void (a half-line may leave a half), `f` which share a dead heat leaves. Pure
 * and exact, so that a player can compute it again.
 */
import type { Fraction } from './fraction.ts'
import { HALF, minus, NOTHING, plus, times, WHOLE, fraction } from './fraction.ts'

/** A price in whole thousandths: 1850 is 1.85. */
export type Odds = number

export interface LegResult {
  /** Is what was picked right? */
  readonly r: 0 | 1
  /** Void: nothing, a half, or all of it. */
  readonly v: 0 | 0.5 | 1
  /** Places left over the number of those who share them, above nothing and at most one whole. */
  readonly f: Fraction
}

export const WON: LegResult = { r: 1, v: 0, f: WHOLE }
export const LOST: LegResult = { r: 0, v: 0, f: WHOLE }
/** Also a push: the stake counts as if the leg had not been there. */
export const VOID: LegResult = { r: 0, v: 1, f: WHOLE }
export const HALF_WON: LegResult = { r: 1, v: 0.5, f: WHOLE }
export const HALF_LOST: LegResult = { r: 0, v: 0.5, f: WHOLE }

/** Tied for fewer places than there are who tie: two that share the last place get a half each. */
export function deadHeat(placesLeft: number, tied: number): LegResult {
  if (!Number.isInteger(placesLeft) || !Number.isInteger(tied) || placesLeft < 1 || tied < placesLeft) {
    throw new RangeError(`${String(placesLeft)} places cannot be shared by ${String(tied)}`)
  }
  return { r: 1, v: 0, f: fraction(BigInt(placesLeft), BigInt(tied)) }
}

export function oddsFraction(odds: Odds): Fraction {
  return fraction(BigInt(odds), 1000n)
}

const VOID_PART: Readonly<Record<LegResult['v'], Fraction>> = { 0: NOTHING, 0.5: HALF, 1: WHOLE }

/** The leg's multiplier: 0 lost, 1 void, the odds when it is won. */
export function multiplier({ r, v, f }: LegResult, odds: Fraction): Fraction {
  const voidPart = VOID_PART[v]
  if (r === 0) return voidPart
  return plus(voidPart, times(minus(WHOLE, voidPart), times(odds, f)))
}

/** Is nothing of the leg left but the stake? */
export function isVoid(result: LegResult): boolean {
  return result.v === 1
}

/** Right as a whole: what a win bonus asks of a leg. */
export function isWonWhole({ r, v, f }: LegResult): boolean {
  return r === 1 && v === 0 && f.over === f.under
}
