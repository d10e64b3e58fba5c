/** Kudipal's own end of the wire: phrases the callback about an order. Its words are only a reason to look again. */
import { decimalText } from '@uwanja/contract/wire/amounts'
import type { Keys, PaymentCallbackClient } from '../../conformance.ts'
import { HASH_HEADER } from './company.ts'

export function kudipalCallbackClient(keys: Keys): PaymentCallbackClient {
  return {
    say({ key, outcome }) {
      const isPaid = outcome.state === 'paid'
      const data = {
        id: 1,
        tx_ref: key,
        flw_ref: isPaid ? outcome.reference : '',
        amount: isPaid ? Number(decimalText(outcome.amount.minor)) : 0,
        currency: isPaid ? outcome.amount.currency : 'NGN',
        status: isPaid ? 'successful' : outcome.state,
      }
      return {
        headers: { 'content-type': 'application/json', [HASH_HEADER]: keys['webhookHash'] ?? '' },
        body: JSON.stringify({ event: 'charge.completed', data }),
      }
    },
  }
}
