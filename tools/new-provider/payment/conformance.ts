/** What the conformance suites need of Sample Pay. */
import type { PaymentSubject } from '@uwanja/providers/conformance'
import { fasthubSpeaker } from '../../../providers/payments/fasthub/speaker.ts'
import { samplePay } from './company.ts'

export const subject: PaymentSubject = { kind: 'payment', company: samplePay, speaker: fasthubSpeaker }
