/** Translates GMM/1's words to a payment's outcome. What is not said clearly is pending. */
import { CURRENCIES, type Currency, parseAmount } from '@uwanja/contract/wire/amounts'
import type { PaymentOutcome } from '../../plugs.ts'
import type { OrderWords } from './words.ts'

const PENDING: PaymentOutcome = { state: 'pending' }

export function outcomeOf(words: OrderWords): PaymentOutcome {
  if (words.status === 'PENDING') return PENDING
  if (words.status !== 'PAID') return { state: 'failed', reason: reasonOf(words.reason) }
  // Paid without a readable amount is not explicit enough to credit: a later question may be answered better.
  if (!words.amount || !words.currency || !isCurrency(words.currency)) return PENDING
  const amount = parseAmount(words.amount, words.currency)
  return amount ? { state: 'paid', amount, reference: words.reference } : PENDING
}

/** The company's reasons in the platform's words; one that we do not know is still a failure. */
function reasonOf(raw: string | undefined): string {
  const known: Readonly<Record<string, string>> = {
    DECLINED: 'declined',
    WRONG_PIN: 'wrong-pin',
    INSUFFICIENT_FUNDS: 'insufficient',
    EXPIRED: 'expired',
    UNKNOWN_NUMBER: 'unknown-number',
    WRONG_CURRENCY: 'wrong-currency',
    NETWORK_ERROR: 'network',
  }
  return raw !== undefined && Object.hasOwn(known, raw) ? known[raw]! : 'refused'
}

export function isCurrency(raw: string): raw is Currency {
  return Object.hasOwn(CURRENCIES, raw)
}
