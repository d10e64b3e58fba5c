/** The projection of what is played: reads journals behind a cursor, and can be built anew from the first one on. */
import type { Money } from '@uwanja/money'
import type { Db } from '@uwanja/money/sql'
import { forgetPlays, writePlays, type Play } from './plays-store.ts'

const CURSOR = 'plays'

/** A slice of journals. Half as many as the slice holds is fine for a tick; a backlog takes several. */
export const PLAYS_SLICE = 500

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
