/** What the bank transfer is: the player pays into an account that stands for this payment alone. */
import { LIMIT_IDS } from '@uwanja/contract/wire/constants'
import type { PaymentFacts } from '../../plugs.ts'
import { PROTOCOL, UNKNOWN_CHARGE_IS_FINAL_AFTER_S } from '../kudipal/facts.ts'

export const facts: PaymentFacts = {
  viewName: 'KudipalBankTransfer',
  company: 'kudipal',
  direction: 'deposit',
  flow: 'transfer',
  limitId: LIMIT_IDS.kudipal,
  onlyForTestUsers: false,
  currency: 'NGN',
  protocol: PROTOCOL,
  unknownIsFinalAfterS: UNKNOWN_CHARGE_IS_FINAL_AFTER_S,
}
