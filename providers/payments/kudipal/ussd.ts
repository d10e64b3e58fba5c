/** The USSD deposit (Kudipal): a code of the player's own bank, dialled on their phone. */
import { PROTOCOL, UNKNOWN_CHARGE_IS_FINAL_AFTER_S } from './facts.ts'
import { LIMIT_IDS } from '@uwanja/contract/wire/constants'
import type { PaymentFacts, PaymentPlug } from '../../plugs.ts'
import { bankField } from './banks.ts'
import { charge, chargeBody, chargeStatus, refusalOf, waitFor } from './client.ts'
import { authorization } from './words.ts'

/** What the USSD deposit is: the player dials a code and approves with their bank's PIN. */
const facts: PaymentFacts = {
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

export const kudipalUssd: PaymentPlug = {
  facts,
  fields: [bankField],
  async start(order, wire) {
    const body = { ...chargeBody(order, wire), account_bank: order.details['code'] ?? '' }
    const answer = await charge('ussd', body, wire)
    const meta = authorization.safeParse(answer.words?.meta)
    const ussdCode = meta.data?.authorization.note
    if (answer.words?.status === 'success' && ussdCode) return { next: 'show', show: { ussdCode }, keep: { ussdCode } }
    return refusalOf(answer) ?? waitFor(answer)
  },
  status: chargeStatus,
}
