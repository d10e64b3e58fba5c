/** The withdrawal to a bank account (Kudipal). */
import { PROTOCOL } from './facts.ts'
import { LIMIT_IDS } from '@uwanja/contract/wire/constants'
import { decimalText } from '@uwanja/contract/wire/amounts'
import type { PaymentFacts, PaymentPlug } from '../../plugs.ts'
import { accountName, bankField } from './banks.ts'
import { exchange, refusalOf, transferStatus, waitFor } from './client.ts'
import { isFloatDry, transferOutcome } from './outcome.ts'
import { transferWords } from './words.ts'

/** What the bank withdrawal is: a payout to an account whose name was looked up. */
const facts: PaymentFacts = {
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

export const kudipalWithdraw: PaymentPlug = {
  facts,
  fields: [bankField, { name: 'accountNumber', kind: 'text', longest: 20, kept: true }],
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
    if (answer.words?.status !== 'success' || !words.success) {
      // Our own money there does not reach: no fault of the order's.
      if (answer.http === 400 && isFloatDry(answer.words?.message)) return { next: 'wait', why: 'no-float' }
      return refusalOf(answer) ?? waitFor(answer)
    }
    const outcome = transferOutcome(words.data, order)
    // Queued is not paid, and paid is believed when it is asked for; an explicit no about our order is one.
    if (outcome.state === 'failed') return { next: 'settled', outcome }
    const why = outcome.state === 'pending' && outcome.why === 'no-float' ? { why: outcome.why } : {}
    return { next: 'wait', ...why, keep: { transferId: String(words.data.id) } }
  },
  lookUp: accountName,
  status: transferStatus,
}
