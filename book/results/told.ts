/** What is known of how a match went, in the words of settlement: by the feed, and over it by the desk. */
import { createHash } from 'node:crypto'
import type { VoidCase } from '@uwanja/contract/fair/voids'
import { VOID_VERSION, voidEffect } from '@uwanja/contract/fair/voids'
import type { FeedFacts } from '@uwanja/providers/feeds/feed'
import type { BookEvent } from '../catalogue/event.ts'
import { canonical } from '../feed/canonical.ts'
import { factsOf, fixtureOf, isCancelled } from '../feed/registers.ts'
import type { Facts, PeriodFacts } from '../markets/settle.ts'
import type { Course } from '../markets/goals-in-order.ts'

export interface MatchResult {
  /**
   * `unplayed`: nothing is told yet, or no longer. `doubtful`: a goal is looked at again, and what the feed led to before stands on.
   * In both nothing is counted.
   */
  readonly stage: 'unplayed' | 'doubtful' | 'said'
  readonly source: 'feed' | 'desk'
  readonly status: string
  readonly facts: Facts
  /** Nothing more comes: what the facts do not decide is void. */
  readonly isRestVoid: boolean
  /** Equal for what says the same. */
  readonly hash: string
}

type Periods = Record<string, PeriodFacts>

const ENDED: ReadonlySet<string> = new Set(['ended', 'closed'])
/** What has become of a match that nothing more is told of. Of any other its play broke off, as far as anybody knows. */
const CASES: Readonly<Partial<Record<string, VoidCase>>> = {
  abandoned: 'abandoned',
  cancelled: 'abandoned',
  'not-started': 'not-started',
  delayed: 'not-started',
}
const HOUR_MS = 3_600_000
/** Markets of a minute stand at every fifth: a result is not said anew for each minute in between. */
const MINUTES = 5

/** The last minute of a half lasts until the half is over: what is added belongs to it. */
const LAST_WHOLE: Readonly<Partial<Record<string, number>>> = { '1h': 44, '2h': 89 }

const measureOf = (key: string): string => key.slice(0, key.indexOf('.'))

/** The second half is what the match has above the first; no goals in all are none in either half. */
function completed(periods: Periods): Periods {
  const match = periods['goals.match']
  if (!match) return periods
  const isGoalless = match.isOver && match.score[0] + match.score[1] === 0
  const first = periods['goals.1h'] ?? (isGoalless ? match : undefined)
  if (!first) return periods
  const second = periods['goals.2h'] ?? {
    score: [match.score[0] - first.score[0], match.score[1] - first.score[1]] as const,
    isOver: match.isOver,
  }
  return { ...periods, 'goals.1h': first, 'goals.2h': second }
}

/** Points decide at the end of their period alone, so that a basket is no news. */
const isNews = ([key, { isOver }]: [string, PeriodFacts]): boolean => measureOf(key) !== 'points' || isOver

function periodsOf(scores: FeedFacts['scores'], isOver: boolean): Periods {
  const all = Object.entries(scores ?? {}).map(([key, one]): [string, PeriodFacts] => [
    key,
    isOver ? { ...one, isOver } : one,
  ])
  return Object.fromEntries(all.filter(isNews).sort(([one], [other]) => (one < other ? -1 : 1)))
}

function courseOf({ goals, clock }: FeedFacts, isOver: boolean): Course {
  const confirmed = (goals ?? []).filter(({ state }) => state === 'confirmed')
  const most = LAST_WHOLE[clock?.period ?? ''] ?? Infinity
  const minute = Math.floor(Math.min(clock?.minute ?? 0, most) / MINUTES) * MINUTES
  return { goals: confirmed.map(({ side, minute: fell }) => ({ side, minute: fell })), isOver, minute }
}

const count = ({ goals }: Course, side: 'home' | 'away'): number => goals.filter((goal) => goal.side === side).length

/** The desk's scores outrank the feed's of the same measure; the feed's order of goals holds where it leads to them. */
function byHand(event: BookEvent, facts: FeedFacts | null, isOver: boolean): Facts {
  const own = event.desk.scores ?? {}
  const named = new Set(Object.keys(own).map(measureOf))
  const others = Object.entries(facts?.scores ?? {}).filter(([key]) => !named.has(measureOf(key)))
  const periods = completed(periodsOf({ ...Object.fromEntries(others), ...own }, isOver))
  const course = facts?.goals && courseOf(facts, isOver)
  const [home, away] = periods['goals.match']?.score ?? []
  const agrees = course && count(course, 'home') === home && count(course, 'away') === away
  return agrees ? { periods, course } : { periods }
}

/** What registers hold, without the moments at which it was said. */
const valuesOf = (registers: Readonly<Record<string, { readonly value: unknown }>>): unknown =>
  Object.fromEntries(Object.entries(registers).map(([key, { value }]) => [key, value]))

/**
 * Is what the facts do not decide void? The hours count from the start that stands now, also of a match that broke off: a feed
 * does not tell when it did, and that was at most a match's length later.
 */
function isRestVoidOf({ place }: BookEvent, status: string, waitedMs: number): boolean {
  const happened = { case: CASES[status] ?? 'interrupted', hours: waitedMs / HOUR_MS }
  // Nothing is decided of what was not played, so that `all` and `undecided` are the same here.
  return voidEffect(VOID_VERSION, place!.sport, happened) !== null
}

function statusOf({ state, desk }: BookEvent, facts: FeedFacts | null, isByHand: boolean): string {
  if (isByHand) return desk.ending ?? 'ended'
  return isCancelled(state) ? 'cancelled' : (facts?.status ?? 'not-started')
}

/** Is anything of the feed's own settlement heard, taken back or not? */
const isSettled = ({ results, cancels }: BookEvent['state']): boolean =>
  Object.keys(results).length + Object.keys(cancels).length > 0

function stageOf(event: BookEvent, facts: FeedFacts | null, status: string): MatchResult['stage'] {
  // Only confirmed goals decide.
  if (facts?.goals?.some((goal) => goal.state === 'review')) return 'doubtful'
  return status === 'not-started' && !isSettled(event.state) ? 'unplayed' : 'said'
}

/** null: nobody has said yet which match it is. */
export function toldOf(event: BookEvent, nowMs: number): MatchResult | null {
  const { state, desk } = event
  const [fixture, facts] = [fixtureOf(state), factsOf(state)?.value ?? null]
  if (!fixture || !event.place) return null
  const isByHand = desk.scores !== undefined || desk.ending !== undefined
  const source = isByHand ? 'desk' : 'feed'
  const status = statusOf(event, facts, isByHand)
  const isRestVoid = isRestVoidOf(event, status, nowMs - Date.parse(fixture.start))
  // What a person says waits for nothing, and what waits too long waits no more.
  const stage = isByHand || isRestVoid ? 'said' : stageOf(event, facts, status)
  const said = stage === 'said' ? factsSaid(event, facts, isByHand, ENDED.has(status)) : { periods: {} }
  const words = [stage, source, status, said, isRestVoid, valuesOf(state.results), valuesOf(state.cancels)]
  const hash = createHash('sha256').update(canonical(words)).digest('base64url')
  return { stage, source, status, facts: said, isRestVoid, hash }
}

function factsSaid(event: BookEvent, facts: FeedFacts | null, isByHand: boolean, isOver: boolean): Facts {
  if (isByHand) return byHand(event, facts, isOver)
  const periods = completed(periodsOf(facts?.scores, isOver))
  return facts?.goals ? { periods, course: courseOf(facts, isOver) } : { periods }
}
