/** Sample Pay's result callbacks, whatever the method: verified, then translated. */
import type { PaymentCompany } from '@uwanja/providers/plugs'
import { isSignedBy } from './signing.ts'
import { jsonOf, orderWords, outcomeOf } from './words.ts'

export const samplePay = {
  company: 'sample-pay',
  settings: ['clientId', 'clientSecret', 'callbackSecret'],
  readCallback({ headers, rawBody, nowMs }, wire) {
    if (!isSignedBy(wire.keys['callbackSecret'], { headers, nowMs, signed: rawBody })) return null
    const words = orderWords.safeParse(jsonOf(rawBody))
    return words.success ? { call: 'news', key: words.data.requestId, outcome: outcomeOf(words.data) } : null
  },
} as const satisfies PaymentCompany
