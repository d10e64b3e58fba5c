/** What something is called in other languages. */
import * as z from 'zod/mini'

const name = z.string().check(z.minLength(1), z.maxLength(120))

/** By language. */
export const placeNames = z.object({ en: z.optional(name), sw: z.optional(name), zh: z.optional(name) })

/** In the languages in which a side is called otherwise; absent where both are called the same everywhere. */
export const sideNames = z.optional(z.object({ home: placeNames, away: placeNames }))

const called = z.object({ name: z.string(), names: placeNames })

/** Of a pick on the end of a season, which has no two sides: its league, and the side that was picked. */
export const seasonPick = z.optional(z.object({ league: called, side: called }))
