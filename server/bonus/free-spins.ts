/** Free spins from their grant to their end: given once by a promotion, played at a company, told in the inbox. */
import { moneyText } from '@uwanja/contract/wire/amounts'
import type { Tx } from '@uwanja/database/sql'
import { eachOf } from '../runtime/every.ts'
import { mayDie } from '../runtime/failpoints.ts'
import type { BonusDeps } from './bonus.ts'
import { minorOf, type EffectOf } from './effect-rules.ts'
import { markTaking, take } from './effect-store.ts'
import {
  dueFreeSpins,
  insertFreeSpins,
  isOver,
  lockFreeSpins,
  markFreeSpinsEnded,
  settleGift,
  type FreeSpins,
} from './free-spin-store.ts'

/** Takes the most that they may win out of the promotion's cap. @returns false: there is not so much left, or they rest. */
export async function giveFreeSpinsOf(
  deps: BonusDeps,
  tx: Tx,
  effect: EffectOf<'free-spins'>,
  playerId: bigint,
): Promise<boolean> {
  const gate = await deps.money.gate.locked(tx, playerId)
  if (gate?.excludedUntil || gate?.timeOutUntil) return false
  const { promotionId, currency, rule, title } = effect
  const mostMinor = minorOf(rule.most, currency)
  if (!(await take(tx, { promotionId, playerId, minor: mostMinor }))) return false
  await markTaking(tx, promotionId, playerId, 'given')
  // Nothing is won yet: the cap alone knows of the most.
  await settleGift(tx, { promotionId, playerId, minor: 0n, unusedMinor: 0n })
  const { spins, winnings, times, days } = rule
  const spinMinor = minorOf(rule.amount, currency)
  const key = `PROMOTION-${promotionId}-${playerId}`
  const grant = { key, playerId, promotionId, title, currency, spinMinor, spins, mostMinor, winnings, times, days }
  await insertFreeSpins(tx, grant)
  const texts = {
    count: String(spins),
    amount: moneyText(spinMinor, currency),
    most: moneyText(mostMinor, currency),
    days: String(days),
    title,
  }
  await deps.notify(tx, playerId, winnings === 'cash' ? 'freeSpinsGranted' : 'freeSpinsGrantedBonus', {
    ...texts,
    times: String(times),
  })
  mayDie(tx, 'free-spins.given')
  return true
}

/** When the last of them is played, or their time is over; the wallet and their row are locked. */
export async function endIfOver(deps: Pick<BonusDeps, 'notify'>, tx: Tx, spins: FreeSpins): Promise<void> {
  if (!(await isOver(tx, spins.id))) return
  const { id, promotionId, playerId, currency, wonMinor, mostMinor, used, title } = spins
  await markFreeSpinsEnded(tx, id)
  await settleGift(tx, { promotionId, playerId, minor: wonMinor, unusedMinor: mostMinor - wonMinor })
  const texts = { amount: moneyText(wonMinor, currency), used: String(used), count: String(spins.spins), title }
  await deps.notify(tx, playerId, 'freeSpinsEnded', texts)
}

/** For the timer. */
export async function endFreeSpins(deps: BonusDeps): Promise<void> {
  await eachOf(await dueFreeSpins(deps.db), ({ id, playerId }) =>
    deps.db.transaction(async (tx) => {
      await deps.money.gate.locked(tx, playerId)
      const spins = await lockFreeSpins(tx, id)
      if (spins) await endIfOver(deps, tx, spins)
    }),
  )
}
