/**
 * What a feed has said of one event, kept so that the order of its messages does not matter: every statement is a register
 * that the newest of the producer's moments wins, and a repeat changes nothing. So duplicates, reordering, a recovery beside
 * the stream and a kill between two messages all end in the same state.
 */
import type { EventMessage, FeedEvent, FeedFacts, FeedMarket, FeedResult, Producer } from '@uwanja/providers/feeds/feed'
import { canonical } from './canonical.ts'

/** A value and the producer's moment at which it was said. */
export interface Register<Value> {
  readonly at: number
  readonly value: Value
}

interface Cancel {
  readonly startMs: number | null
  readonly endMs: number | null
  readonly supersededBy: string | null
}

type ByMarket<Value> = Readonly<Record<string, Register<Value>>>

export interface EventState {
  readonly fixture: Register<FeedEvent> | null
  readonly changes: Readonly<Partial<Record<'start' | 'isCancelled' | 'format' | 'coverage', Register<unknown>>>>
  readonly facts: Readonly<Partial<Record<Producer, Register<FeedFacts>>>>
  /** By producer, then `market?specifiers`. */
  readonly markets: Readonly<Partial<Record<Producer, ByMarket<FeedMarket>>>>
  /** The last stop of each group, `all` among them. */
  readonly stops: ByMarket<true>
  /** By `market?specifiers/outcome`; null: rolled back. */
  readonly results: ByMarket<{ readonly result: FeedResult; readonly certainty: 'provisional' | 'confirmed' } | null>
  /** By `market?specifiers@start-end`; null: rolled back. */
  readonly cancels: ByMarket<Cancel | null>
  /** The producer's least moment at which it was played; null or absent (of what was stored before): never yet. */
  readonly playedFromMs?: number | null
}

export const UNHEARD: EventState = {
  fixture: null,
  changes: {},
  facts: {},
  markets: {},
  stops: {},
  results: {},
  cancels: {},
}

export function marketKey({ market, specifiers }: { market: string; specifiers: string }): string {
  return `${market}?${specifiers}`
}

/**
 * The newer of two. Of two that were said in the same millisecond the one wins whose text is greater: it does not matter which,
 * only that it is the same one in whatever order they came.
 */
export function newer<Value>(known: Register<Value> | null | undefined, said: Register<Value>): Register<Value> {
  if (!known || said.at > known.at) return said
  if (said.at < known.at) return known
  return canonical(said.value) > canonical(known.value) ? said : known
}

function put<Value>(
  into: ByMarket<Value>,
  entries: readonly (readonly [key: string, value: Value])[],
  at: number,
): ByMarket<Value> {
  const next: Record<string, Register<Value>> = { ...into }
  for (const [key, value] of entries) next[key] = newer(next[key], { at, value })
  return next
}

const PLAY: ReadonlySet<string> = new Set(['live', 'suspended', 'interrupted'])
const isPlay = (status: string): boolean => PLAY.has(status)
const playedFrom = ({ playedFromMs }: EventState, at: number): Pick<EventState, 'playedFromMs'> => ({
  playedFromMs: Math.min(playedFromMs ?? Infinity, at),
})

const windowOf = (startMs?: number, endMs?: number): string => `@${String(startMs ?? '')}-${String(endMs ?? '')}`

