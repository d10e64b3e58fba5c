/** Sample Pay, as one value: what it has to be told, its methods, and its callbacks, verified and translated. */
import type { PaymentCompany } from '@uwanja/providers/company'
import { outcomeOf } from '../../../providers/payments/fasthub/outcome.ts'
import { signatureFault } from '../../../providers/payments/fasthub/signing.ts'
import { jsonOf, orderWords } from '../../../providers/payments/fasthub/words.ts'
import { samplePayDeposit, samplePayWithdraw } from './methods.ts'

export const samplePay = {
  kind: 'payment',
  name: 'sample-pay',
  settings: {
    url: { about: 'Address of Sample Pay.' },
    clientId: { about: 'Our name at Sample Pay.' },
    clientSecret: { about: 'Signs our requests to Sample Pay.', secret: true },
    callbackSecret: { about: 'Proves Sample Pay’s callbacks.', secret: true },
  },
  methods: [samplePayDeposit, samplePayWithdraw],
  callbacks: {
    read({ headers, rawBody, nowMs }, wire) {
      if (signatureFault(wire.keys['callbackSecret'], headers, nowMs, rawBody) !== null) return null
      const words = orderWords.safeParse(jsonOf(rawBody))
      return words.success ? { call: 'news', key: words.data.requestId, outcome: outcomeOf(words.data) } : null
    },
  },
  simulator: async () => (await import('./simulator.ts')).simulator,
  subject: async () => (await import('./conformance.ts')).subject,
} as const satisfies PaymentCompany
