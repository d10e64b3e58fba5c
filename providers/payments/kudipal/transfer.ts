/** The deposit by bank transfer (Kudipal): a temporary account for one transfer. */
import { PROTOCOL, UNKNOWN_CHARGE_IS_FINAL_AFTER_S } from './facts.ts'
import { LIMIT_IDS } from '@uwanja/contract/wire/constants'
import type { PaymentFacts, PaymentPlug } from '../../plugs.ts'
import { charge, chargeBody, chargeStatus, refusalOf, waitFor } from './client.ts'
import { authorization } from './words.ts'

/** What the bank transfer is: the player pays into an account that stands for this payment alone. */
const facts: PaymentFacts = {
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

export const kudipalBankTransfer: PaymentPlug = {
  facts,
  async start(order, wire) {
    const answer = await charge('bank_transfer', chargeBody(order, wire), wire)
    const meta = authorization.safeParse(answer.words?.meta)
    const account = meta.data?.authorization
    if (answer.words?.status === 'success' && account?.transfer_account && account.transfer_bank) {
      const show = {
        bankName: account.transfer_bank,
        accNumber: account.transfer_account,
        expiresAt: String(account.account_expiration ?? ''),
      }
      return { next: 'show', show, keep: show }
    }
    return refusalOf(answer) ?? waitFor(answer)
  },
  status: chargeStatus,
}
