/** What the USSD deposit is: the player dials a code and approves with their bank's PIN. */
import { LIMIT_IDS } from '@uwanja/contract/wire/constants'
import type { PaymentFacts } from '../../plugs.ts'
import { PROTOCOL, UNKNOWN_CHARGE_IS_FINAL_AFTER_S } from '../kudipal/facts.ts'

export const facts: PaymentFacts = {
  viewName: 'KudipalUssdDeposit',
  company: 'kudipal',
  direction: 'deposit',
  flow: 'ussd',
  limitId: LIMIT_IDS.kudipal,
  onlyForTestUsers: false,
  currency: 'NGN',
  protocol: PROTOCOL,
  unknownIsFinalAfterS: UNKNOWN_CHARGE_IS_FINAL_AFTER_S,
}
