/** The withdrawal to a bank account (Kudipal). */
import { decimalText } from '@uwanja/contract/amounts'
import type { PaymentPlug } from '../../plugs.ts'
import { accountName } from '../kudipal/banks.ts'
import { WAIT, exchange, refusalOf, transferStatus } from '../kudipal/client.ts'
import { transferOutcome } from '../kudipal/outcome.ts'
import { transferWords } from '../kudipal/words.ts'
import { facts } from './facts.ts'

export const kudipalWithdraw: PaymentPlug = {
  facts,
  async start(order, wire) {
    const { currency, minor } = order.amount
    const answer = await exchange(wire, 'POST', '/v3/transfers', {
      account_bank: order.details['code'] ?? '',
      account_number: order.details['accountNumber'] ?? '',
      amount: Number(decimalText(minor)),
      currency,
      debit_currency: currency,
      narration: `Uwanja ${order.key}`,
      reference: order.key,
      callback_url: wire.callbackUrl,
    })
    const words = transferWords.safeParse(answer.words?.data)
    if (answer.words?.status !== 'success' || !words.success) return refusalOf(answer) ?? WAIT
    const outcome = transferOutcome(words.data, order)
    // Queued is not paid, and paid is believed when it is asked for; an explicit no about our order is one.
    return outcome.state === 'failed'
      ? { next: 'settled', outcome }
      : { next: 'wait', keep: { transferId: String(words.data.id) } }
  },
  lookUp: accountName,
  status: transferStatus,
}
