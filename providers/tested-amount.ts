/** What comes of an amount that was asked for, where an order's test outcome wants too little or too much of it. Pure. */
import { decimalText, parseAmount } from '@uwanja/contract/wire/amounts'
import type { TestOutcome } from './world.ts'

/** @param amount Decimal text; the answer too. */
export function cameAs(testOutcome: TestOutcome, amount: string): string {
  const minor = parseAmount(amount, 'NGN')?.minor
  if (minor === undefined || (testOutcome !== 'underpaid' && testOutcome !== 'overpaid')) return amount
  return decimalText(testOutcome === 'overpaid' ? minor * 2n : minor / 2n)
}
