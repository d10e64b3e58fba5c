/** Sample Pay's result callbacks, whatever the method: verified, then translated. */
import type { PaymentCompany } from '@uwanja/providers/plugs'
import { outcomeOf } from '../../../providers/payments/fasthub/outcome.ts'
import { signatureFault } from '../../../providers/payments/fasthub/signing.ts'
import { jsonOf, orderWords } from '../../../providers/payments/fasthub/words.ts'

export const samplePay = {
  company: 'sample-pay',
  settings: ['clientId', 'clientSecret', 'callbackSecret'],
  readCallback({ headers, rawBody, nowMs }, wire) {
    if (signatureFault(wire.keys['callbackSecret'], headers, nowMs, rawBody) !== null) return null
    const words = orderWords.safeParse(jsonOf(rawBody))
    return words.success ? { call: 'news', key: words.data.requestId, outcome: outcomeOf(words.data) } : null
  },
} as const satisfies PaymentCompany
