/** FastHub's result callbacks, whatever the method: verified, then translated. */
import type { PaymentCompany } from '../../plugs.ts'
import { outcomeOf } from './outcome.ts'
import { signatureFault } from './signing.ts'
import { orderWords } from './words.ts'

export const fasthub = {
  company: 'fasthub',
  settings: ['clientId', 'clientSecret', 'callbackSecret'],
  readCallback({ headers, rawBody, nowMs }, wire) {
    if (signatureFault(wire.keys['callbackSecret'], headers, nowMs, rawBody)) return null
    const words = orderWords.safeParse(jsonOf(rawBody))
    return words.success ? { call: 'news', key: words.data.requestId, outcome: outcomeOf(words.data) } : null
  },
} as const satisfies PaymentCompany

function jsonOf(rawBody: string): unknown {
  try {
    return JSON.parse(rawBody)
  } catch {
    return null
  }
}
