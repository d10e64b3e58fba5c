/** What the card deposit is: the player types their card on Selcom’s own page. */
import { LIMIT_IDS } from '@uwanja/contract/wire/constants'
import type { PaymentFacts } from '../../plugs.ts'

export const facts: PaymentFacts = {
  viewName: 'SelcomCreditCardDeposit',
  company: 'selcom',
  direction: 'deposit',
  flow: 'redirect',
  limitId: LIMIT_IDS.selcomCard,
  onlyForTestUsers: false,
  currency: 'TZS',
  protocol: { name: 'Selcom API Gateway v1', source: 'A' },
  // Selcom promises no age beyond which it refuses a request, so an order that it does not know is never taken for failed.
  unknownIsFinalAfterS: null,
}
