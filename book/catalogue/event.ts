/** An event as the book holds it in memory: what was heard of it, what traders set, and where it belongs. */
import { leastHours, VOID_VERSION } from '@uwanja/contract/fair/voids'
import type { PlaceNames } from '@uwanja/i18n/book-places'
import type { FeedFacts, Producer } from '@uwanja/providers/feeds/feed'
import type { ProducerState } from '../feed/producer.ts'
import { whyDown } from '../feed/producer.ts'
import type { EventState } from '../feed/registers.ts'
import { factsOf, fixtureOf, holderOf, isCancelled, isStopped } from '../feed/registers.ts'
import type { Group, MarketRow, Sport } from '../markets/table.ts'
import type { Tier } from '../pricing/price.ts'
import type { NamedSides } from './names.ts'

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
  /** How it ended, said by hand; absent beside scores: it was played to its end. */
  readonly ending?: 'abandoned' | 'cancelled'
}

export interface Place extends NamedSides {
  readonly sport: Sport
  readonly category: string
  readonly tournament: string
  /** In the languages in which they are called otherwise. */
  readonly names: { readonly category: PlaceNames; readonly tournament: PlaceNames }
  readonly tournamentId: string
  readonly tier: Tier
}

/** Odds that a trader has set on the end of a season. */
export interface SeasonLine {
  readonly market: string
  readonly specifiers: string
  /** By side, in thousandths. */
  readonly odds: Readonly<Record<string, number>>
  readonly isSuspended: boolean
  readonly setAt: string
  /** The first match of the league after they were set; null: none is known, and nothing is open. */
  readonly closesAt: string | null
}

export interface Named {
  readonly name: string
  readonly names: PlaceNames
}

/** Of a season, which is bet on like a match and is none. */
export interface SeasonWord {
  readonly isOfFeed: boolean
  /** When its last match begins that is known; null: it has none. */
  readonly endsAt: string | null
  readonly sides: Readonly<Record<string, Named>>
  readonly lines: readonly SeasonLine[]
}

/** Where seasons stand among the sources of events. */
export const SEASON = 'season'

export interface BookEvent {
  readonly id: string
  readonly source: string
  readonly sourceId: string
  readonly revision: bigint
  readonly state: EventState
  readonly desk: DeskWord
  /** Of its gate: raised by every change that a bet may not span. */
  readonly epoch: number
  /** null: its fixture was not heard yet. */
  readonly place: Place | null
  /** Absent: it is a match. */
  readonly season?: SeasonWord
}

/** To lay beside its sides' names. */
export const sideNamesOf = ({ place }: Pick<BookEvent, 'place'>): NamedSides =>
  place?.sideNames ? { sideNames: place.sideNames } : {}

/** What people bring has no clock and no line that could break; it ends with its start. */
export const IMPORTED = 'import:'
export const isImported = ({ source }: BookEvent): boolean => source.startsWith(IMPORTED)

/** A status after which nothing is bet on any more. */
const OVER: ReadonlySet<string> = new Set(['ended', 'closed', 'cancelled', 'abandoned'])
/** What is put off begins another day, also when it had begun. */
const AHEAD: ReadonlySet<string> = new Set(['not-started', 'postponed'])
const PAUSED: ReadonlySet<string> = new Set(['suspended', 'delayed', 'interrupted', 'postponed'])

export type Phase = 'before' | 'live' | 'over'

export function phaseOf({ state, desk }: BookEvent): Phase {
  if (isCancelled(state) || desk.scores || desk.ending) return 'over'
  const facts = factsOf(state)?.value
  if (facts && OVER.has(facts.status)) return 'over'
  if (facts && AHEAD.has(facts.status)) return 'before'
  return holderOf(state) === 'live' ? 'live' : 'before'
}

/** Why no bet on the event is taken; the first that holds. */
export type Shut =
  | 'no-fixture'
  | 'over'
  | 'started'
  | 'feed'
  | 'not-named'
  | 'paused'
  | 'review'
  | 'stopped'
  | 'desk'
  | 'pricing'

export interface Circumstances {
  readonly producers: Readonly<Record<Producer, ProducerState>>
  readonly nowMs: number
  /** `all`, `sport:football`. */
  readonly halts: ReadonlySet<string>
  /** Up to when the prices of this process follow what is stored. */
  readonly pricedAtMs: number
  /** Events that could not be priced, with the revision at which that was so. */
  readonly unpriced: ReadonlyMap<string, bigint>
}

/** Prices that are further behind their inputs are none. */
export const MOST_BEHIND_MS = { live: 2000, before: 60_000 } as const

const HOUR_MS = 3_600_000
const OVER_HOURS = 24
/** Whatever it is, it is decided or void after the hours of the void table, and stays for a day more. */
export const KEPT_HOURS = leastHours(VOID_VERSION) + OVER_HOURS

/** Nobody's any more: it is let go from memory, and still found in the database. */
export function isPast(event: BookEvent, nowMs: number): boolean {
  const startMs = Date.parse(fixtureOf(event.state)?.start ?? '')
  // Without a fixture nothing but the producer's own moments is known of it.
  const sinceMs = Number.isNaN(startMs) ? (factsOf(event.state)?.at ?? nowMs) : startMs
  return nowMs - sinceMs > (phaseOf(event) === 'over' ? OVER_HOURS : KEPT_HOURS) * HOUR_MS
}

/** null: bets on it are taken, as far as single markets are open. */
export function whyShut(event: BookEvent, circumstances: Circumstances): Shut | null {
  const { producers, nowMs, halts } = circumstances
  const { state, desk, place } = event
  const [fixture, facts, phase] = [fixtureOf(state), factsOf(state), phaseOf(event)]
  if (!place || !fixture) return 'no-fixture'
  if (phase === 'over') return 'over'
  if (!facts) return 'no-fixture'
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
  if (desk.isSuspended || halts.has('all') || halts.has(`sport:${place.sport}`)) return 'desk'
  return isPricingStalled(event, circumstances) ? 'pricing' : null
}

function isPricingStalled(event: BookEvent, { nowMs, pricedAtMs, unpriced }: Circumstances): boolean {
  const most = phaseOf(event) === 'live' ? MOST_BEHIND_MS.live : MOST_BEHIND_MS.before
  return unpriced.get(event.id) === event.revision || nowMs - pricedAtMs > most
}

/** Is this market shut, while its event is not? `saidAtMs`: when a feed that prices the event itself named it; null: we do. */
export function isMarketShut(
  event: BookEvent,
  { row, saidAtMs }: { readonly row: MarketRow; readonly saidAtMs: number | null },
  { producers }: Circumstances,
): boolean {
  const { state, desk } = event
  // What a recovery does not name stays shut, whatever else of its match it names.
  const isUnnamed = saidAtMs !== null && saidAtMs <= producers[holderOf(state)].reopensAfterMs
  return (
    (isUnnamed && !isImported(event)) ||
    (desk.suspended ?? []).includes(row.id) ||
    isStopped(state, row.group, saidAtMs ?? factsOf(state)?.at ?? 0)
  )
}
