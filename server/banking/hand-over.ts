/** Handing over, and again: how old an order may be when it leaves, and when it may leave a second time. */
import type { BankingParts } from './parts.ts'
import { handedOver, lockPayment, noteHandedOver, type Payment } from './store.ts'

/** An order that is lost so often is not lost by chance: from then on it is only asked about. */
const MOST_HAND_OVERS = 3

/** A machine that slept in between must not hand over what others have given up. Far below the time after which "never heard of it" is final for any method. */
const HAND_OVER_WITHIN_MS = 60_000

/** @param beganMs The wall's clock before the transaction that wrote `sent`. True: it is asked about and not sent. */
export const hasSlept = (beganMs: number): boolean => Date.now() - beganMs > HAND_OVER_WITHIN_MS

/**
 * The company has said that it never received this withdrawal. It may be handed over again where its row promises one movement
 * for each key, while nobody else did so since it was read, and as long as its silence is not taken for an end.
 * @returns true: it is written down, and whoever asked sends it.
 */
export async function goesAgain(parts: Pick<BankingParts, 'db' | 'methods'>, asked: Payment): Promise<boolean> {
  const { isOnePerKey, unknownIsFinalAfterS } = parts.methods.plug(asked.viewName).facts
  if (asked.direction !== 'withdraw' || isOnePerKey !== true) return false
  return parts.db.transaction(async (tx) => {
    const payment = await lockPayment(tx, asked.id)
    if (payment?.state !== 'sent' || payment.updatedAt.getTime() !== asked.updatedAt.getTime()) return false
    if (unknownIsFinalAfterS !== null && payment.silentS > unknownIsFinalAfterS) return false
    if ((await handedOver(tx, payment.id)) >= MOST_HAND_OVERS) return false
    await noteHandedOver(tx, payment.id)
    return true
  })
}
