/** Who was let into a race that needs an entry. */
import type { Tx } from '@uwanja/database/sql'
import { nameOf } from './shown.ts'
import { insertEntry, languageOf } from './entry-store.ts'
import { openRace } from './store.ts'

/** For whoever lets players in. @returns the race's name in their language; null: it takes nobody (any more). */
export async function enterRace(
  tx: Tx,
  { race: urlSuffix, ...entry }: { readonly race: string; readonly playerId: bigint; readonly promotionId: bigint },
): Promise<string | null> {
  const race = await openRace(tx, urlSuffix)
  if (!race?.needsEntry || race.hasEnded) return null
  await insertEntry(tx, { ...entry, raceId: race.id })
  return nameOf(race, await languageOf(tx, entry.playerId))
}
