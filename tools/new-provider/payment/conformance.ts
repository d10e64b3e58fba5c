/** What the conformance suites need of Sample Pay. */
import type { PaymentSubject } from '@uwanja/providers/conformance'
import { samplePayDeposit, samplePayWithdraw } from './adapter.ts'
import { samplePay } from './company.ts'
import { PATHS, samplePayDialect } from './dialect.ts'
import { fasthubSpeaker } from '../../../providers/payments/fasthub/speaker.ts'

export const subject: PaymentSubject = {
  kind: 'payment',
  company: samplePay,
  plugs: [samplePayDeposit, samplePayWithdraw],
  dialects: [{ company: 'sample-pay', paths: PATHS, make: samplePayDialect }],
  speaker: fasthubSpeaker,
}
