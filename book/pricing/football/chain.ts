/**
 * The Markov chain by minute: how the distribution of scores moves while the match is played. Within a minute the rates
 * are those of its beginning, and each side scores a Poisson number of goals; more than three goals in one minute (about
 * one minute in thirty million) count as three. So the sum of all probabilities stays 1 but for what is cut below.
 */
import type { Rates, Reds, Shape } from './intensity.ts'
import { LEADS, MINUTES_PER_HALF, ratesAt } from './intensity.ts'

/** Probabilities below it are dropped and counted, never spread over the rest. */
export const CUT = 1e-15
/** More goals than a side ever scores: at 15 expected goals of one side a score above it has a probability below 1e-9. */
export const MOST_GOALS = 44
const ACROSS = MOST_GOALS + 1

/** Goals of home and away that may fall in one minute, and the divisor of their Poisson probabilities. */
export const STEPS = [
  [0, 0, 1],
  [1, 0, 1],
  [0, 1, 1],
  [1, 1, 1],
  [2, 0, 2],
  [0, 2, 2],
  [2, 1, 2],
  [1, 2, 2],
  [3, 0, 6],
  [0, 3, 6],
] as const

/** How often each of `STEPS` happens: by minute, then by lead, then by step. `goalless` is the row of 0-0. */
export interface Minutes {
  readonly byLead: Float64Array
  readonly goalless: Float64Array
}

const LEAD_CLASSES = LEADS.length

function fill(into: Float64Array, at: number, { home, away }: Rates): void {
  const none = Math.exp(-home - away)
  let all = 0
  for (let step = 0; step < STEPS.length; step++) {
    const [i, j, divisor] = STEPS[step]!
    let chance = none / divisor
    for (let goal = 0; goal < i; goal++) chance *= home
    for (let goal = 0; goal < j; goal++) chance *= away
    into[at + step] = chance
    all += chance
  }
  // Four goals and more count as three of the side that scores more.
  into[at + (home > away ? 8 : 9)]! += Math.max(0, 1 - all)
}

/** All minutes of a match at these rates. They are made once and serve every walk through the match. */
export function minutesOf(base: Rates, shape: Shape, reds: Reds): Minutes {
  const length = 2 * MINUTES_PER_HALF
  const byLead = new Float64Array(length * LEAD_CLASSES * STEPS.length)
  const goalless = new Float64Array(length * STEPS.length)
  for (let minute = 0; minute < length; minute++) {
    LEADS.forEach((lead, index) => {
      const at = (minute * LEAD_CLASSES + index) * STEPS.length
      fill(byLead, at, ratesAt(base, shape, reds, minute, lead, 'some'))
    })
    fill(goalless, minute * STEPS.length, ratesAt(base, shape, reds, minute, 0, 'none'))
  }
  return { byLead, goalless }
}

const STEP_COUNT = STEPS.length

/** Where the chances of `STEPS` in a minute at a lead of home's stand in `byLead`. */
export function placeOf(minute: number, lead: number): number {
  return (minute * LEAD_CLASSES + (lead > 2 ? 4 : lead < -2 ? 0 : lead + 2)) * STEP_COUNT
}

/** The same in `goalless`. */
export function placeOfGoalless(minute: number): number {
  return minute * STEP_COUNT
}

/** The chances of `STEPS` in a minute at a lead of home's, and in one of a match without a goal so far. */
export function stepsAt(minutes: Minutes, minute: number, lead: number, scored: 'none' | 'some'): Float64Array {
  const [rates, at] =
    scored === 'none' ? [minutes.goalless, placeOfGoalless(minute)] : [minutes.byLead, placeOf(minute, lead)]
  return rates.subarray(at, at + STEP_COUNT)
}

/** `STEPS`, one after the other: the innermost of all that prices cost. */
function moveOn(next: Float64Array, from: number, chance: number, rates: Float64Array, at: number): void {
  next[from]! += chance * rates[at]!
  next[from + ACROSS]! += chance * rates[at + 1]!
  next[from + 1]! += chance * rates[at + 2]!
  next[from + ACROSS + 1]! += chance * rates[at + 3]!
  next[from + 2 * ACROSS]! += chance * rates[at + 4]!
  next[from + 2]! += chance * rates[at + 5]!
  next[from + 2 * ACROSS + 1]! += chance * rates[at + 6]!
  next[from + ACROSS + 2]! += chance * rates[at + 7]!
  next[from + 3 * ACROSS]! += chance * rates[at + 8]!
  next[from + 3]! += chance * rates[at + 9]!
}

/** Goals of home and away as a square table, moved on minute by minute. */
export class Scores {
  private table = new Float64Array(ACROSS * ACROSS)
  private next = new Float64Array(ACROSS * ACROSS)
  private home: number
  private away: number
  private readonly cut: number

  /**
   * All probability on one score. `cut` is what is dropped on the way: CUT over what this walk will be weighed with.
   */
  constructor(start: readonly [home: number, away: number], { cut = CUT }: { cut?: number } = {}) {
    ;[this.home, this.away] = start
    this.cut = cut
    this.table[this.home * ACROSS + this.away] = 1
  }

  /**
   * One minute on. `lead` is what home led by where this walk began to count at 0-0; null when the walk counts the true
   * score, where a goalless one is told apart.
   */
  minuteOn(minutes: Minutes, minute: number, lead: number | null): void {
    const { table, next, cut, away: width } = this
    let [home, away] = [0, 0]
    for (let h = 0; h <= this.home; h++) {
      for (let a = 0; a <= width; a++) {
        const from = h * ACROSS + a
        const chance = table[from]!
        if (chance === 0) continue
        table[from] = 0
        if (chance < cut) continue
        if (lead === null && h + a === 0) moveOn(next, from, chance, minutes.goalless, placeOfGoalless(minute))
        else moveOn(next, from, chance, minutes.byLead, placeOf(minute, h - a + (lead ?? 0)))
        if (h > home) home = h
        if (a > away) away = a
      }
    }
    // The table has three rows and columns to spare beyond what is ever kept.
    this.home = Math.min(home + 3, MOST_GOALS - 3)
    this.away = Math.min(away + 3, MOST_GOALS - 3)
    this.table = next
    this.next = table
  }

  /** Every score that has any probability worth keeping. */
  each(tell: (home: number, away: number, chance: number) => void): void {
    for (let home = 0; home <= this.home; home++) {
      for (let away = 0; away <= this.away; away++) {
        const chance = this.table[home * ACROSS + away]!
        if (chance >= this.cut) tell(home, away, chance)
      }
    }
  }
}
