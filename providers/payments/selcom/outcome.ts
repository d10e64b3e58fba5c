/** Translates what Selcom says of a checkout order. What is not said clearly is pending. */
import type { PaymentOutcome } from '../../plugs.ts'
import { ofShillings } from './amount.ts'

const FAILED: Readonly<Record<string, string>> = {
  CANCELLED: 'cancelled-there',
  USERCANCELLED: 'cancelled-there',
  REJECTED: 'declined',
}

export function checkoutOutcome(raw: {
  readonly payment_status?: unknown
  readonly amount?: unknown
  readonly reference?: unknown
  readonly transid?: unknown
}): PaymentOutcome {
  const status = typeof raw.payment_status === 'string' ? raw.payment_status : ''
  if (Object.hasOwn(FAILED, status)) return { state: 'failed', reason: FAILED[status]! }
  const amount = status === 'COMPLETED' ? ofShillings(raw.amount) : null
  // Paid without a readable amount is not explicit enough to credit: a later question may be answered better.
  if (!amount) return { state: 'pending' }
  const reference = [raw.reference, raw.transid].find((word) => typeof word === 'string' && word !== '')
  return { state: 'paid', amount, reference: typeof reference === 'string' ? reference : '' }
}
