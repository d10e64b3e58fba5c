/** What stakes and wins of sportsbooks were about, as a history calls them: the first match, and how many more. */
import type { Language } from '@uwanja/contract/wire/constants'
import type { Sql } from '@uwanja/money/sql'
import { eventsOf } from './store.ts'

/** A bet on one match several times names it once. */
export const matchesOf =
  (db: Sql) =>
  async (playerId: bigint, journals: readonly bigint[], language: Language): Promise<ReadonlyMap<bigint, string>> => {
    const found = await eventsOf(db, playerId, journals)
    return new Map(
      found.flatMap(({ id, events }) => {
        const [first, ...more] = new Set(events.map((names) => names[language] ?? names.en))
        return first === undefined ? [] : [[id, more.length === 0 ? first : `${first} +${more.length}`]]
      }),
    )
  }
