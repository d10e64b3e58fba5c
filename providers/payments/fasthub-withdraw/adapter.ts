/** The withdrawal to the player's own number (FastHub, GMM/1 /b2c). */
import { decimalText } from '@uwanja/contract/wire/amounts'
import type { PaymentPlug } from '../../plugs.ts'
import { ask, hand } from '../fasthub/client.ts'
import { facts } from './facts.ts'

export const fasthubWithdraw: PaymentPlug = {
  facts,
  start(order, wire) {
    const body = {
      requestId: order.key,
      msisdn: order.msisdn,
      amount: decimalText(order.amount.minor),
      currency: order.amount.currency,
      callbackUrl: wire.callbackUrl,
    }
    return hand('/b2c', body, wire)
  },
  status: (order, wire) => ask('b2c', order, wire),
}
