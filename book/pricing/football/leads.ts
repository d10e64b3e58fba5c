/** The chain by minute once more, for what hangs on the lead alone: a line of leads instead of a table of scores. */
import type { Minutes } from './chain.ts'
import { CUT, STEPS, stepsAt } from './chain.ts'

interface Begin {
  readonly minute: number
  readonly score: readonly [home: number, away: number]
}

/** Leads further from 0 than this count as this: they are reached once in a billion matches and never given up again. */
export const FAR = 30
const ACROSS = 2 * FAR + 1
/** What each step does to home's lead. */
const MOVES = Int8Array.from(STEPS, ([i, j]) => i - j)

/**
 * Walks through every minute and every way in which its goals may fall. How goals fall hangs on the lead and on whether there
 * was one, so that is all that the walk keeps. `tell` says which part of a way goes on (1 all, 0 none). Gives back the leads
 * of home at the end of minute `until`, from -FAR to FAR.
 */
export function walk(
  minutes: Minutes,
  { minute: from, score }: Begin,
  until: number,
  tell: (lead: number, step: number, chance: number, minute: number) => number,
): Float64Array {
  let [leads, next] = [new Float64Array(ACROSS), new Float64Array(ACROSS)]
  const isGoalless = score[0] + score[1] === 0
  let goalless = isGoalless ? 1 : 0
  if (!isGoalless) leads[score[0] - score[1] + FAR] = 1
  const moveOn = (lead: number, here: number, rates: Float64Array, minute: number): void => {
    for (let step = 1; step < MOVES.length; step++) {
      const chance = here * rates[step]!
      const to = lead + MOVES[step]!
      next[(to > FAR ? FAR : to < -FAR ? -FAR : to) + FAR]! += chance * tell(lead, step, chance, minute)
    }
  }
  for (let minute = from; minute < until; minute++) {
    for (let lead = -FAR; lead <= FAR; lead++) {
      const here = leads[lead + FAR]!
      leads[lead + FAR] = 0
      if (here < CUT) continue
      const rates = stepsAt(minutes, minute, lead, 'some')
      next[lead + FAR]! += here * rates[0]!
      moveOn(lead, here, rates, minute)
    }
    const rates = stepsAt(minutes, minute, 0, 'none')
    moveOn(0, goalless, rates, minute)
    goalless *= rates[0]!
    ;[leads, next] = [next, leads]
  }
  leads[FAR]! += goalless
  return leads
}
