/** The projection of what is played: reads journals behind a cursor, and can be built anew from the first one on. */
import type { Money } from '@uwanja/money'
import type { Db } from '@uwanja/money/sql'
import { every, type Repeated } from '../runtime/every.ts'
import { forgetPlays, writePlays, type Play } from './plays-store.ts'

const CURSOR = 'plays'

const PLAYS_SLICE = 500

/** @returns How many journals were read; fewer than a slice: the end is reached. */
export async function countPlays(db: Db, money: Money, most = PLAYS_SLICE): Promise<number> {
  return db.transaction(async (tx) => {
    const journals = await money.read.follow(tx, CURSOR, most)
    const plays = journals.flatMap(({ kind, source, playerId, at, details }): Play[] => {
      const code = details['game']
      const isPlay = kind === 'wager.staked' && playerId !== null && typeof code === 'string' && code !== ''
      return isPlay ? [{ company: source, code, playerId, at }] : []
    })
    if (plays.length > 0) await writePlays(tx, plays)
    return journals.length
  })
}

/** Forgets all that was counted, and counts again. */
export async function recountPlays(db: Db, money: Money): Promise<void> {
  await db.transaction(async (tx) => {
    await forgetPlays(tx)
    await money.read.rewind(tx, CURSOR)
  })
  while ((await countPlays(db, money)) > 0);
}

const EVERY_MS = 2_000
/** A backlog is worked off between other work, not instead of it. */
const SLICES_A_ROUND = 40

/** Counts as the journals come. */
export function openPlays(db: Db, money: Money, onFault: (error: unknown) => void): Repeated {
  const count = async (goesOn: () => boolean) => {
    for (let slice = 0; slice < SLICES_A_ROUND && goesOn(); slice++) {
      if ((await countPlays(db, money)) < PLAYS_SLICE) return
    }
  }
  return every(EVERY_MS, count, onFault)
}
