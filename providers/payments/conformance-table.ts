/** What the suites need of each payment company of the list. */
import type { PaymentSubject } from '../conformance.ts'
import { PAYMENT_COMPANIES, type PaymentCompanyName } from './table.ts'

export const PAYMENT_SUBJECTS = Object.fromEntries(
  await Promise.all(PAYMENT_COMPANIES.map(async ({ name, subject }) => [name, await subject()] as const)),
) as Readonly<Record<PaymentCompanyName, PaymentSubject>>
