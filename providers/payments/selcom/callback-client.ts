/** Selcom's own end of the wire: phrases the webhook about a checkout order, which is sent of what was paid alone. */
import type { Keys, PaymentCallbackClient } from '../../conformance.ts'
import { shillings } from './amount.ts'
import { signedHeaders, webhookWords } from './signing.ts'

export function selcomCallbackClient(keys: Keys): PaymentCallbackClient {
  return {
    say({ key, outcome }, nowMs) {
      const isPaid = outcome.state === 'paid'
      const reference = isPaid ? outcome.reference : ''
      const words = webhookWords({ transid: reference, order_id: key, reference })
      const amount = isPaid ? String(shillings(outcome.amount) ?? '') : ''
      return { headers: signedHeaders(keys, nowMs, words), body: JSON.stringify({ ...words, amount }) }
    },
  }
}
