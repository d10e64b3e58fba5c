/** All markets of one event with their prices: by the model where it is ours to price, else as the feed says. */
import type { FeedFacts, FeedMarket } from '@uwanja/providers/feeds/feed'
import type { Odds } from '@uwanja/contract/fair/leg'
import { onLadder } from '@uwanja/contract/fair/ladder'
import type { BookEvent, DeskWord } from '../catalogue/event.ts'
import { phaseOf } from '../catalogue/event.ts'
import type { Register } from '../feed/registers.ts'
import { factsOf, fixtureOf, holderOf } from '../feed/registers.ts'
import { specifiersOf } from '../markets/specifiers.ts'
import type { MarketRow, Sport } from '../markets/table.ts'
import { marketRow, MARKETS } from '../markets/table.ts'
import type { Strength } from './football/intensity.ts'
import { offeredLines } from './lines.ts'
import { modelFor } from './model-of.ts'
import type { MarginTable } from './margins.ts'
import { USUAL_MARGINS, usualMargin } from './margins.ts'
import { priceMarket } from './price.ts'

export interface OfferedMarket {
  readonly row: MarketRow
  readonly specifiers: string
  /** In thousandths; null: that outcome is not offered. */
  readonly odds: Readonly<Record<string, Odds | null>>
  /** The feed itself keeps it from being bet on. */
  readonly isShutByFeed: boolean
  /** The producer's moment at which the feed that prices it said so; null: the price is ours. */
  readonly saidAtMs: number | null
}

/** What both sides are expected to score: a trader's word counts before the feed's. null: nobody has said. */
export function strengthOf(facts: FeedFacts | undefined, desk: DeskWord): Strength | null {
  const total = desk.total ?? facts?.expected?.total
  const supremacy = desk.supremacy ?? facts?.expected?.supremacy
  return total === undefined || supremacy === undefined ? null : { total, supremacy }
}

/** Markets that a page shows beside an event's name. */
export const HEADLINES: readonly string[] = [
  'goals.match.1x2',
  'goals.match.total',
  'goals.match.double-chance',
  'points.match.winner',
  'points.match.total',
  'sets.match.winner',
]

/** The types whose results this coverage will tell. */
const rowsOf = (sport: Sport, coverage: readonly string[]): MarketRow[] =>
  MARKETS.filter((row) => row.sport === sport && row.needs.every((fact) => coverage.includes(fact)))

/** Every market with the lines that are on offer as the match stands, or were before it began when it is over. */
export function marketLinesOf(event: BookEvent): { readonly row: MarketRow; readonly specifiers: string }[] {
  const { state, desk, place } = event
  const [fixture, facts] = [fixtureOf(state), factsOf(state)?.value]
  if (!place || !fixture) return []
  const said = Object.values(state.markets).flatMap((markets) => Object.values(markets))
  if (said.length > 0)
    return said.flatMap(({ value: { market, specifiers } }) => {
      const row = marketRow(market)
      return row ? [{ row, specifiers }] : []
    })
  const rows = rowsOf(place.sport, fixture.coverage)
  const strength = strengthOf(facts, desk) ?? strengthOf(state.facts.pre?.value, desk)
  const plain = rows.filter(({ specifiers }) => specifiers.length === 0).map((row) => ({ row, specifiers: '' }))
  if (!strength) return plain
  const played: FeedFacts = facts && phaseOf(event) === 'live' ? facts : { status: 'not-started' }
  const model = modelFor(place.sport, strength, played, fixture.coverage)
  const lined = rows.filter(({ specifiers }) => specifiers.length > 0)
  return [
    ...plain,
    ...lined.flatMap((row) => offeredLines(row, model).map((lines) => ({ row, specifiers: specifiersOf(row, lines) }))),
  ]
}

/**
 * Everything that our own prices of an event follow from beside the table of margins, as a text: while both are the same, so are they. null: nobody can say, or a
 * feed prices it.
 */
export function inputsOf(event: BookEvent): string | null {
  const { state, desk, place } = event
  const [fixture, facts] = [fixtureOf(state), factsOf(state)?.value]
  const isPricedByFeed = Object.keys(state.markets[holderOf(state)] ?? {}).length > 0
  if (!place || !fixture || !facts || isPricedByFeed) return null
  const { clock, scores, goals, reds, server } = facts
  // A match of football is priced by whole minutes.
  const minute = place.sport === 'football' ? Math.floor(clock?.minute ?? 0) : clock?.minute
  const standing = [phaseOf(event), minute, scores, goals, reds, server]
  return JSON.stringify([place.sport, place.tier, fixture.coverage, strengthOf(facts, desk), desk.margins, standing])
}

/**
 * @param ids Only these markets; null: all of the sport.
 * @param margins What holds where nobody has set the event's own.
 */
export function offerOf(
  event: BookEvent,
  ids: readonly string[] | null = null,
  margins: MarginTable = USUAL_MARGINS,
): OfferedMarket[] {
  const { state, desk, place } = event
  const [fixture, facts] = [fixtureOf(state), factsOf(state)?.value]
  if (!place || !fixture || !facts || phaseOf(event) === 'over') return []
  const said = Object.values(state.markets[holderOf(state)] ?? {})
  // A feed that prices an event is never mixed with our model.
  if (said.length > 0) return said.flatMap((market) => ofFeed(market, ids)).sort(asListed)
  const strength = strengthOf(facts, desk)
  if (!strength) return []
  const rows = rowsOf(place.sport, fixture.coverage).filter(({ id }) => !ids || ids.includes(id))
  if (rows.length === 0) return []
  const model = modelFor(place.sport, strength, facts, fixture.coverage)
  const phase = phaseOf(event) === 'live' ? 'live' : 'before'
  return rows.flatMap((row) => {
    const margin = desk.margins?.[row.group] ?? usualMargin(margins, row.group, place.tier, phase)
    return offeredLines(row, model).flatMap((lines) => {
      const odds = priceMarket(row, lines, model, { margin })?.prices
      const isOffered = odds && Object.values(odds).some((price) => price !== null)
      return isOffered ? [{ row, specifiers: specifiersOf(row, lines), odds, isShutByFeed: false, saidAtMs: null }] : []
    })
  })
}

const PLACES = new Map(MARKETS.map(({ id }, at) => [id, at]))
const lineIn = ({ specifiers }: OfferedMarket): number => Number(specifiers.slice(specifiers.lastIndexOf('=') + 1))

/** As the table lists them, lines from below: a feed's come in any order. */
function asListed(one: OfferedMarket, other: OfferedMarket): number {
  return PLACES.get(one.row.id)! - PLACES.get(other.row.id)! || lineIn(one) - lineIn(other)
}

function ofFeed({ at, value }: Register<FeedMarket>, ids: readonly string[] | null): OfferedMarket[] {
  const { market, specifiers, status, outcomes } = value
  const row = marketRow(market)
  // What our table does not know cannot be settled, so it is not offered.
  if (!row || (ids && !ids.includes(row.id)) || (status !== 'active' && status !== 'suspended')) return []
  const odds = Object.fromEntries(row.outcomes.map((name) => [name, onLadder(outcomes[name]?.odds ?? NaN)]))
  return [{ row, specifiers, odds, isShutByFeed: status === 'suspended', saidAtMs: at }]
}
