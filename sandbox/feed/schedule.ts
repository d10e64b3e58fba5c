/** Which matches there are: worked out from the clock alone, so that nothing has to be kept and every start tells the same. */
import { chanceOf } from './chance.ts'
import type { League } from './leagues.ts'
import { LEAGUES } from './leagues.ts'
import type { Replayed } from './replayed.ts'

export interface Fixture {
  readonly id: string
  readonly league: League
  readonly home: string
  readonly away: string
  /** Unix milliseconds. */
  readonly startMs: number
  /** When it is played after it was put off at its start. */
  readonly movedToMs?: number | null
  /** Of a season that was played already. */
  readonly replayed?: Replayed
}

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** How far ahead matches are told of. */
export const AHEAD_MS = 2 * DAY_MS
/** Longer than any match, added time and breaks included. */
export const LONGEST_MS = 4 * 3_600_000

function fixtureAt(league: League, slot: number): Fixture {
  const chance = chanceOf(`fixture:${league.id}:${String(slot)}`)
  const home = chance.below(league.sides.length)
  const away = (home + 1 + chance.below(league.sides.length - 1)) % league.sides.length
  return {
    id: `${league.id}-${String(slot)}`,
    league,
    home: league.sides[home]!,
    away: league.sides[away]!,
    startMs: slot * league.everyMinutes * MINUTE_MS,
  }
}

/** Matches that start from `fromMs` to before `untilMs`, in the order of their start. */
export function fixturesBetween(fromMs: number, untilMs: number): Fixture[] {
  return LEAGUES.flatMap((league) => {
    const stepMs = league.everyMinutes * MINUTE_MS
    const found: Fixture[] = []
    for (let slot = Math.ceil(fromMs / stepMs); slot * stepMs < untilMs; slot++) found.push(fixtureAt(league, slot))
    return found
  }).sort((a, b) => a.startMs - b.startMs || (a.id < b.id ? -1 : 1))
}

/** By its id; null for what no league of ours ever plays. */
export function fixtureOf(id: string): Fixture | null {
  const match = /^([a-z]\d)-(\d{1,12})$/.exec(id)
  const league = LEAGUES.find((one) => one.id === match?.[1])
  return league ? fixtureAt(league, Number(match![2])) : null
}