/** One message more. The state that comes back is a new one; the old is left as it is. */
export function heard(state: EventState, { producer, atMs: at, body }: EventMessage): EventState {
  if (body.kind === 'fixture') return { ...state, fixture: newer(state.fixture, { at, value: body.fixture }) }
  if (body.kind === 'fixture_change') {
    const { kind: _, ...said } = body
    const changes: Record<string, Register<unknown>> = { ...state.changes }
    for (const [name, value] of Object.entries(said)) changes[name] = newer(changes[name], { at, value })
    return { ...state, changes }
  }
  if (body.kind === 'odds_change') {
    const facts = { ...state.facts, [producer]: newer(state.facts[producer], { at, value: body.facts }) }
    const priced = (body.markets ?? []).map((market) => [marketKey(market), market] as const)
    const markets = { ...state.markets, [producer]: put(state.markets[producer] ?? {}, priced, at) }
    return { ...state, facts, markets, ...(isPlay(body.facts.status) ? playedFrom(state, at) : {}) }
  }
  if (body.kind === 'bet_stop') {
    const groups = body.groups === 'all' ? ['all'] : body.groups
    return {
      ...state,
      stops: put(
        state.stops,
        groups.map((group) => [group, true] as const),
        at,
      ),
    }
  }
  if (body.kind === 'bet_settlement') {
    const { certainty } = body
    const results = body.markets.flatMap((market) =>
      Object.entries(market.outcomes).map(
        ([name, result]) => [`${marketKey(market)}/${name}`, { result, certainty }] as const,
      ),
    )
    return { ...state, results: put(state.results, results, at) }
  }
  if (body.kind === 'rollback_bet_settlement') return { ...state, results: rolledBack(state.results, body.markets, at) }
  const window = windowOf(body.startMs, body.endMs)
  const cancel =
    body.kind === 'bet_cancel'
      ? { startMs: body.startMs ?? null, endMs: body.endMs ?? null, supersededBy: body.supersededBy ?? null }
      : null
  const cancels = body.markets.map((market) => [`${marketKey(market)}${window}`, cancel] as const)
  return { ...state, cancels: put(state.cancels, cancels, at) }
}

/**
 * A rollback names a market, and its outcomes may not have been heard yet. It stands in a register of the market's own
 * (`market?specifiers/*`), and whoever reads an outcome reads both.
 */
function rolledBack(
  results: EventState['results'],
  markets: readonly { market: string; specifiers: string }[],
  at: number,
): EventState['results'] {
  return put(
    results,
    markets.map((market) => [`${marketKey(market)}/*`, null] as const),
    at,
  )
}

/** What an outcome has become for the feed; null: nothing, or it was taken back since. */
export function resultOf(
  state: EventState,
  market: { market: string; specifiers: string },
  outcome: string,
): { readonly result: FeedResult; readonly certainty: 'provisional' | 'confirmed' } | null {
  const said = state.results[`${marketKey(market)}/${outcome}`]
  const back = state.results[`${marketKey(market)}/*`]
  return said && said.at > (back?.at ?? -1) ? said.value : null
}

/** The producer that holds an event: the live one for ever once it has spoken, whatever comes late from the other. */
export function holderOf(state: EventState): Producer {
  return state.facts.live ? 'live' : 'pre'
}

const untimed = <Value>(register: Register<Value>): Register<Value> => ({ ...register, at: 0 })

/**
 * The state as two processes can compare it. Of a producer that holds the event no more it counts what it said and not when it
 * said it last: a recovery restates what is, so who asked before the kick-off has a later moment than who asked after it.
 */
export function asItCounts({ playedFromMs: _, ...state }: EventState): EventState {
  // Who recovers is not told when a match began.
  const { facts, markets } = state
  if (holderOf(state) === 'pre') return state
  const priced = Object.entries(markets.pre ?? {}).map(([key, register]) => [key, untimed(register)] as const)
  return {
    ...state,
    facts: facts.pre ? { ...facts, pre: untimed(facts.pre) } : facts,
    markets: markets.pre ? { ...markets, pre: Object.fromEntries(priced) } : markets,
  }
}

/** The facts that count: the newest of the producer that holds the event. */
export function factsOf(state: EventState): Register<FeedFacts> | null {
  return state.facts[holderOf(state)] ?? null
}

/** Before the match the first word on an event may come with its odds alone; the fixture with its changes is what stands. */
export function fixtureOf(state: EventState): FeedEvent | null {
  if (!state.fixture) return null
  const changed = Object.entries(state.changes).filter(([, register]) => register.at > state.fixture!.at)
  return { ...state.fixture.value, ...Object.fromEntries(changed.map(([name, register]) => [name, register.value])) }
}

export function isCancelled(state: EventState): boolean {
  return state.changes.isCancelled?.value === true || factsOf(state)?.value.status === 'cancelled'
}

/** Is betting on this group stopped? A stop holds until odds were said after it; at the same moment the stop wins. */
export function isStopped(state: EventState, group: string, oddsAt: number): boolean {
  const stopped = Math.max(state.stops['all']?.at ?? -1, state.stops[group]?.at ?? -1)
  return stopped >= oddsAt
}
