/** What has become of selections since they were kept: what is left with its price now, and what is left out. */
import type { Loaded, LoadedPick } from '@uwanja/contract/book/codes'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { BookEvent } from '../catalogue/event.ts'
import { phaseOf, sideNamesOf } from '../catalogue/event.ts'
import { fixtureOf } from '../feed/registers.ts'
import { endOf, isSeason, seasonNames, seasonOdds } from '../outrights/strike.ts'
import { HEADLINES } from '../pricing/offer.ts'
import { marketViews } from '../read/views.ts'

export interface KeptPick {
  readonly event: string
  readonly market: string
  readonly specifiers: string
  readonly outcome: string
}

export interface KeptLeg {
  /** In thousandths, as it was shown. */
  readonly odds: number
  readonly isBanker: boolean
  readonly picks: readonly KeptPick[]
}

export interface KeptSlip {
  readonly legs: readonly KeptLeg[]
  readonly sizes?: readonly number[] | undefined
  readonly system?: string | undefined
  readonly mayFail?: number | undefined
  /** Matches that were played when it was kept: of those, having begun is nothing new. */
  readonly live?: readonly string[] | undefined
}

export type Circles = Catalogue

/** Alone; null: it is shut, or not offered. */
export function oddsNow(
  catalogue: Circles,
  event: BookEvent,
  { market, specifiers, outcome }: KeptPick,
): number | null {
  if (isSeason(event)) return seasonOdds(catalogue, event, { market, specifiers, outcome })
  // Most slips name what lists show, and those are kept for every match.
  const offer = HEADLINES.includes(market) ? catalogue.headlines(event) : catalogue.offer(event)
  const named = offer.filter((one) => one.row.id === market && one.specifiers === specifiers)
  const [view] = marketViews(event, named, catalogue.circumstances())
  return view?.status === 'active' ? (view.outcomes.find(({ id }) => id === outcome)?.odds ?? null) : null
}

type Dropped = Loaded['dropped'][number]

function whyDropped(event: BookEvent | null, live: readonly string[], nowMs: number): Dropped['why'] | null {
  if (event && isSeason(event)) return Date.parse(endOf(event)) <= nowMs ? 'over' : null
  const fixture = event && fixtureOf(event.state)
  if (!event || !fixture) return 'unknown'
  const phase = phaseOf(event)
  if (phase === 'over') return 'over'
  const hasBegun = phase === 'live' || Date.parse(fixture.start) <= nowMs
  return hasBegun && !live.includes(event.id) ? 'started' : null
}

/** Whose match it is and when, or of which season. */
function named(event: BookEvent, { outcome }: KeptPick) {
  if (isSeason(event)) {
    const season = seasonNames(event, outcome)
    return { home: season.league.name, away: season.side.name, season, startsAt: endOf(event) }
  }
  const { home, away, start } = fixtureOf(event.state)!
  return { home, away, ...sideNamesOf(event), startsAt: new Date(start).toISOString() }
}

function shown(catalogue: Circles, event: BookEvent, pick: KeptPick): LoadedPick {
  return {
    event: event.id,
    ...named(event, pick),
    phase: phaseOf(event),
    market: pick.market,
    specifiers: pick.specifiers,
    outcome: pick.outcome,
    odds: oddsNow(catalogue, event, pick),
    epoch: event.epoch,
  }
}

function droppedPick(event: BookEvent | null, pick: KeptPick, why: Dropped['why']): Dropped {
  const fixture = event && fixtureOf(event.state)
  const { market, specifiers, outcome } = pick
  return {
    event: pick.event,
    home: fixture?.home ?? null,
    away: fixture?.away ?? null,
    ...(event ? sideNamesOf(event) : {}),
    ...(event && isSeason(event) ? { season: seasonNames(event, pick.outcome) } : {}),
    market,
    specifiers,
    outcome,
    why,
  }
}

/** A leg of several picks of one match stands or goes as a whole: they begin together. */
export function loadedFrom(catalogue: Circles, { legs, sizes, system, mayFail, live = [] }: KeptSlip): Loaded {
  const { nowMs } = catalogue.circumstances()
  const dropped: Dropped[] = []
  const left = legs.flatMap(({ odds: was, isBanker, picks }) => {
    const event = catalogue.event(picks[0]!.event)
    const why = whyDropped(event, live, nowMs)
    if (!event || why) {
      dropped.push(...picks.map((pick) => droppedPick(event, pick, why ?? 'unknown')))
      return []
    }
    const now = picks.map((pick) => shown(catalogue, event, pick))
    const odds = now.length === 1 ? now[0]!.odds : null
    const isMoved = now.length === 1 && odds !== was
    return [{ was, odds, isMoved, isBanker, picks: now }]
  })
  const isWhole = dropped.length === 0
  return {
    legs: left,
    dropped,
    sizes: isWhole && sizes ? [...sizes] : null,
    system: isWhole ? (system ?? null) : null,
    mayFail: isWhole ? (mayFail ?? null) : null,
  }
}
