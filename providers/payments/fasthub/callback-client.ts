/** FastHub's own end of the wire: phrases the callbacks about an order. */
import { decimalText } from '@uwanja/contract/wire/amounts'
import type { Keys, PaymentCallbackClient } from '../../conformance.ts'
import type { PaymentNotice } from '../../payment-calls.ts'
import { signedHeaders } from './signing.ts'
import type { OrderWords } from './words.ts'

export function fasthubCallbackClient(keys: Keys): PaymentCallbackClient {
  return {
    say(news, nowMs) {
      const body = JSON.stringify(wordsOf(news))
      const headers = signedHeaders(keys['callbackSecret'] ?? '', nowMs, body)
      return { headers: { 'content-type': 'application/json', ...headers }, body }
    },
  }
}

function wordsOf({ key, outcome }: PaymentNotice): OrderWords {
  const reference = outcome.state === 'paid' ? outcome.reference : ''
  const order = { requestId: key, reference }
  if (outcome.state === 'pending') return { ...order, status: 'PENDING' }
  if (outcome.state === 'failed') return { ...order, status: 'FAILED', reason: 'DECLINED' }
  const { currency, minor } = outcome.amount
  return { ...order, status: 'PAID', amount: decimalText(minor), currency }
}
