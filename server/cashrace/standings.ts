/** Places and prizes as they stand: asked once for each change of the points, and every two seconds for who is excluded by now. */
import { raceEnd, type Placed } from '@uwanja/contract/fair/race'
import type { Sql } from '@uwanja/database/sql'
import { prizesOf } from './rules.ts'
import { bestOf, type Place } from './standings-store.ts'
import type { Race } from './store.ts'

const KEPT_MS = 2_000
/** So many places a leaderboard shows. */
export const SHOWN_PLACES = 50

export interface Standing extends Omit<Placed, 'player'> {
  readonly playerId: bigint
  readonly number: string
}

/** Of the places down to `most`, and of those who share the last: each group of tied players is whole. */
export async function standingsOf(db: Sql, race: Race, most: number): Promise<readonly Standing[]> {
  const best = await bestOf(db, race.id, most)
  const byId = new Map<string, Place>(best.map((one) => [String(one.playerId), one]))
  const racers = best.map(({ playerId, points }) => ({ player: String(playerId), points }))
  return raceEnd(racers, prizesOf(race.rule)).placed.map(({ player, ...placed }) => {
    const { playerId, number } = byId.get(player)!
    return { ...placed, playerId, number }
  })
}

/** What is masked stays recognizable to its owner alone. */
export const masked = (number: string): string => `${number.slice(0, 3)}•••${number.slice(-3)}`

export interface Standings {
  of(db: Sql, race: Race): Promise<readonly Standing[]>
}

export function openStandings(now: () => number = performance.now.bind(performance)): Standings {
  const kept = new Map<
    bigint,
    { readonly atMs: number; readonly version: bigint; readonly places: Promise<readonly Standing[]> }
  >()
  return {
    of(db, race) {
      const known = kept.get(race.id)
      if (known?.version === race.version && now() - known.atMs < KEPT_MS) return known.places
      const most = Math.max(SHOWN_PLACES, race.rule.prizes.length)
      const places = standingsOf(db, race, most)
      kept.set(race.id, { atMs: now(), version: race.version, places })
      // What failed is asked anew by the next.
      places.catch(() => kept.delete(race.id))
      return places
    },
  }
}
