/** The fast pay-bill deposit (FastHub, GMM/1 /c2b). */
import { decimalText } from '@uwanja/contract/wire/amounts'
import type { PaymentPlug } from '../../plugs.ts'
import { channelOf } from '../fasthub/channel.ts'
import { ask, hand } from '../fasthub/client.ts'
import { facts } from './facts.ts'

export const fasthubPayBill: PaymentPlug = {
  facts,
  start(order, wire) {
    const channel = channelOf(order.msisdn)
    const body = {
      requestId: order.key,
      msisdn: order.msisdn,
      amount: decimalText(order.amount.minor),
      currency: order.amount.currency,
      ...(channel ? { channel } : {}),
      accountReference: order.accountReference,
      callbackUrl: wire.callbackUrl,
    }
    return hand('/c2b/push', body, wire)
  },
  status: (order, wire) => ask('c2b', order, wire),
}
