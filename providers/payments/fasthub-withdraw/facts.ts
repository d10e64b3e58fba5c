/** What the mobile-money withdrawal is: FastHub pays to the player's own number. */
import { LIMIT_IDS } from '@uwanja/contract/wire/constants'
import type { PaymentFacts } from '../../plugs.ts'
import { WINDOW_S } from '../fasthub/signing.ts'

export const facts: PaymentFacts = {
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
