/** What the conformance suites need of FastHub's payments. */
import type { PaymentSubject } from '../../conformance.ts'
import { fasthubPayBill } from '../fasthub-pay-bill/adapter.ts'
import { fasthubWithdraw } from '../fasthub-withdraw/adapter.ts'
import { fasthub } from './company.ts'
import { fasthubPaymentsDialect } from './dialect.ts'
import { fasthubSpeaker } from './speaker.ts'

export const subject: PaymentSubject = {
  kind: 'payment',
  company: fasthub,
  plugs: [fasthubPayBill, fasthubWithdraw],
  dialects: [{ company: 'fasthub', paths: ['/c2b', '/b2c'], make: fasthubPaymentsDialect }],
  speaker: fasthubSpeaker,
}
