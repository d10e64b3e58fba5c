/** The projection of what was staked for bonuses: reads journals behind a cursor, then ends the bonuses that are over. */
import type { Money } from '@uwanja/money'
import type { Db } from '@uwanja/money/sql'
import { every, inSlices, type Repeated } from '../runtime/every.ts'
import { CURSOR, endBonuses, sendAfter, type BonusParts } from './bonus.ts'
import { LOW_RISK } from './rules.ts'
import { addWagered } from './store.ts'

const SLICE = 500

export interface Counted {
  /** How many journals were read. */
  readonly journals: number
  /** Who was paid or given back something by them. */
  readonly paid: readonly bigint[]
}

export async function countWagered(db: Db, money: Money, most = SLICE): Promise<Counted> {
  return db.transaction(async (tx) => {
    const journals = await money.read.follow(tx, CURSOR, most)
    const staked = journals.flatMap(({ id, kind, playerId, at, totalMinor }) =>
      // A stake lessens the wallet, taking it back gives it again: either way its negative is what was staked.
      playerId !== null && (kind === 'wager.staked' || kind === 'wager.rolled-back')
        ? [{ id, playerId, at, minor: -totalMinor }]
        : [],
    )
    if (staked.length > 0) await addWagered(tx, staked, LOW_RISK)
    const paid = journals.flatMap(({ kind, playerId, totalMinor }) =>
      playerId !== null && kind.startsWith('wager.') && totalMinor > 0n ? [playerId] : [],
    )
    return { journals: journals.length, paid: [...new Set(paid)] }
  })
}

const EVERY_MS = 2_000

export function openBonuses(parts: BonusParts, onFault: (error: unknown) => void): Repeated {
  let isFirst = true
  const count = inSlices({ slice: SLICE, mostSlices: 40 }, async (slice) => {
    const { journals, paid } = await countWagered(parts.db, parts.money, slice)
    await sendAfter(parts, paid)
    return journals
  })
  return every(
    EVERY_MS,
    async (goesOn) => {
      // What a process that was killed had read, and not sent after its bonus any more.
      if (isFirst) await sendAfter(parts, 'everybody')
      isFirst = false
      await count(goesOn)
      await endBonuses(parts)
    },
    onFault,
  )
}
