/** Probabilities of the markets on the order and the minutes of goals, from the same chain as the joint. */
import type { Standing } from './joint.ts'
import { MINUTES } from './joint.ts'
import type { Minutes } from './chain.ts'
import { placeOf, placeOfGoalless, STEPS, stepsAt } from './chain.ts'
import { FAR, leadsFrom, walk } from './leads.ts'

/** What the chain must know beyond the score: leads that were reached, and who scored last. */
export interface Before {
  readonly greatestHomeLead: number
  readonly greatestAwayLead: number
  readonly lastGoal: 'home' | 'away' | null
}

export const NOTHING_BEFORE: Before = { greatestHomeLead: 0, greatestAwayLead: 0, lastGoal: null }

interface Sides {
  readonly home: number
  readonly none: number
  readonly away: number
}

/** Who scores the next goal: the score does not change until then, so the rates are those of the score now. */
export function nextGoal(minutes: Minutes, { minute: from, score: [home, away] }: Standing): Sides {
  let [alive, byHome, byAway] = [1, 0, 0]
  for (let minute = from; minute < MINUTES; minute++) {
    const steps = stepsAt(minutes, minute, home - away, home + away === 0 ? 'none' : 'some')
    // The first of a minute's goals falls to the sides as their rates stand to each other, and so do single goals.
    const byOne = steps[1]! + steps[2]!
    const ended = alive * (1 - steps[0]!)
    byHome += (ended * steps[1]!) / byOne
    byAway += (ended * steps[2]!) / byOne
    alive -= ended
  }
  return { home: byHome, none: alive, away: byAway }
}

/** Home win, draw and away win of the score at the end of a minute (10 or 15, say). */
export function atMinute(
  minutes: Minutes,
  standing: Standing,
  minute: number,
): readonly [home: number, draw: number, away: number] {
  const leads = leadsFrom(minutes, standing)
  const found: [number, number, number] = [0, leads.goalless(minute), 0]
  leads.at(minute).forEach((chance, at) => {
    found[at > FAR ? 0 : at === FAR ? 1 : 2] += chance
  })
  return found
}

/** Of all orders of `own` goals for and `other` against, the share in which the lead reaches `need` at some moment. */
export function shareThatReaches(own: number, other: number, need: number): number {
  if (need <= 0) return 1
  if (own < need) return 0
  const all = own + other
  const first = own / all
  return (
    first * shareThatReaches(own - 1, other, need - 1) +
    (other > 0 ? (1 - first) * shareThatReaches(own, other - 1, need + 1) : 0)
  )
}

/** `shareThatReaches` of a minute's ways, by how much is still needed (1 to 3; more than three goals fall in no minute). */
const SHARES = [1, 2, 3].map((need) =>
  STEPS.map(([i, j]) => [shareThatReaches(i, j, need), shareThatReaches(j, i, need)] as const),
)

/** That a side leads by `lead` at some moment, or wins at the end. */
export function leadsOrWins(
  minutes: Minutes,
  standing: Standing,
  before: Before,
  side: 'home' | 'away',
  lead: number,
): number {
  const isHome = side === 'home'
  if ((isHome ? before.greatestHomeLead : before.greatestAwayLead) >= lead) return 1
  let reached = 0
  const own = isHome ? 0 : 1
  const left = walk(minutes, standing, (now, step, chance) => {
    const need = lead - (isHome ? now : -now)
    const share = SHARES[need - 1]?.[step]![own] ?? 0
    reached += chance * share
    return 1 - share
  })
  left.forEach((chance, at) => {
    if (isHome ? at > FAR : at < FAR) reached += chance
  })
  return reached
}

/** That nobody scores from a minute to the end, by lead -2 to 2. */
function quietFrom(minutes: Minutes, from: number): (lead: number, minute: number) => number {
  const tables = [-2, -1, 0, 1, 2].map((lead) => {
    const quiet = new Float64Array(MINUTES + 1)
    quiet[MINUTES] = 1
    for (let minute = MINUTES - 1; minute >= from; minute--)
      quiet[minute] = quiet[minute + 1]! * stepsAt(minutes, minute, lead, 'some')[0]!
    return quiet
  })
  return (lead, minute) => tables[lead > 2 ? 4 : lead < -2 ? 0 : lead + 2]![minute]!
}

/** Who scores the last goal of the match; `none` when there is no goal at all. */
export function lastGoal(minutes: Minutes, standing: Standing, before: Before): Sides {
  const quiet = quietFrom(minutes, standing.minute)
  const leads = leadsFrom(minutes, standing)
  let [byHome, byAway] = [0, 0]
  const tell = (lead: number, here: number, rates: Float64Array, place: number, minute: number): void => {
    for (let step = 1; step < STEPS.length; step++) {
      const [i, j] = STEPS[step]!
      const last = here * rates[place + step]! * quiet(lead + i - j, minute + 1)
      byHome += (last * i) / (i + j)
      byAway += (last * j) / (i + j)
    }
  }
  for (let minute = standing.minute; minute < MINUTES; minute++) {
    leads.at(minute).forEach((here, at) => {
      if (here > 0) tell(at - FAR, here, minutes.byLead, placeOf(minute, at - FAR), minute)
    })
    tell(0, leads.goalless(minute), minutes.goalless, placeOfGoalless(minute), minute)
  }
  const rest = nextGoal(minutes, standing).none
  return {
    home: byHome + (before.lastGoal === 'home' ? rest : 0),
    none: before.lastGoal === null ? rest : 0,
    away: byAway + (before.lastGoal === 'away' ? rest : 0),
  }
}
