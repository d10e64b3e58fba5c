/** A draw among unequal chances. */
import type { Chance } from './chance.ts'

/** The place in `weights` (whole numbers) that is drawn, each as likely as its weight says. */
export function weighted(weights: readonly number[], chance: Chance): number {
  let left = chance.below(weights.reduce((sum, weight) => sum + weight, 0))
  return weights.findIndex((weight) => (left -= weight) < 0)
}
