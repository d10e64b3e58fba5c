/** A company's word of what it holds for us: it may be nothing or owed, and have more places than money has here. */
import type { Amount, Currency } from '@uwanja/contract/wire/amounts'

/** Null for what is no sum. Parts of a kobo or a senti are left out. */
export function floatAmount(raw: unknown, currency: Currency): Amount | null {
  if (typeof raw !== 'string' && typeof raw !== 'number') return null
  const match = /^(-?)(\d{1,15})(?:\.(\d+))?$/.exec(String(raw).replaceAll(',', ''))
  if (!match) return null
  const [, sign, whole, part = ''] = match
  const minor = BigInt(whole!) * 100n + BigInt(part.slice(0, 2).padEnd(2, '0'))
  return { currency, minor: sign === '-' ? -minor : minor }
}
