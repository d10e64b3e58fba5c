/** The payment companies of the list, and their methods. */
import { companiesOf, type NameOf } from '../companies.ts'

export type PaymentCompanyName = NameOf<'payment'>

export const PAYMENT_COMPANIES = companiesOf('payment')

export const PAYMENTS = PAYMENT_COMPANIES.flatMap(({ methods }) => methods)
