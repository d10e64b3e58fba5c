/** The projection of what was staked for bonuses: reads journals behind a cursor, then ends the bonuses that are over. */
import type { Money } from '@uwanja/money'
import type { Db } from '@uwanja/money/sql'
import { every, type Repeated } from '../every.ts'
import { endBonuses, type BonusParts } from './bonus.ts'
import { addWagered } from './store.ts'

const CURSOR = 'bonus'
const SLICE = 500

/** @returns how many journals were read. */
export async function countWagered(db: Db, money: Money, most = SLICE): Promise<number> {
  return db.transaction(async (tx) => {
    const journals = await money.read.follow(tx, CURSOR, most)
    const staked = journals.flatMap(({ kind, playerId, at, totalMinor }) =>
      // A stake lessens the wallet, taking it back gives it again: either way its negative is what was staked.
      playerId !== null && (kind === 'wager.staked' || kind === 'wager.rolled-back')
        ? [{ playerId, at, minor: -totalMinor }]
        : [],
    )
    if (staked.length > 0) await addWagered(tx, staked)
    return journals.length
  })
}

const EVERY_MS = 2_000
const SLICES_A_ROUND = 4

export function openBonuses(parts: BonusParts, onFault: (error: unknown) => void): Repeated {
  return every(
    EVERY_MS,
    async (goesOn) => {
      for (let slice = 0; slice < SLICES_A_ROUND && goesOn(); slice++)
        if ((await countWagered(parts.db, parts.money)) < SLICE) break
      await endBonuses(parts)
    },
    onFault,
  )
}
