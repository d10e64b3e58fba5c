/** The fast pay-bill deposit (FastHub, GMM/1 /c2b). */
import { WINDOW_S } from './signing.ts'
import { LIMIT_IDS } from '@uwanja/contract/wire/constants'
import { decimalText } from '@uwanja/contract/wire/amounts'
import type { PaymentFacts, PaymentPlug } from '../../plugs.ts'
import { channelOf } from './channel.ts'
import { ask, hand } from './client.ts'

/** What the fast pay-bill deposit is: FastHub asks the player's phone, the player approves there. */
const facts: PaymentFacts = {
  viewName: 'FastHubPayBillDeposit',
  company: 'fasthub',
  direction: 'deposit',
  flow: 'push',
  limitId: LIMIT_IDS.fastHubPayBill,
  onlyForTestUsers: false,
  currency: null,
  protocol: { name: 'GMM/1', source: 'D' },
  unknownIsFinalAfterS: 2 * WINDOW_S,
}

export const fasthubPush: PaymentPlug = {
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
