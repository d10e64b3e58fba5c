/** What Sample Pay's two methods are. Test users alone see them until `onlyForTestUsers` says otherwise. */
import { LIMIT_IDS } from '@uwanja/contract/wire/constants'
import type { PaymentFacts } from '@uwanja/providers/plugs'
import { WINDOW_S } from '../../../providers/payments/fasthub/signing.ts'

const both = {
  company: 'sample-pay',
  onlyForTestUsers: true,
  currency: null,
  // D: there is no public source for the protocol, the shape is ours. A: the company's own document. B: agreed by several.
  protocol: { name: 'GMM/1', source: 'D' },
  // A request is refused when its timestamp is further away than the window, so after two of them no copy can arrive.
  unknownIsFinalAfterS: 2 * WINDOW_S,
} as const

export const depositFacts: PaymentFacts = {
  ...both,
  viewName: 'SamplePayDeposit',
  direction: 'deposit',
  flow: 'push',
  limitId: LIMIT_IDS.fastHubPayBill,
}

export const withdrawFacts: PaymentFacts = {
  ...both,
  viewName: 'SamplePayWithdraw',
  direction: 'withdraw',
  flow: 'own-number',
  limitId: LIMIT_IDS.fastHubWithdraw,
}
