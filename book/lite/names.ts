/** What bets are on, in the page's language, however long ago it was. */
import { sidesIn } from '@uwanja/i18n/book-words'
import type { Bet } from '../bets/store.ts'
import { sideNamesOf } from '../catalogue/event.ts'
import { fixtureOf } from '../feed/registers.ts'
import type { Asker } from './deps.ts'
import { pickWords, seasonWords } from './matches.ts'
import type { Sides } from './store.ts'
import { sidesOf } from './store.ts'

/** What matches are called, from memory or, long after, from their rows. */
export async function namesOf(
  { deps: { db, catalogue }, said }: Asker,
  bets: readonly Bet[],
): Promise<ReadonlyMap<string, Sides>> {
  const ids = new Set(bets.flatMap(({ legs }) => legs.flatMap(({ picks }) => picks.map(({ event }) => event))))
  const known = new Map<string, Sides>()
  for (const id of ids) {
    const event = catalogue.event(id)
    const fixture = event && fixtureOf(event.state)
    if (fixture) known.set(id, sidesIn({ ...fixture, ...sideNamesOf(event) }, said.language))
  }
  const missing = await sidesOf(
    db,
    [...ids].filter((id) => !known.has(id)),
  )
  return new Map([...known, ...[...missing].map(([id, sides]) => [id, sidesIn(sides, said.language)] as const)])
}

const UNKNOWN: Sides = { home: '1', away: '2' }

type PickOf = Bet['legs'][number]['picks'][number]

/** Its match, or the league of a season; its market, and what was picked. */
export function calledIn({ said, deps }: Asker, pick: PickOf, names: ReadonlyMap<string, Sides>) {
  const event = deps.catalogue.event(pick.event)
  const season = event && seasonWords(event, pick, said)
  if (season) return season
  const sides = names.get(pick.event) ?? UNKNOWN
  return { match: `${sides.home} – ${sides.away}`, ...pickWords(pick, sides, said) }
}
