/** An event as the book holds it in memory: what was heard of it, what traders set, and where it belongs. */
import type { FeedFacts, Producer } from '@uwanja/providers/feeds/feed'
import type { ProducerState } from '../feed/producer.ts'
import { whyDown } from '../feed/producer.ts'
import type { EventState } from '../feed/registers.ts'
import { factsOf, fixtureOf, holderOf, isCancelled, isStopped } from '../feed/registers.ts'
import type { Group, MarketRow, Sport } from '../markets/table.ts'
import type { Tier } from '../pricing/price.ts'

/** What traders set over what a feed says. */
export interface DeskWord {
  readonly total?: number
  readonly supremacy?: number
  readonly margins?: Readonly<Partial<Record<Group, number>>>
  readonly isSuspended?: boolean
  /** Ids of markets. */
  readonly suspended?: readonly string[]
  /** The final score by period, entered by hand where no feed tells it. */
  readonly scores?: FeedFacts['scores']
}

export interface Place {
  readonly sport: Sport
  readonly category: string
  readonly tournament: string
  readonly tournamentId: string
  readonly tier: Tier
}

export interface BookEvent {
  readonly id: string
  readonly source: string
  readonly sourceId: string
  readonly revision: bigint
  readonly state: EventState
  readonly desk: DeskWord
  /** null: its fixture was not heard yet. */
  readonly place: Place | null
}

/** What people bring has no clock and no line that could break; it ends with its start. */
export const IMPORTED = 'import:'
export const isImported = ({ source }: BookEvent): boolean => source.startsWith(IMPORTED)

/** A status after which nothing is bet on any more. */
const OVER: ReadonlySet<string> = new Set(['ended', 'closed', 'cancelled', 'postponed', 'abandoned'])
const PAUSED: ReadonlySet<string> = new Set(['suspended', 'delayed', 'interrupted'])

export type Phase = 'before' | 'live' | 'over'

export function phaseOf({ state, desk }: BookEvent): Phase {
  if (isCancelled(state) || desk.scores) return 'over'
  const facts = factsOf(state)?.value
  if (facts && OVER.has(facts.status)) return 'over'
  return holderOf(state) === 'live' ? 'live' : 'before'
}

/** Why no bet on the event is taken; the first that holds. */
export type Shut =
  'no-fixture' | 'over' | 'started' | 'feed' | 'not-named' | 'paused' | 'review' | 'stopped' | 'desk' | 'pricing'

export interface Circumstances {
  readonly producers: Readonly<Record<Producer, ProducerState>>
  readonly nowMs: number
  /** `all`, `sport:football`. */
  readonly halts: ReadonlySet<string>
}

/** null: bets on it are taken, as far as single markets are open. */
export function whyShut(event: BookEvent, { producers, nowMs, halts }: Circumstances): Shut | null {
  const { state, desk, place } = event
  const [fixture, facts, phase] = [fixtureOf(state), factsOf(state), phaseOf(event)]
  if (!place || !fixture || !facts) return 'no-fixture'
  if (phase === 'over') return 'over'
  if (!isImported(event)) {
    const producer = producers[holderOf(state)]
    if (whyDown(producer, nowMs) !== null) return 'feed'
    // After a break only what was named again opens.
    if (facts.at <= producer.reopensAfterMs) return 'not-named'
  }
  // Its start has passed and the live producer has not spoken: pre-match bets end, live ones have not begun.
  if (phase === 'before' && Date.parse(fixture.start) <= nowMs) return 'started'
  if (PAUSED.has(facts.value.status)) return 'paused'
  if (facts.value.goals?.some((goal) => goal.state === 'review')) return 'review'
  if (isStopped(state, 'all', facts.at)) return 'stopped'
  return desk.isSuspended || halts.has('all') || halts.has(`sport:${place.sport}`) ? 'desk' : null
}

/** Is this market shut, while its event is not? */
export function isMarketShut({ state, desk }: BookEvent, row: MarketRow): boolean {
  const facts = factsOf(state)
  return (desk.suspended ?? []).includes(row.id) || isStopped(state, row.group, facts?.at ?? 0)
}
