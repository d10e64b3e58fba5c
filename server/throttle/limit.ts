/** What a limit is, and the plan of its waits, whoever counts. Pure. */

/** What is counted: the kind of a try and whose it is. Never what was typed. */
export interface Subject {
  readonly kind: string
  readonly subject: string
}

/** At most so many in a window. */
export interface Cap extends Subject {
  readonly most: number
  readonly windowS: number
}

/** So many are free in a window; after each one more the wait doubles. */
export interface Slowdown extends Subject {
  readonly free: number
  readonly windowS: number
  readonly firstWaitS: number
  readonly longestWaitS: number
}

export type Limit = Cap | Slowdown

/** Subjects of everyone at once: counted in the database without waiting for each other, because a lock would queue the house. */
export const EVERYONE = 'everyone'

/** A limit as a table that places without our code (a script in Redis, a function in the database) can follow. */
export interface Plan {
  readonly windowS: number
  readonly free: number
  /** How many tries must be counted to know the answer: beyond them, more make no difference. */
  readonly most: number
  /** Whole waits after `free`, `free` + 1, … tries; the last one for all beyond. */
  readonly waitsS: readonly number[]
  /** From which of the counted tries the wait runs. */
  readonly from: 'newest' | 'oldest'
}

export function planOf(limit: Limit): Plan {
  const { windowS } = limit
  if (!('free' in limit)) return { windowS, free: limit.most, most: limit.most, waitsS: [windowS], from: 'oldest' }
  const { free, firstWaitS, longestWaitS } = limit
  const doublings = Math.ceil(Math.log2(longestWaitS / firstWaitS))
  const waitsS = Array.from({ length: doublings + 1 }, (_, n) => Math.min(longestWaitS, firstWaitS * 2 ** n))
  return { windowS, free, most: free + doublings + 1, waitsS, from: 'newest' }
}
