/** Selcom's own end of the wire: phrases the webhook about a checkout order. */
import type { Keys, PaymentSpeaker } from '../../conformance.ts'
import { shillings } from './amount.ts'
import { signedHeaders } from './signing.ts'

export function selcomSpeaker(keys: Keys): PaymentSpeaker {
  return {
    say({ key, outcome }, nowMs) {
      const isPaid = outcome.state === 'paid'
      const status = isPaid ? 'COMPLETED' : outcome.state === 'failed' ? 'REJECTED' : 'PENDING'
      const fields = {
        result: isPaid ? 'SUCCESS' : 'FAIL',
        resultcode: isPaid ? '000' : '999',
        order_id: key,
        reference: isPaid ? outcome.reference : '',
        amount: isPaid ? String(shillings(outcome.amount) ?? '') : '',
        payment_status: status,
      }
      return { headers: signedHeaders(keys, nowMs, fields), body: JSON.stringify(fields) }
    },
  }
}
