/** After SEALING_KEY has changed: what was sealed with the one before is sealed with the new one, a little at a time. */
import type { Db } from '@uwanja/money/sql'
import { putSealed, readAtOnce, SEALED, sealedUnder, type SealedTable } from './anew-store.ts'
import type { Sealing } from './sealing.ts'

/** A round's most: an hour later there is another. */
const MOST = 20_000

/** @returns how many were sealed anew; null: there is no key before, or nothing is left that it sealed. */
export async function sealAnew(db: Db, sealing: Sealing): Promise<number | null> {
  const name = sealing.previousName()
  if (name === null) return null
  let done = 0
  for (const table of Object.keys(SEALED) as SealedTable[]) {
    const atOnce = readAtOnce(table)
    while (done < MOST) {
      const rows = await sealedUnder(db, table, name, atOnce)
      let moved = 0
      for (const row of rows)
        if (await putSealed(db, table, row, sealing.seal(sealing.open(row.sealed, row.owner), row.owner))) moved++
      done += moved
      // What changed under our hands is looked at in the next round.
      if (rows.length < atOnce || moved === 0) break
    }
  }
  return done === 0 ? null : done
}
