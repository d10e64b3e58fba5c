/** What a limit is, and the one rule that says how long to wait under it, whoever counted. Pure. */

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

export interface Count {
  readonly tries: number
  /** Seconds since the newest of the counted tries; null when there are none. */
  readonly newestS: number | null
  readonly oldestS: number | null
}

/** Subjects of everyone at once: counted in the database without waiting for each other, because a lock would queue the house. */
export const EVERYONE = 'everyone'

/** A limit as a table that a place without our code (a script in Redis) can follow too. */
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

/** Seconds still to wait under one limit; zero or less when the try is free. */
export function waitUnder(limit: Limit, count: Count): number {
  const { free, waitsS, from } = planOf(limit)
  if (count.tries < free) return 0
  const wholeWaitS = waitsS[Math.min(count.tries - free, waitsS.length - 1)]!
  return wholeWaitS - ((from === 'newest' ? count.newestS : count.oldestS) ?? 0)
}
