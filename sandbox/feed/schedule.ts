/** Which matches there are: worked out from the clock alone, so that nothing has to be kept and every start tells the same. */
import type { GoalSide } from '@uwanja/contract/world/feed'
import { LRUCache } from 'lru-cache'
import { chanceOf } from './chance.ts'
import type { League } from './leagues.ts'
import { LEAGUES } from './leagues.ts'
import type { Replayed } from './replayed.ts'

/** One that somebody asked for while the match was played. */
export interface OrderedGoal {
  readonly side: GoalSide
  /** Seconds of play from the kick-off, breaks included. */
  readonly at: number
}

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
  /** Absent: none was ordered. */
  readonly ordered?: readonly OrderedGoal[]
}

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** How far ahead matches are told of. */
export const AHEAD_MS = 2 * DAY_MS
/** Longer than any match, added time and breaks included. */
export const LONGEST_MS = 4 * 3_600_000

const laterMs = ({ laterMinutes = 0 }: League): number => laterMinutes * MINUTE_MS

/** Matches are worked out anew at every turn, and eight of them share a draw. */
const draws = new LRUCache<string, readonly Meeting[]>({ max: 500 })
type Meeting = readonly [home: string, away: string]

/** All sides of a league, each once, in another order each time: two and two of them meet. */
function drawn({ id, sides }: League, round: number): readonly Meeting[] {
  const seed = `round:${id}:${String(round)}`
  const known = draws.get(seed)
  if (known) return known
  const chance = chanceOf(seed)
  const left = [...sides]
  const next = (): string => left.splice(chance.below(left.length), 1)[0]!
  const meetings = Array.from({ length: Math.floor(sides.length / 2) }, (): Meeting => [next(), next()])
  draws.set(seed, meetings)
  return meetings
}

/** The last match of a round is still played when the next round's first begins: nobody is in both. */
function meetingsOf(league: League, round: number): readonly Meeting[] {
  const meetings = drawn(league, round)
  const playing = drawn(league, round - 1).at(-1)!
  const first = meetings.slice(0, -1).findIndex((meeting) => !meeting.some((side) => playing.includes(side)))
  return [meetings[first]!, ...meetings.slice(0, first), ...meetings.slice(first + 1)]
}

function fixtureAt(league: League, slot: number): Fixture {
  const aRound = Math.floor(league.sides.length / 2)
  const [home, away] = meetingsOf(league, Math.floor(slot / aRound))[slot % aRound]!
  return {
    id: `${league.id}-${String(slot)}`,
    league,
    home,
    away,
    startMs: laterMs(league) + slot * league.everyMinutes * MINUTE_MS,
  }
}

/** Matches that start from `fromMs` to before `untilMs`, in the order of their start. */
export function fixturesBetween(fromMs: number, untilMs: number): Fixture[] {
  return LEAGUES.flatMap((league) => {
    const stepMs = league.everyMinutes * MINUTE_MS
    const found: Fixture[] = []
    const slotFrom = (ms: number): number => Math.ceil((ms - laterMs(league)) / stepMs)
    for (let slot = slotFrom(fromMs); slot < slotFrom(untilMs); slot++) found.push(fixtureAt(league, slot))
    return found
  }).sort((a, b) => a.startMs - b.startMs || (a.id < b.id ? -1 : 1))
}

/** By its id; null for what no league of ours ever plays. */
export function fixtureOf(id: string): Fixture | null {
  const match = /^([a-z]\d)-(\d{1,12})$/.exec(id)
  const league = LEAGUES.find((one) => one.id === match?.[1])
  return league ? fixtureAt(league, Number(match![2])) : null
}
