/** Whole Tanzanian shillings: what Selcom settles in. */
import { parseAmount, wholeUnits, type Amount } from '@uwanja/contract/wire/amounts'

/** Null where the amount has senti, or is of another currency: Selcom would take neither. */
export function shillings(amount: Amount): number | null {
  const whole = amount.currency === 'TZS' ? wholeUnits(amount.minor) : null
  return whole === null ? null : Number(whole)
}

/** "1000", 1000 and "1000.00" are the same money; anything that is not whole is not Selcom's. */
export function ofShillings(raw: unknown): Amount | null {
  if (typeof raw !== 'string' && typeof raw !== 'number') return null
  const amount = parseAmount(String(raw), 'TZS')
  return amount && wholeUnits(amount.minor) !== null ? amount : null
}
