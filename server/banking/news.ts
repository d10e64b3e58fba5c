/** Tells the other processes and the open pages what a transaction changed, once it has committed. */
import type { Recorded } from '@uwanja/money'
import type { Tx } from '@uwanja/money/sql'
import type { BankingParts } from './parts.ts'
import { takeStep, type Payment, type Step } from './store.ts'

/** A payment's next step: written now, told after the commit. */
export async function moveOn(parts: BankingParts, tx: Tx, payment: Payment, next: Step): Promise<void> {
  await takeStep(tx, payment, next)
  tellPayment(parts, tx, payment, next.state)
}

export function tellPayment(
  parts: BankingParts,
  tx: Tx,
  payment: Pick<Payment, 'id' | 'playerId'>,
  state: Step['state'],
): void {
  tx.afterCommit(() =>
    parts.bus.tell({ news: 'payment', playerId: payment.playerId.toString(), paymentId: payment.id.toString(), state }),
  )
}

/** The player's balance moved with this journal. */
export function tellBalance(
  parts: Pick<BankingParts, 'bus'>,
  tx: Tx,
  payment: Pick<Payment, 'playerId' | 'currency'>,
  after: Recorded,
): void {
  tx.afterCommit(() =>
    parts.bus.tell({
      news: 'balance',
      playerId: payment.playerId.toString(),
      version: after.version.toString(),
      totalMinor: (after.cash + after.bonus).toString(),
      currency: payment.currency,
    }),
  )
}
