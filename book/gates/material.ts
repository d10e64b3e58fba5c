/** Which words of a feed change what a bet may lean on. Plain odds do not. */
import { canonical } from '../feed/canonical.ts'
import type { EventState } from '../feed/registers.ts'
import { fixtureOf, holderOf } from '../feed/registers.ts'

/** Of the facts: how the match stands, without its minutes and without what is expected of it. */
function standingOf(state: EventState): unknown {
  const facts = state.facts[holderOf(state)]?.value
  if (!facts) return null
  const { status, clock, scores, goals, reds } = facts
  return [holderOf(state), status, clock?.period, scores, goals, reds, statusesOf(state)]
}

/** Of a feed that prices the match itself: which of its markets are open. */
const statusesOf = (state: EventState): unknown =>
  Object.fromEntries(
    Object.entries(state.markets[holderOf(state)] ?? {}).map(([key, { value }]) => [key, value.status]),
  )

/** May a market be open again, or shut, that was the other before? A stop holds until odds were said after it. */
function areStopsLifted(before: EventState, after: EventState): boolean {
  const saidAt = (state: EventState): number => state.facts[holderOf(state)]?.at ?? -1
  return Object.values(after.stops).some(({ at }) => at >= saidAt(before) && at < saidAt(after))
}

/** Is `after`, which follows from `before` by one message, another match to bet on? */
export function isMaterial(before: EventState, after: EventState): boolean {
  if (before.stops !== after.stops || before.cancels !== after.cancels || before.results !== after.results) return true
  if (before.fixture !== after.fixture || before.changes !== after.changes)
    if (canonical(fixtureOf(before)) !== canonical(fixtureOf(after)) || isCalledOff(before) !== isCalledOff(after))
      return true
  if (before.facts === after.facts && before.markets === after.markets) return false
  return areStopsLifted(before, after) || canonical(standingOf(before)) !== canonical(standingOf(after))
}

const isCalledOff = ({ changes }: EventState): boolean => changes.isCancelled?.value === true
