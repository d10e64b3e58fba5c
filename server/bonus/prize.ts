/** Money that somebody won and has to stake before it is cash: a bonus of its own, or more of the one that is open. */
import type { Currency } from '@uwanja/contract/wire/amounts'
import type { Tx } from '@uwanja/money/sql'
import { lockBonus, raiseBonus, startBonus } from './store.ts'

export interface PrizeBonus {
  readonly playerId: bigint
  readonly currency: Currency
  readonly minor: bigint
  readonly times: number
  readonly days: number
  readonly rule: string
  /** Whose account gave it; absent: none of a promotion's. */
  readonly promotionId?: bigint
}

/** In the transaction that has put the money into the bonus account, under the wallet's lock. One bonus is open at a time. */
export async function grantPrize(tx: Tx, { minor, times, ...prize }: PrizeBonus): Promise<void> {
  const more = { minor, requiredMinor: minor * BigInt(times), days: prize.days }
  const open = await lockBonus(tx, prize.playerId, 'active')
  if (open) await raiseBonus(tx, open.id, more)
  else await startBonus(tx, { ...prize, ...more })
}
