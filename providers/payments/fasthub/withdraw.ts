/** The withdrawal to the player's own number (FastHub, GMM/1 /b2c). */
import { WINDOW_S } from './signing.ts'
import { LIMIT_IDS } from '@uwanja/contract/wire/constants'
import { decimalText } from '@uwanja/contract/wire/amounts'
import type { PaymentFacts, PaymentPlug } from '../../plugs.ts'
import { ask, hand } from './client.ts'

/** What the mobile-money withdrawal is: FastHub pays to the player's own number. */
const facts: PaymentFacts = {
  viewName: 'FastHubWithdraw',
  company: 'fasthub',
  direction: 'withdraw',
  flow: 'own-number',
  limitId: LIMIT_IDS.fastHubWithdraw,
  onlyForTestUsers: false,
  currency: null,
  protocol: { name: 'GMM/1', source: 'D' },
  unknownIsFinalAfterS: 2 * WINDOW_S,
  isOnePerKey: true,
}

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
