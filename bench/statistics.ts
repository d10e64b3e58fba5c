/** Medians, ranges and percentiles of what was measured. */

export interface Spread {
  readonly median: number
  readonly min: number
  readonly max: number
}

/** The p-th percentile by nearest rank: a value that was really measured. @param p From 0 to 100. */
export function percentile(values: readonly number[], p: number): number {
  if (values.length === 0) throw new Error('nothing was measured')
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.max(0, Math.ceil((p / 100) * sorted.length) - 1)]!
}

/** Of an even number of values the median is the mean of the two in the middle. */
export function spreadOf(values: readonly number[]): Spread {
  if (values.length === 0) throw new Error('nothing was measured')
  const sorted = Float64Array.from(values).sort()
  const middle = sorted.length >> 1
  const median = sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
  return { median, min: sorted[0]!, max: sorted.at(-1)! }
}
