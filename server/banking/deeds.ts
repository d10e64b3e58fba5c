/** What people may do to payments: the office is handed these, each in the transaction that also writes its trail. */
import { groupedText } from '@uwanja/contract/wire/amounts'
import type { Sql, Tx } from '@uwanja/database/sql'
import { mayDie } from '../runtime/failpoints.ts'
import { closingAgain } from './closing.ts'
import { listClosings } from './closing-store.ts'
import { complaintsNow } from './complaints-store.ts'
import { openFloats } from './floats.ts'
import { minorSettled, minorSums } from './minors.ts'
import { answerNotTaken, type NotTakenAnswer } from './not-taken.ts'
import { moveOn, tellBalance } from './news.ts'
import { methodDeeds } from './method-deeds.ts'
import { parkedDeeds } from './parked-deeds.ts'
import type { BankingParts } from './parts.ts'
import { reconcilable, reconcile } from './reconcile.ts'
import { dueAgain } from './review-store.ts'
import { amountOf, lockPayment, type Payment } from './store.ts'

/** @throws when it is not a withdrawal that is still requested: whoever asks has locked it and looked. */
async function requested(tx: Tx, paymentId: bigint): Promise<Payment> {
  const payment = await lockPayment(tx, paymentId)
  if (payment?.direction !== 'withdraw' || payment.state !== 'requested') throw new Error('not a requested withdrawal')
  return payment
}

export function bankingDeeds(parts: BankingParts) {
  return {
    ...parkedDeeds(parts),
    ...methodDeeds(parts),
    reconciled: (company: string, day: string) => reconcile(parts, company, day),
    reconcilable: () => reconcilable(parts),
    closings: (most: number) => listClosings(parts.db, most),
    closingAgain: (tx: Tx, playerId: bigint) => closingAgain(parts, tx, playerId),
    minorSums: (db: Sql, playerId: bigint) => minorSums(parts, db, playerId),
    minorSettled: (tx: Tx, playerId: bigint, wish: Parameters<typeof minorSettled>[3]) =>
      minorSettled(parts, tx, playerId, wish),
    /** What companies complained of within a day, and what we have at them. */
    complaints: () => complaintsNow(parts.db),
    floats: openFloats(parts.methods),
    notTakenAnswered: (paymentId: bigint, answer: NotTakenAnswer) => answerNotTaken(parts, paymentId, answer),
    /** The order goes on by itself, when the time in which its player may cancel is over. */
    async withdrawalApproved(tx: Tx, paymentId: bigint): Promise<void> {
      const payment = await requested(tx, paymentId)
      const inS = Math.max(0, parts.settings.withdrawHoldS - payment.silentS)
      await dueAgain(tx, paymentId, inS)
      await parts.jobs.ask(tx, 'payment-due', { paymentId: paymentId.toString() }, Math.ceil(inS))
      mayDie(tx, 'withdrawal.approved')
    },
    /** The money is cash again, and the player reads why, beside the payment and in a letter. */
    async withdrawalRejected(tx: Tx, paymentId: bigint, why: string): Promise<void> {
      const payment = await requested(tx, paymentId)
      const { company, key, playerId } = payment
      const after = await parts.money.withdrawal.released(tx, { company, key, playerId, amount: amountOf(payment) })
      tellBalance(parts, tx, payment, after)
      await moveOn(parts, tx, payment, { state: 'rejected', reason: why, dueInS: null })
      const amount = `${groupedText(payment.minor)} ${payment.currency}`
      await parts.tell(tx, playerId, 'withdrawalRejected', { amount, why })
      mayDie(tx, 'withdrawal.rejected')
    },
  }
}
