/** Tells the other processes and the open pages what a transaction changed, once it has committed. */
import type { Recorded } from '@uwanja/money'
import type { Tx } from '@uwanja/money/sql'
import type { BankingDeps } from './deps.ts'
import type { Payment, Step } from './store.ts'

/** What became of a payment, and of the balance where it moved. */
export function publishMoved(
  deps: Pick<BankingDeps, 'bus'>,
  tx: Tx,
  { id, playerId, currency }: Pick<Payment, 'id' | 'playerId' | 'currency'>,
  { states, after }: { readonly states: readonly Step['state'][]; readonly after?: Recorded | undefined },
): void {
  if (after) publishBalance(deps, tx, { playerId, currency }, after)
  const told = { news: 'payment', playerId: playerId.toString(), paymentId: id.toString() } as const
  for (const state of states) tx.afterCommit(() => deps.bus.publish({ ...told, state }))
}

/** The player's balance moved with this journal. */
export function publishBalance(
  deps: Pick<BankingDeps, 'bus'>,
  tx: Tx,
  payment: Pick<Payment, 'playerId' | 'currency'>,
  after: Pick<Recorded, 'cash' | 'bonus' | 'version'>,
): void {
  tx.afterCommit(() =>
    deps.bus.publish({
      news: 'balance',
      playerId: payment.playerId.toString(),
      version: after.version.toString(),
      totalMinor: (after.cash + after.bonus).toString(),
      currency: payment.currency,
    }),
  )
}
