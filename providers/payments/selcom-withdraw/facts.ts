/** What the withdrawal through one of Selcom’s seven channels, to the player’s own number. */
import { LIMIT_IDS } from '@uwanja/contract/wire/constants'
import type { PaymentFacts } from '../../plugs.ts'

export const facts: PaymentFacts = {
  viewName: 'SelcomWithdraw',
  company: 'selcom',
  direction: 'withdraw',
  flow: 'channel',
  limitId: LIMIT_IDS.selcom,
  onlyForTestUsers: false,
  currency: 'TZS',
  protocol: { name: 'Selcom API Gateway v1', source: 'A' },
  // Selcom promises no age beyond which it refuses a request, so an order that it does not know is never taken for failed.
  unknownIsFinalAfterS: null,
  unlisted: true,
}
