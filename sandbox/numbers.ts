/** The telephone numbers that exist in the sandbox: every one of the two countries, none of any other. */
import type { Currency } from '@uwanja/contract/wire/amounts'

const COUNTRIES: readonly { readonly shape: RegExp; readonly currency: Currency }[] = [
  { shape: /^234\d{10}$/, currency: 'NGN' },
  { shape: /^255\d{9}$/, currency: 'TZS' },
]

export const NUMBER_RULE = 'msisdn is 234 and 10 digits or 255 and 9 digits, without a plus'

/** The currency of a number's wallet; null when there is no such number. */
export function currencyOf(rawMsisdn: string): Currency | null {
  return COUNTRIES.find(({ shape }) => shape.test(rawMsisdn))?.currency ?? null
}

const FIRST_NAMES = [
  'ASHA',
  'BARAKA',
  'CATHERINE',
  'DAUDI',
  'ESTHER',
  'FESTO',
  'GRACE',
  'HAMISI',
  'JUMA',
  'NEEMA',
] as const
const LAST_NAMES = [
  'ABDALLAH',
  'CHACHA',
  'KIMARO',
  'LYIMO',
  'MASSAWE',
  'MUSHI',
  'MWINYI',
  'NYERERE',
  'SHAYO',
  'TEMU',
] as const

/** Whose phone it is, as networks say it: always the same for a number. Null when there is no such number. */
export function ownerOf(msisdn: string): string | null {
  if (!currencyOf(msisdn)) return null
  const [first, last] = [Number(msisdn.at(-1)), Number(msisdn.at(-2))]
  return `${FIRST_NAMES[first]!} ${LAST_NAMES[last]!}`
}
