/** What the suites need of each payment company: complete by type, so that a new company is tested or does not compile. */
import type { PaymentSubject } from '../conformance.ts'
import { subject as fasthub } from './fasthub/conformance.ts'
import { subject as kudipal } from './kudipal/conformance.ts'
import { subject as selcom } from './selcom/conformance.ts'
import type { PaymentCompanyName } from './table.ts'

export const PAYMENT_SUBJECTS: Readonly<Record<PaymentCompanyName, PaymentSubject>> = {
  fasthub,
  kudipal,
  selcom,
}
