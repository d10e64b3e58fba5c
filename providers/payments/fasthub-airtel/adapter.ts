/** The Airtel Money deposit (FastHub, GMM/1 pay-bill): FastHub brings the money by itself. */
import { payBillMethod } from '../fasthub/pay-bill-method.ts'
import { facts } from './facts.ts'

export const fasthubAirtel = payBillMethod(facts)
