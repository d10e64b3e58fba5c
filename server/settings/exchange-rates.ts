/** What currencies cost in each other: the setting EXCHANGE_RATES, read exactly. */
import type { Kind } from '@uwanja/runtime/settings'
import { CURRENCIES } from '@uwanja/contract/wire/amounts'

/** `from/to` -> how much of `to` one of `from` is, as decimal text. */
export type Rates = Readonly<Record<string, string>>

export const SCALE = 1_000_000n
const RATE = /^(\d{1,9})(?:\.(\d{1,6}))?$/

/** "NGN/TZS=1.62, …". Throws what is wrong. */
export const exchangeRates: Kind<Rates> = (text) => {
  const pairs = text.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim().split('=')]))
  for (const [pair = '', rate = ''] of pairs) {
    const isPair = /^[A-Z]{3}\/[A-Z]{3}$/.test(pair) && pair.split('/').every((name) => Object.hasOwn(CURRENCIES, name))
    if (!isPair || !RATE.test(rate) || scaled(rate) === 0n)
      throw new Error(`must be like NGN/TZS=1.62, not "${pair}=${rate}"`)
  }
  return Object.fromEntries(pairs) as Rates
}

/** Millionths. */
export function scaled(rate: string): bigint {
  const [, whole = '0', part = ''] = RATE.exec(rate) ?? []
  return BigInt(whole) * SCALE + BigInt(part.padEnd(6, '0'))
}
