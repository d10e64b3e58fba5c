/**
 * Methods that settle in another currency than the player's wallet (decision 17): offered only at a configured rate, which
 * the page shows before the tap and the payment's row keeps. The company is asked for whole units; what it confirms comes
 * back at the row's rate, so that what was agreed is what moves.
 */
import type { Amount, Currency } from '@uwanja/contract/wire/amounts'
import type { PaymentFacts } from '@uwanja/providers/plugs'
import { SCALE, scaled, type Rates } from '../settings/exchange-rates.ts'
import { refuse } from '../runtime/refuse.ts'
import type { Payment } from './store.ts'

const UNIT = 100n

export type { Rates }
export const rateOf = (rates: Rates, from: Currency, to: Currency): string | null => rates[`${from}/${to}`] ?? null

type Details = Readonly<Record<string, string>>

/**
 * What the row keeps of an exchange; empty where none is needed. A deposit is rounded up to a whole unit and a withdrawal
 * down: the house never pays for the rounding, and the page says the amount before.
 */
export function agreed(rates: Rates, { currency, direction, company }: PaymentFacts, amount: Amount): Details {
  if (currency === null) return {}
  if (currency === amount.currency) {
    // Companies with a currency of their own take whole units of it.
    if (amount.minor % UNIT !== 0n) refuse('INVALID_AMOUNT', { company })
    return {}
  }
  const rate = rateOf(rates, amount.currency, currency) ?? refuse('METHOD_NOT_AVAILABLE')
  const exact = amount.minor * scaled(rate)
  const units = direction === 'deposit' ? (exact + SCALE * UNIT - 1n) / (SCALE * UNIT) : exact / (SCALE * UNIT)
  if (units === 0n) refuse('INVALID_AMOUNT', { company })
  return { theirCurrency: currency, theirMinor: (units * UNIT).toString(), rate }
}

/** What the company is asked to take or to pay out, in the payment's own currency. */
const payableOf = ({ direction, currency, minor, taxMinor }: Payment): Amount => ({
  currency,
  minor: direction === 'withdraw' ? minor - taxMinor : minor,
})

/** The same in the currency in which the company is asked. */
export const askedOf = (payment: Payment): Amount => theirs(payableOf(payment), payment.details)

export function theirs(ours: Amount, { theirCurrency, theirMinor }: Details): Amount {
  return theirCurrency && theirMinor ? { currency: theirCurrency as Currency, minor: BigInt(theirMinor) } : ours
}

/** What the company says was paid, in the payment's own currency; another currency than the agreed one stays what it is. */
export const paidOf = (payment: Payment, paid: Amount): Amount => inOurs(payableOf(payment), payment.details, paid)

export function inOurs(ours: Amount, { theirCurrency, theirMinor }: Details, paid: Amount): Amount {
  if (!theirMinor || paid.currency !== theirCurrency) return paid
  const minor = (paid.minor * ours.minor) / BigInt(theirMinor)
  return minor > 0n ? { currency: ours.currency, minor } : paid
}

/** Money that nobody ordered, at today's rate; null where there is none. Rounded down to the smallest unit. */
export function brought(rates: Rates, amount: Amount, to: Currency): { amount: Amount; details: Details } | null {
  if (amount.currency === to) return { amount, details: {} }
  const rate = rateOf(rates, to, amount.currency)
  const minor = rate ? (amount.minor * SCALE) / scaled(rate) : 0n
  if (!rate || minor === 0n) return null
  return {
    amount: { currency: to, minor },
    details: { theirCurrency: amount.currency, theirMinor: amount.minor.toString(), rate },
  }
}
