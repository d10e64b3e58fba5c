/** The telephone numbers that exist in the sandbox: every one of the two countries, none of any other. */
import type { Currency } from '@uwanja/contract/amounts'

const COUNTRIES: readonly { readonly shape: RegExp; readonly currency: Currency }[] = [
  { shape: /^234\d{10}$/, currency: 'NGN' },
  { shape: /^255\d{9}$/, currency: 'TZS' },
]

export const NUMBER_RULE = 'msisdn is 234 and 10 digits or 255 and 9 digits, without a plus'

/** The currency of a number's wallet; null when there is no such number. */
export function currencyOf(rawMsisdn: string): Currency | null {
  return COUNTRIES.find(({ shape }) => shape.test(rawMsisdn))?.currency ?? null
}
