/** Handing over, and again: how old an order may be when it leaves, and when it may leave a second time. */
import type { Tx } from '@uwanja/money/sql'
import type { BankingDeps } from './deps.ts'
import { handedOver, type Payment } from './store.ts'

/** An order that is lost so often is not lost by chance: from then on it is only asked about. */
const MOST_HAND_OVERS = 3

/** A machine that slept in between must not hand over what others have given up. Far below the time after which "never heard of it" is final for any method. */
const HAND_OVER_WITHIN_MS = 60_000

/** @param beganMs The wall's clock before the transaction that wrote `sent`. True: it is asked about and not sent. */
export const hasSlept = (beganMs: number): boolean => Date.now() - beganMs > HAND_OVER_WITHIN_MS

/**
 * It may be handed over again where its row promises one movement for each key, and as long as its company's silence is not
 * taken for an end.
 */
export async function mayGoAgain(
  { methods }: Pick<BankingDeps, 'methods'>,
  tx: Tx,
  payment: Payment,
): Promise<boolean> {
  const { isOnePerKey, unknownIsFinalAfterS } = methods.plug(payment.viewName).facts
  if (isOnePerKey !== true || (unknownIsFinalAfterS !== null && payment.silentS > unknownIsFinalAfterS)) return false
  return (await handedOver(tx, payment.id)) < MOST_HAND_OVERS
}
