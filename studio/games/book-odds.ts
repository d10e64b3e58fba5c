/** A book's odds from probabilities and a stated margin: what is promised is never more than the margin leaves. */

/** What both virtual sports keep of each market, in basis points: the inverse odds of a market add up to 1.08. */
export const MARGIN_BASIS_POINTS = 800

/**
 * Odds in hundredths, the stake included: 1 / (p * (1 + margin)), rounded down to a hundredth.
 * @param weight and total  p as a fraction.
 */
export function bookOdds(weight: number, total: number, marginBasisPoints: number = MARGIN_BASIS_POINTS): number {
  return Math.max(100, Math.floor((100 * total * 10_000) / (weight * (10_000 + marginBasisPoints)) + 1e-9))
}
