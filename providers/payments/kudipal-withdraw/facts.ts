/** What the bank withdrawal is: a payout to an account whose name was looked up. */
import { LIMIT_IDS } from '@uwanja/contract/wire/constants'
import type { PaymentFacts } from '../../plugs.ts'
import { PROTOCOL } from '../kudipal/facts.ts'

export const facts: PaymentFacts = {
  viewName: 'KudipalWithdraw',
  company: 'kudipal',
  direction: 'withdraw',
  flow: 'bank',
  limitId: LIMIT_IDS.kudipalWithdraw,
  onlyForTestUsers: false,
  currency: 'NGN',
  protocol: PROTOCOL,
  // The protocol never refuses an old request, so "unknown" may still become paid: a person has to ask the company.
  unknownIsFinalAfterS: null,
}
