/** A season to be replayed: rows of a football-json file with the names that stand in it, or one of the company's own clubs. */
import * as z from 'zod/mini'
import { chanceOf } from './chance.ts'
import { LEAGUES, REPLAYS } from './leagues.ts'

export type Score = readonly [home: number, away: number]

export interface SeasonMatch {
  readonly home: string
  readonly away: string
  /** A day and a time of the league's zone; null: some time of that day. */
  readonly day: string
  readonly time: string | null
  /** null: was never played. */
  readonly fullTime: Score | null
  readonly halfTime: Score | null
}

export interface Season {
  readonly name: string
  readonly matches: readonly SeasonMatch[]
}

const goals = z.int().check(z.minimum(0), z.maximum(99))
const pair = z.tuple([goals, goals])
const text = z.string().check(z.minLength(1), z.maxLength(120))
const file = z.object({
  name: text,
  matches: z.array(
    z.object({
      date: z.iso.date(),
      time: z.optional(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))),
      team1: text,
      team2: text,
      score: z.optional(z.object({ ft: z.optional(pair), ht: z.optional(pair) })),
    }),
  ),
})

/** null: it is no season in that form. */
export function readSeason(json: string): Season | null {
  try {
    const read = file.safeParse(JSON.parse(json))
    if (!read.success || read.data.matches.length === 0) return null
    const matches = read.data.matches.map(({ date, time, team1, team2, score }) => ({
      home: team1,
      away: team2,
      day: date,
      time: time ?? null,
      fullTime: score?.ft ?? null,
      halfTime: score?.ht ?? null,
    }))
    return { name: read.data.name, matches }
  } catch {
    return null
  }
}

const DAY_MS = 86_400_000
const MEANS: Score = [1.5, 1.15]

/** Everybody at home against everybody, a round a week, as if it had been played. */
export function ownSeason(): Season {
  const { sides } = LEAGUES[0]!
  const matches = sides.flatMap((home, one) =>
    sides.flatMap((away, other): SeasonMatch[] => {
      if (home === away) return []
      const chance = chanceOf(`season:${home}:${away}`)
      const round = (one + other + (one < other ? sides.length : 0)) % (2 * sides.length)
      const day = new Date(Date.UTC(2026, 7, 15) + (round * 7 + chance.below(2)) * DAY_MS).toISOString().slice(0, 10)
      const [first, second] = [MEANS.map((mean) => chance.count(mean / 2)), MEANS.map((mean) => chance.count(mean / 2))]
      const halfTime: Score = [first[0]!, first[1]!]
      const fullTime: Score = [first[0]! + second[0]!, first[1]! + second[1]!]
      return [{ home, away, day, time: `${String(13 + chance.below(7))}:00`, fullTime, halfTime }]
    }),
  )
  return { name: REPLAYS.name, matches }
}
