/** Sample Pay's plugs: the push deposit and the withdrawal to the player's own number. */
import { decimalText } from '@uwanja/contract/wire/amounts'
import type { PaymentOrder, PaymentPlug, Wire } from '@uwanja/providers/plugs'
import { ask, hand } from '../../../providers/payments/fasthub/client.ts'
import { depositFacts, withdrawFacts } from './facts.ts'

export const samplePayDeposit: PaymentPlug = {
  facts: depositFacts,
  start: (order, wire) =>
    hand('/c2b/push', { ...requestOf(order, wire), accountReference: order.accountReference }, wire),
  status: (order, wire) => ask('c2b', order, wire),
}

export const samplePayWithdraw: PaymentPlug = {
  facts: withdrawFacts,
  start: (order, wire) => hand('/b2c', requestOf(order, wire), wire),
  status: (order, wire) => ask('b2c', order, wire),
}

function requestOf({ key, msisdn, amount }: PaymentOrder, { callbackUrl }: Wire) {
  return { requestId: key, msisdn, amount: decimalText(amount.minor), currency: amount.currency, callbackUrl }
}
