/** The chain by minute once more, for what hangs on the lead alone: a line of leads instead of a table of scores. */
import type { Minutes } from './chain.ts'
import { CUT, placeOf, placeOfGoalless, STEPS } from './chain.ts'
import { MINUTES_PER_HALF } from './intensity.ts'

interface Begin {
  readonly minute: number
  readonly score: readonly [home: number, away: number]
}

const LAST = 2 * MINUTES_PER_HALF
/** Leads further from 0 than this count as this: they are reached once in a billion matches and never given up again. */
export const FAR = 30
const ACROSS = 2 * FAR + 1
/** What each step does to home's lead. */
const MOVES = Int8Array.from(STEPS, ([i, j]) => i - j)
const near = (lead: number): number => (lead > FAR ? FAR : lead < -FAR ? -FAR : lead)

/** How home may lead at the beginning of each minute, by how likely it is; those of minute 90 are those of the end. */
export interface Leads {
  /** From -FAR to FAR, without what is still goalless. */
  at(minute: number): Float64Array
  /** That nothing was scored until then. */
  goalless(minute: number): number
}

interface Walked {
  readonly minute: number
  readonly lead: number
  readonly isGoalless: boolean
  readonly leads: Leads
}

const WALKED = new WeakMap<Minutes, Walked>()

/** Every minute from where a match stands. How goals fall hangs on the lead and on whether there was one: nothing else is kept. */
export function leadsFrom(minutes: Minutes, { minute, score: [home, away] }: Begin): Leads {
  const [lead, isGoalless] = [near(home - away), home + away === 0]
  const known = WALKED.get(minutes)
  if (known?.minute === minute && known.lead === lead && known.isGoalless === isGoalless) return known.leads
  const leads = walkOn(minutes, minute, lead, isGoalless)
  WALKED.set(minutes, { minute, lead, isGoalless, leads })
  return leads
}

function walkOn(minutes: Minutes, from: number, start: number, isGoalless: boolean): Leads {
  const all = new Float64Array((LAST + 1) * ACROSS)
  const goalless = new Float64Array(LAST + 1)
  if (isGoalless) goalless[from] = 1
  else all[from * ACROSS + start + FAR] = 1
  for (let minute = from; minute < LAST; minute++) {
    const here = minute * ACROSS + FAR
    for (let lead = -FAR; lead <= FAR; lead++) {
      const chance = all[here + lead]!
      if (chance >= CUT) moveLead(all, here + ACROSS, lead, chance, minutes.byLead, placeOf(minute, lead), 0)
    }
    const [still, place] = [goalless[minute]!, placeOfGoalless(minute)]
    moveLead(all, here + ACROSS, 0, still, minutes.goalless, place, 1)
    goalless[minute + 1] = still * minutes.goalless[place]!
  }
  return {
    at: (minute) => all.subarray(minute * ACROSS, (minute + 1) * ACROSS),
    goalless: (minute) => goalless[minute]!,
  }
}

/** `next` is where the next minute's level score stands; steps before `first` are somebody else's. */
function moveLead(
  into: Float64Array,
  next: number,
  lead: number,
  chance: number,
  rates: Float64Array,
  place: number,
  first: 0 | 1,
): void {
  for (let step = first; step < MOVES.length; step++)
    into[next + near(lead + MOVES[step]!)]! += chance * rates[place + step]!
}

/**
 * Walks as `leadsFrom` does, but `tell` says which part of each way goes on (1 all, 0 none). Gives back the leads of home at the
 * end, from -FAR to FAR.
 */
export function walk(
  minutes: Minutes,
  { minute: from, score }: Begin,
  tell: (lead: number, step: number, chance: number) => number,
): Float64Array {
  let [leads, next] = [new Float64Array(ACROSS), new Float64Array(ACROSS)]
  const isGoalless = score[0] + score[1] === 0
  let goalless = isGoalless ? 1 : 0
  if (!isGoalless) leads[near(score[0] - score[1]) + FAR] = 1
  const moveOn = (lead: number, here: number, rates: Float64Array, place: number): void => {
    for (let step = 1; step < MOVES.length; step++) {
      const chance = here * rates[place + step]!
      next[near(lead + MOVES[step]!) + FAR]! += chance * tell(lead, step, chance)
    }
  }
  for (let minute = from; minute < LAST; minute++) {
    for (let lead = -FAR; lead <= FAR; lead++) {
      const here = leads[lead + FAR]!
      leads[lead + FAR] = 0
      if (here < CUT) continue
      const place = placeOf(minute, lead)
      next[lead + FAR]! += here * minutes.byLead[place]!
      moveOn(lead, here, minutes.byLead, place)
    }
    const place = placeOfGoalless(minute)
    if (goalless > 0) moveOn(0, goalless, minutes.goalless, place)
    goalless *= minutes.goalless[place]!
    ;[leads, next] = [next, leads]
  }
  leads[FAR]! += goalless
  return leads
}
