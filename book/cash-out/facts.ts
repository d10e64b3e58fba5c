/** What a cash-out rested on, and whether it was taken back since. */
import { factsOf } from '../feed/registers.ts'
import type { BookEvent } from '../catalogue/event.ts'
import type { Known } from './futures.ts'

interface Standing {
  /** Goals that were confirmed. */
  readonly goals: readonly string[]
  readonly scores: Readonly<Record<string, readonly [number, number]>>
}
export type Standings = Readonly<Record<string, Standing>>

function standing({ state }: BookEvent): Standing {
  const { goals = [], scores = {} } = factsOf(state)?.value ?? {}
  return {
    goals: goals.flatMap(({ id, state: said }) => (said === 'confirmed' ? [id] : [])),
    scores: Object.fromEntries(Object.entries(scores).map(([period, { score }]) => [period, score])),
  }
}

export function standingOf({ catalogue }: Pick<Known, 'catalogue'>, events: readonly string[]): Standings {
  const found = events.flatMap((id) => catalogue.event(id) ?? [])
  return Object.fromEntries(found.map((event) => [event.id, standing(event)]))
}

/** Is a goal gone, or a score lower than it was? */
export function isTakenBack(before: Standings, now: Standings): boolean {
  return Object.entries(before).some(([event, { goals, scores }]) => {
    const later = now[event]
    if (!later) return false
    const isGoalGone =
      later.goals.length > 0 || goals.length > 0 ? goals.some((id) => !later.goals.includes(id)) : false
    const isLower = Object.entries(scores).some(([period, [home, away]]) => {
      const [laterHome, laterAway] = later.scores[period] ?? [home, away]
      return laterHome < home || laterAway < away
    })
    return isGoalGone || isLower
  })
}
