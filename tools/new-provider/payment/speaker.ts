/** Sample Pay's own end of the wire: phrases the callback about an order, for the conformance suites. */
import type { Keys, PaymentSpeaker } from '@uwanja/providers/conformance'
import { signedHeaders } from './signing.ts'
import { wordsOf } from './words.ts'

export function samplePaySpeaker(keys: Keys): PaymentSpeaker {
  return {
    say(news, nowMs) {
      const body = JSON.stringify(wordsOf(news))
      const headers = signedHeaders(keys['callbackSecret'] ?? '', nowMs, body)
      return { headers: { 'content-type': 'application/json', ...headers }, body }
    },
  }
}
