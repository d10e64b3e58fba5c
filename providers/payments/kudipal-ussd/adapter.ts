/** The USSD deposit (Kudipal): a code of the player's own bank, dialled on their phone. */
import type { PaymentPlug } from '../../plugs.ts'
import { charge, chargeBody, chargeStatus, refusalOf, waitFor } from '../kudipal/client.ts'
import { authorization } from '../kudipal/words.ts'
import { facts } from './facts.ts'

export const kudipalUssd: PaymentPlug = {
  facts,
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
