/** What people may do to payments: the office is handed these, each in the transaction that also writes its trail. */
import type { Sql, Tx } from '@uwanja/database/sql'
import { refuse } from '../runtime/refuse.ts'
import { advance } from './advance.ts'
import { closingAgain } from './closing.ts'
import { listClosings } from './closing-store.ts'
import { complaintsNow } from './complaints-store.ts'
import { minorSettled, minorSums } from './minors.ts'
import { answerNotTaken, type NotTakenAnswer } from './not-taken.ts'
import { methodActions } from './method-actions.ts'
import { suspenseActions } from './suspense-actions.ts'
import type { BankingDeps } from './deps.ts'
import { reconcilable, reconcile } from './reconcile.ts'
import { lockPayment, type Payment } from './store.ts'

/** Whoever asks has locked it and looked. */
async function withdrawalOf(tx: Tx, paymentId: bigint): Promise<Payment> {
  const payment = await lockPayment(tx, paymentId)
  return payment?.direction === 'withdraw' ? payment : refuse('NOT_FOUND')
}

export function bankingActions(deps: BankingDeps) {
  return {
    ...suspenseActions(deps),
    ...methodActions(deps),
    reconciled: (company: string, day: string) => reconcile(deps, company, day),
    reconcilable: () => reconcilable(deps),
    closings: (most: number) => listClosings(deps.db, most),
    closingAgain: (tx: Tx, playerId: bigint) => closingAgain(deps, tx, playerId),
    minorSums: (db: Sql, playerId: bigint) => minorSums(deps, db, playerId),
    minorSettled: (tx: Tx, playerId: bigint, change: Parameters<typeof minorSettled>[3]) =>
      minorSettled(deps, tx, playerId, change),
    /** What companies complained of within a day, and what we have at them. */
    complaints: () => complaintsNow(deps.db),
    notTakenAnswered: (paymentId: bigint, answer: NotTakenAnswer) => answerNotTaken(deps, paymentId, answer),
    /** The order goes on by itself, when the time in which its player may cancel is over. */
    async withdrawalApproved(tx: Tx, paymentId: bigint): Promise<void> {
      await advance(deps, tx, await withdrawalOf(tx, paymentId), { kind: 'approve' })
    },
    /** The money is cash again, and the player reads why, beside the payment and in a letter. */
    async withdrawalRejected(tx: Tx, paymentId: bigint, why: string): Promise<void> {
      await advance(deps, tx, await withdrawalOf(tx, paymentId), { kind: 'reject', reason: why })
    },
  }
}
