/** Cash that a promotion pays out of its own account, and tells. Whoever calls has taken it from the cap, under the key of the gift. */
import { moneyText } from '@uwanja/contract/wire/amounts'
import type { Tx } from '@uwanja/database/sql'
import { mayDie } from '../runtime/failpoints.ts'
import type { BonusDeps } from './bonus.ts'
import type { Effect } from './effect-rules.ts'

interface Paid {
  readonly key: string
  readonly playerId: bigint
  readonly minor: bigint
  readonly letter: 'cashbackPaid' | 'insurancePaid' | 'boostPaid'
}

export async function payCash(deps: BonusDeps, tx: Tx, effect: Effect, paid: Paid): Promise<void> {
  const { promotionId, currency, title } = effect
  const { key, playerId, minor, letter } = paid
  const event = { key, promotion: promotionId, playerId, amount: { currency, minor }, reason: title }
  const after = await deps.money.promotion.paid(tx, event)
  deps.publishMoved(tx, { playerId, currency }, after)
  await deps.notify(tx, playerId, letter, { amount: moneyText(minor, currency), title })
  mayDie(tx, 'promotion.paid')
}
