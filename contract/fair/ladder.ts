/** The steps that prices stand on. A price is rounded down to its step, so that rounding never pays more than the margin allows. */
import type { Odds } from './leg.ts'

/** From the least price up: `until` is where the next row begins; prices and steps in thousandths. */
export type Ladder = readonly { readonly until: number; readonly step: number }[]

export const LADDERS = {
  /** What players know: hundredths to 10, tenths to 100, whole numbers above. */
  common: [
    { until: 10_000, step: 10 },
    { until: 100_000, step: 100 },
    { until: Infinity, step: 1000 },
  ],
  thousandths: [{ until: Infinity, step: 1 }],
} as const satisfies Readonly<Record<string, Ladder>>

export type LadderName = keyof typeof LADDERS

/** Below this an outcome is not offered: raising its price would pay more than it is worth. */
export const LEAST_PRICE: Odds = 1010
/** A price above is cut to it. */
export const HIGHEST_PRICE: Odds = 500_000

/**
 * An exact price as one that may be shown, in thousandths; null when the outcome is not offered. What is a whisker below a
 * step because a computer has no exact decimals is on it: a millionth of a thousandth is far below any margin.
 */
export function onLadder(price: number, name: LadderName = 'common'): Odds | null {
  if (Number.isNaN(price)) return null
  const thousandths = Math.min(price * 1000, HIGHEST_PRICE)
  const row = LADDERS[name].find(({ until }) => thousandths < until) ?? LADDERS[name].at(-1)!
  const odds = Math.floor(thousandths / row.step + 1e-9) * row.step
  return odds < LEAST_PRICE ? null : odds
}
