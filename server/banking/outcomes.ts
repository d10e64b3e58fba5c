/**
 * What a company says of a payment, whoever brought it: the callback, the answer to the order, the answer to a question. All three
 * come here with the same key, so that the money moves once.
 */
import { isOpen } from '@uwanja/contract/site/payment-states'
import type { PaymentOutcome } from '@uwanja/providers/plugs'
import { advance } from './advance.ts'
import type { CallbackAnswer } from './decide.ts'
import { paidOf } from './exchange.ts'
import type { PaymentEvent, Paid } from './life.ts'
import type { BankingDeps } from './deps.ts'
import { lockPaymentByKey, type Payment } from './store.ts'

/** Applies an outcome in a transaction of its own. */
export function takeOutcome(
  deps: BankingDeps,
  key: string,
  company: string,
  said: PaymentOutcome,
): Promise<CallbackAnswer> {
  return deps.db.transaction(async (tx) => {
    const payment = await lockPaymentByKey(tx, key)
    if (payment?.company !== company) return 'unknown-payment'
    return (await advance(deps, tx, payment, newsOf(deps, payment, said))).heard
  })
}

/** The company's words in ours. */
function newsOf(deps: BankingDeps, payment: Payment, said: PaymentOutcome): PaymentEvent {
  if (said.state === 'paid') return paidNews(payment, said)
  if (said.state === 'failed') return { kind: 'failed', reason: said.reason }
  return isLost(deps, payment, said) ? { kind: 'lost', reason: 'not-received' } : { kind: 'pending' }
}

/** A company that gives no reference of its own knows the money by ours; two without a name would be one to the database. */
export const paidNews = (payment: Payment, { amount, reference }: Pick<Paid, 'amount' | 'reference'>): Paid => ({
  kind: 'paid',
  amount: paidOf(payment, amount),
  reference: reference === '' ? payment.key : reference,
})

/** It says that it never heard of it, and the protocol refuses whatever copy may still be under way. No other silence is an end. */
function isLost(
  { methods }: BankingDeps,
  { viewName, state, silentS }: Payment,
  { why }: Extract<PaymentOutcome, { state: 'pending' }>,
): boolean {
  if (why !== 'not-received' || !isOpen(state)) return false
  const { unknownIsFinalAfterS } = methods.plug(viewName).facts
  return unknownIsFinalAfterS !== null && silentS > unknownIsFinalAfterS
}
