/** Goals that somebody orders: a match that is played has one more from then on, as if it had always been going to fall. */
import type { GoalSide } from '@uwanja/contract/world/feed'
import type { Book } from '@uwanja/runtime/books'
import { matchOf } from './matches.ts'
import type { Fixture, OrderedGoal } from './schedule.ts'

/** What was ordered is kept: a kill takes no goal back. */
export interface OrderedRow {
  /** The match. */
  readonly id: string
  readonly goals: readonly OrderedGoal[]
}
export type KeptGoals = Pick<Book<OrderedRow>, 'get' | 'put'>

export function openOrderedGoals(kept: KeptGoals) {
  const withOrdered = (fixture: Fixture): Fixture => {
    const row = kept.get(fixture.id)
    return row ? { ...fixture, ordered: row.goals } : fixture
  }
  return {
    withOrdered,
    /** Falls a moment from now, so that it was told of nowhere. False: football is not being played there. */
    order(fixture: Fixture, side: GoalSide, nowMs: number): boolean {
      const { id, league, replayed, startMs } = fixture
      if (league.sport !== 'football' || replayed) return false
      const at = Math.ceil(((nowMs - startMs) * league.speed) / 1000) + 1
      const { status, clock } = matchOf(fixture).factsAt(startMs + (at * 1000) / league.speed)
      if (status !== 'live' || !clock?.isRunning) return false
      kept.put({ id, goals: [...(kept.get(id)?.goals ?? []), { side, at }] })
      return true
    },
  }
}
