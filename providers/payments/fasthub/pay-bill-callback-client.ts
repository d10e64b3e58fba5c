/** FastHub's own end of the pay bill: phrases the call about money that came without an order. */
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import type { Keys } from '../../conformance.ts'
import type { PayBillCall } from './pay-bill-words.ts'
import { signedHeaders } from './signing.ts'

/** Somebody paid to our business number. */
export function fasthubBrought(
  keys: Keys,
  paid: Pick<PayBillCall, 'reference' | 'accountReference' | 'msisdn' | 'amount' | 'currency'>,
  nowMs: number,
) {
  const businessNumber = CONSTANTS.payBillBusinessNumber
  const body = JSON.stringify({ phase: 'CONFIRM', businessNumber, channel: 'MPESA', ...paid } satisfies PayBillCall)
  const headers = signedHeaders(keys['callbackSecret'] ?? '', nowMs, body)
  return { path: '/confirm', headers: { 'content-type': 'application/json', ...headers }, body }
}
