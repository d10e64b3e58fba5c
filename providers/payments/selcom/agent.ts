/** The deposit at an agent: Selcom brings the money by itself (company.ts), so there is nothing that we could start. */
import { LIMIT_IDS } from '@uwanja/contract/wire/constants'
import type { PaymentFacts } from '../../plugs.ts'
import { broughtPlug } from '../brought.ts'

/** What the deposit at a Selcom agent or pay point: the player brings cash and their user name, no order of ours exists. */
const facts: PaymentFacts = {
  viewName: 'SelcomDeposit',
  company: 'selcom',
  direction: 'deposit',
  flow: 'agent',
  limitId: LIMIT_IDS.selcom,
  onlyForTestUsers: false,
  currency: 'TZS',
  protocol: { name: 'Selcom API Gateway v1', source: 'A' },
  // Selcom promises no age beyond which it refuses a request, so an order that it does not know is never taken for failed.
  unknownIsFinalAfterS: null,
  unlisted: true,
}

export const selcomAgent = broughtPlug(facts)
