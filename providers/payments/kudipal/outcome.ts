/** Translates Flutterwave's words to a payment's outcome. What is not said clearly is pending. */
import { CURRENCIES, type Currency, parseAmount } from '@uwanja/contract/wire/amounts'
import type { PaymentOrder, PaymentOutcome } from '../../plugs.ts'
import type { ChargeWords, TransferWords } from './words.ts'

const PENDING: PaymentOutcome = { state: 'pending' }

/** Only what is said about our own order counts; a charge may have brought another amount than it was asked for. */
export function chargeOutcome(words: ChargeWords, order: PaymentOrder): PaymentOutcome {
  if (words.tx_ref !== order.key) return PENDING
  const status = words.status.toLowerCase()
  if (status === 'failed') return { state: 'failed', reason: reasonOf(words.processor_response) }
  return status === 'successful' ? paid(words, `${words.flw_ref}`) : PENDING
}

export function transferOutcome(words: TransferWords, order: PaymentOrder): PaymentOutcome {
  if (words.reference !== order.key) return PENDING
  const status = words.status.toUpperCase()
  // Our own money there does not reach: the player's is held until people answer.
  if (status === 'FAILED' && isFloatDry(words.complete_message)) return { state: 'pending', why: 'no-float' }
  if (status === 'FAILED') return { state: 'failed', reason: reasonOf(words.complete_message) }
  return status === 'SUCCESSFUL' ? paid(words, String(words.id)) : PENDING
}

/** Paid without a readable amount is not explicit enough to credit: a later question may be answered better. */
function paid(
  { amount: raw, currency }: { amount: number | string; currency: string },
  reference: string,
): PaymentOutcome {
  if (!isCurrency(currency) || reference === '') return PENDING
  const amount = parseAmount(String(raw), currency)
  return amount ? { state: 'paid', amount, reference } : PENDING
}

const REASONS: readonly (readonly [RegExp, string])[] = [
  [/insufficient/i, 'insufficient'],
  [/pin|attempts/i, 'wrong-pin'],
  [/expired|time[ -]?out/i, 'expired'],
  [/network|processor/i, 'network'],
  [/declin/i, 'declined'],
]

/** What is said of a payout alone; of a charge the same words are about the payer's money. */
export const isFloatDry = (raw: string | null | undefined): boolean => /insufficient|enough balance/i.test(raw ?? '')

/** The company's sentences in the platform's words; one that we do not know is still a failure. */
export function reasonOf(raw: string | null | undefined): string {
  return REASONS.find(([words]) => words.test(raw ?? ''))?.[1] ?? 'refused'
}

export function isCurrency(raw: string): raw is Currency {
  return Object.hasOwn(CURRENCIES, raw)
}
