/** The odds of several legs together: their exact product, and how a slip shows it. */
import type { Fraction } from './fraction.ts'
import { floored, fraction, times, WHOLE } from './fraction.ts'
import type { Odds } from './leg.ts'
import { oddsFraction } from './leg.ts'

/** What is paid is worked out from this, never from what is shown. @param odds In whole thousandths, one for each leg. */
export function multipleOdds(odds: readonly Odds[]): Fraction {
  return odds.reduce((product, one) => times(product, oddsFraction(one)), WHOLE)
}

/** With two decimals, rounded down: a slip never shows more than it pays. */
export function shownOdds(odds: Fraction): string {
  const hundredths = floored(times(odds, fraction(100n)))
  return `${String(hundredths / 100n)}.${String(hundredths % 100n).padStart(2, '0')}`
}
