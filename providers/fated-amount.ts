/** What comes of an amount that was asked for, where an order's fate wants too little or too much of it. Pure. */
import { decimalText, parseAmount } from '@uwanja/contract/wire/amounts'
import type { Fate } from './world.ts'

/** @param amount Decimal text; the answer too. */
export function cameAs(fate: Fate, amount: string): string {
  const minor = parseAmount(amount, 'NGN')?.minor
  if (minor === undefined || (fate !== 'underpaid' && fate !== 'overpaid')) return amount
  return decimalText(fate === 'overpaid' ? minor * 2n : minor / 2n)
}
