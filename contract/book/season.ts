/** A season as a whole: its table, and the markets on its end. */
import * as z from 'zod/mini'
import { placeNames } from './names.ts'

const pair = z.tuple([z.int(), z.int()])

/** A league's id. */
export const tournament = z.string().check(z.regex(/^\d{1,18}$/))

/** `v` is 0, 1/2 or 1 and `f` a fraction, as text: of odds o a unit comes back as v + (1 - v) * r * o * f. null: undecided. */
export const grade = z.nullable(z.object({ r: z.union([z.literal(0), z.literal(1)]), v: z.string(), f: z.string() }))

export const seasonRow = z.object({
  tournament: z.string(),
  name: z.string(),
  /** As what a bet names it, with its epoch; absent: nothing was said of the season yet, and nothing is bet on it. */
  event: z.optional(z.string()),
  epoch: z.optional(z.int()),
  matches: z.object({
    played: z.int(),
    void: z.int(),
    open: z.int(),
    /** Pairs of which it is not known that they have met as often as they must. */
    amiss: z.int(),
  }),
  /** Every match is played or void. */
  isComplete: z.boolean(),
  /** A person has confirmed this very table: the markets are settled by it. */
  isFinal: z.boolean(),
  table: z.array(
    z.object({
      side: z.string(),
      name: z.string(),
      /** In the languages in which it is called otherwise. */
      names: placeNames,
      won: z.int(),
      drawn: z.int(),
      lost: z.int(),
      /** Scored and conceded. */
      goals: pair,
      points: z.int(),
      /** The first and the last place of those that are equal in points, difference and goals. */
      places: pair,
    }),
  ),
  markets: z.array(
    z.object({
      /** season.winner, season.top, season.last, season.bottom. */
      market: z.string(),
      /** places=4: how many win. */
      specifiers: z.string(),
      status: z.enum(['active', 'suspended', 'settled']),
      outcomes: z.array(
        z.object({ id: z.string(), name: z.string(), names: placeNames, odds: z.nullable(z.int()), result: grade }),
      ),
    }),
  ),
})
