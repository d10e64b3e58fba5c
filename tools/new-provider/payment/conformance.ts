/** What the conformance suites need of Sample Pay. */
import type { PaymentSubject } from '@uwanja/providers/conformance'
import { fasthubCallbackClient } from '../../../providers/payments/fasthub/callback-client.ts'
import { samplePay } from './company.ts'

export const subject: PaymentSubject = { kind: 'payment', company: samplePay, callbackClient: fasthubCallbackClient }
