/** The deposit by bank transfer (Kudipal): a temporary account for one transfer. */
import type { PaymentPlug } from '../../plugs.ts'
import { charge, chargeBody, chargeStatus, refusalOf, waitFor } from '../kudipal/client.ts'
import { authorization } from '../kudipal/words.ts'
import { facts } from './facts.ts'

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
