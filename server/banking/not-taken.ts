/** Withdrawals that a company did not take because of something that is ours to put right: people hand them over again, or give them back. */
import { refuse } from '../runtime/refuse.ts'
import { forgetRefusal, lockNotTaken } from './complaints-store.ts'
import { orderOf } from './deposits.ts'
import { takeOutcome } from './outcomes.ts'
import type { BankingDeps } from './deps.ts'
import { send } from './withdrawals.ts'

export type NotTakenAnswer = 'again' | 'back'

/**
 * The company is asked first: only while it says that nothing moved may the order go again, under the same key, or its money
 * go back. It speaks to the company, so in no transaction.
 * @returns what was done; `settled` when the company had done something with the order after all.
 */
export async function answerNotTaken(
  deps: BankingDeps,
  paymentId: bigint,
  answer: NotTakenAnswer,
): Promise<NotTakenAnswer | 'settled'> {
  const payment = await deps.db.transaction((tx) => lockNotTaken(tx, paymentId))
  if (!payment) return refuse('NO_LONGER_OPEN')
  const { company, key } = payment
  const wire = deps.methods.wire(company)
  const outcome = await deps.methods.plug(payment.viewName).status(orderOf(payment), wire)
  if (outcome.state !== 'pending') {
    await takeOutcome(deps, key, company, outcome)
    return 'settled'
  }
  // Anything else may be a copy that is still under way.
  if (outcome.why !== 'not-received' && outcome.why !== 'no-float') {
    // What the company has now may be what another operator handed over while it was asked.
    const isOpen = await deps.db.transaction((tx) => lockNotTaken(tx, paymentId))
    return refuse(isOpen ? 'COMPANY_DOES_NOT_ANSWER' : 'NO_LONGER_OPEN')
  }
  if (answer === 'back') {
    await takeOutcome(deps, key, company, { state: 'failed', reason: 'network' })
    return 'back'
  }
  // Of two operators one hands it over: not every company promises that a key moves money once.
  if (!(await forgetRefusal(deps.db, payment.id))) return refuse('NO_LONGER_OPEN')
  await send(deps, payment)
  return 'again'
}
