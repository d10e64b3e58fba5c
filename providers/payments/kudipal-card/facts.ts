/** What the card deposit is: a card, then its PIN, a code by SMS, a billing address or the issuer's page. */
import { LIMIT_IDS } from '@uwanja/contract/wire/constants'
import type { PaymentFacts } from '../../plugs.ts'
import { PROTOCOL, UNKNOWN_CHARGE_IS_FINAL_AFTER_S } from '../kudipal/facts.ts'

export const facts: PaymentFacts = {
  viewName: 'KudipalCardPayment',
  company: 'kudipal',
  direction: 'deposit',
  flow: 'card',
  limitId: LIMIT_IDS.kudipal,
  onlyForTestUsers: false,
  currency: 'NGN',
  protocol: PROTOCOL,
  unknownIsFinalAfterS: UNKNOWN_CHARGE_IS_FINAL_AFTER_S,
}
