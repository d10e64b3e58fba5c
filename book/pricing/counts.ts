/**
 * Corners and cards: each side's count is a negative binomial, because matches differ more than a Poisson count allows. The
 * stronger side has more corners and fewer cards. Sizes are ours, rounded; a league may have its own mean.
 */
import type { ScoreTable, Weighted } from './score-table.ts'

export interface CountShape {
  /** Of both sides in a whole match. */
  readonly mean: number
  /** Variance over mean, above 1. */
  readonly dispersion: number
  /** How much of the mean a goal of supremacy moves from one side to the other. */
  readonly bySupremacy: number
}

export const CORNERS: CountShape = { mean: 10.2, dispersion: 1.25, bySupremacy: 0.085 }
export const CARDS: CountShape = { mean: 4.3, dispersion: 1.2, bySupremacy: -0.07 }

const RARE = 1e-15

/** Probabilities of 0, 1, 2 … of a negative binomial with this mean and dispersion. */
export function negativeBinomial(mean: number, dispersion: number): number[] {
  if (mean <= 0) return [1]
  const size = mean / (dispersion - 1)
  const again = (dispersion - 1) / dispersion
  const chances = [dispersion ** -size]
  for (let k = 1; k < 200; k++) {
    const next = chances[k - 1]! * again * ((size + k - 1) / k)
    if (k > mean && next < RARE) break
    chances.push(next)
  }
  return chances
}

/** What is still to come: `share` of the match is left (1 before it starts, 0 at its end). */
export function countsToCome(shape: CountShape, supremacy: number, share: number): ScoreTable {
  const tilt = Math.min(Math.max(0.5 + shape.bySupremacy * supremacy, 0.2), 0.8)
  const home = negativeBinomial(shape.mean * share * tilt, shape.dispersion)
  const away = negativeBinomial(shape.mean * share * (1 - tilt), shape.dispersion)
  const cells: Weighted[] = []
  home.forEach((one, h) => {
    away.forEach((other, a) => {
      if (one * other >= RARE) cells.push({ home: h, away: a, chance: one * other })
    })
  })
  return cells
}
