/** What the fast pay-bill deposit is: FastHub asks the player's phone, the player approves there. */
import { LIMIT_IDS } from '@uwanja/contract/wire/constants'
import type { PaymentFacts } from '../../plugs.ts'
import { WINDOW_S } from '../fasthub/signing.ts'

export const facts: PaymentFacts = {
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
