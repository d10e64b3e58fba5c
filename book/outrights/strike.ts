/** What a bet on the end of a season costs now, and what a pick of it is called. */
import type { Reason } from '@uwanja/contract/book/bets'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { BookEvent, Named, SeasonLine, SeasonWord } from '../catalogue/event.ts'
import { MOST_BEHIND_MS, phaseOf } from '../catalogue/event.ts'
import { whyDown } from '../feed/producer.ts'
import { fixtureOf } from '../feed/registers.ts'
import { outrightLine, type OutrightLine } from './outrights.ts'

type Season = BookEvent & { readonly season: SeasonWord }
export const isSeason = (event: BookEvent): event is Season => event.season !== undefined

interface Named3 {
  readonly market: string
  readonly specifiers: string
  readonly outcome: string
}

/** Of a season whose last match nobody knows: further away than any limit asks. */
const FAR = '2999-12-31T00:00:00.000Z'
export const endOf = ({ season }: Season): string =>
  season.endsAt === null ? FAR : new Date(season.endsAt).toISOString()

interface Found {
  readonly line: SeasonLine
  readonly row: OutrightLine
  /** In thousandths. */
  readonly odds: number
  /** That it wins, without margin. */
  readonly chance: number
}

/** null: no such market of it, or no such side. */
export function seasonPick({ season }: Season, { market, specifiers, outcome }: Named3): Found | null {
  const line = season.lines.find((one) => one.market === market && one.specifiers === specifiers)
  const odds = line && Object.hasOwn(line.odds, outcome) ? line.odds[outcome] : undefined
  const row = line ? outrightLine(market, specifiers, Object.keys(season.sides).length) : null
  if (!line || !row || odds === undefined) return null
  // Of odds by hand nothing is known but that as many sides win as places do.
  const places = row.winning[1] - row.winning[0] + 1
  const inverse = Object.values(line.odds).reduce((sum, one) => sum + 1000 / one, 0)
  return { line, row, odds, chance: Math.min(1, (places * 1000) / odds / inverse) }
}

/** A match of the league is played, or began after the odds were set. */
function isBehind(catalogue: Catalogue, { place }: Season, { setAt }: SeasonLine): boolean {
  const [setMs, { nowMs }] = [Date.parse(setAt), catalogue.circumstances()]
  for (const match of catalogue.events()) {
    if (match.place?.tournamentId !== place?.tournamentId) continue
    const startMs = Date.parse(fixtureOf(match.state)?.start ?? '')
    if (phaseOf(match) === 'live' || (startMs > setMs && startMs <= nowMs)) return true
  }
  return false
}

/** Odds by hand hold from when they are set to the next kick-off in the league: they know nothing of what comes after it. */
export function isSeasonOpen(catalogue: Catalogue, event: Season, line: SeasonLine): boolean {
  const { halts, nowMs, producers, pricedAtMs } = catalogue.circumstances()
  const { isOfFeed } = event.season
  const isHalted = halts.has('all') || halts.has(`sport:${event.place?.sport ?? ''}`)
  const isDown = isOfFeed && Object.values(producers).some((one) => whyDown(one, nowMs) !== null)
  const isPast = line.closesAt === null || Date.parse(line.closesAt) <= nowMs
  if (line.isSuspended || isHalted || isDown || isPast) return false
  return nowMs - pricedAtMs <= MOST_BEHIND_MS.before && !isBehind(catalogue, event, line)
}

/** Alone; null: it is shut, or not offered. */
export function seasonOdds(catalogue: Catalogue, event: Season, pick: Named3): number | null {
  const found = seasonPick(event, pick)
  return found && isSeasonOpen(catalogue, event, found.line) ? found.odds : null
}

export interface SeasonNames {
  readonly league: Named
  readonly side: Named
}

/** What a pick is called: its league, and the side that was picked. */
export const seasonNames = ({ season, place }: Season, outcome: string): SeasonNames => ({
  league: { name: place?.tournament ?? '', names: place?.names.tournament ?? {} },
  side: season.sides[outcome] ?? { name: outcome, names: {} },
})

/** The end of a season hangs together with every match of it. */
export function seasonFault(legs: readonly { readonly events: readonly BookEvent[] }[]): Reason | null {
  const seasons = new Set<string>()
  const leagues = new Set<string>()
  for (const { events } of legs)
    for (const event of events) (isSeason(event) ? seasons : leagues).add(event.place?.tournamentId ?? event.id)
  return [...seasons].some((one) => leagues.has(one)) ? 'RELATED_SELECTIONS' : null
}
