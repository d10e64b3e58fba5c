/** What the legs of a slip cost now, as this process knows the matches: prices, epochs, chances, and what shuts them. */
import type { AskedPick, Reason } from '@uwanja/contract/book/bets'
import type { Futures } from '@uwanja/contract/fair/cash-out'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { BookEvent } from '../catalogue/event.ts'
import { isMarketShut, phaseOf, whyShut } from '../catalogue/event.ts'
import { factsOf, fixtureOf } from '../feed/registers.ts'
import { readSpecifiers } from '../markets/specifiers.ts'
import type { MarketRow } from '../markets/table.ts'
import { marketRow } from '../markets/table.ts'
import { endOf, isSeason, isSeasonOpen, seasonPick } from '../outrights/strike.ts'
import { isPlain } from './plain.ts'
import type { OfferedMarket } from '../pricing/offer.ts'
import { HEADLINES, strengthOf } from '../pricing/offer.ts'
import type { SameMatch } from '../pricing/same-match.ts'
import { priceSameMatch } from '../pricing/same-match.ts'
import type { ChanceBook } from './chances.ts'
import { futuresOf } from './chances.ts'
import type { AskedLegs } from './slip.ts'
import type { SameMatchInputs } from './store.ts'

/** A selection, wherever it is named. */
export type Selection = Omit<AskedPick, 'epoch'>

export interface StruckPick {
  readonly event: BookEvent
  /** Of the table of markets, or of those on the end of a season. */
  readonly row: Pick<MarketRow, 'id' | 'sport' | 'group'>
  readonly selection: Selection
  /** Alone; null: it is shut, or not offered. */
  readonly odds: number | null
  readonly startsAt: string
  readonly isLive: boolean
}

export interface StruckLeg {
  readonly isBanker: boolean
  readonly odds: number | null
  readonly picks: readonly StruckPick[]
  readonly futures: Futures
  readonly inputs: SameMatchInputs | null
  /** It is right or wrong, and nothing between. */
  readonly isPlain: boolean
  readonly fault: Reason | null
}

interface Parts {
  readonly catalogue: Catalogue
  readonly chances: ChanceBook
  readonly leastBonusOdds: number
}

function offered(catalogue: Catalogue, event: BookEvent, { market, specifiers }: Selection): OfferedMarket | null {
  const isIn = (one: OfferedMarket): boolean => one.row.id === market && one.specifiers === specifiers
  // Most bets name what lists show, and those are kept for every match.
  const listed = HEADLINES.includes(market) ? catalogue.headlines(event).find(isIn) : undefined
  return listed ?? catalogue.offer(event).find(isIn) ?? null
}

interface MatchPick extends StruckPick {
  readonly row: MarketRow
  readonly market: OfferedMarket | null
}

/** A pick on the end of a season is none of a match. */
function strikePick({ catalogue }: Parts, { event: id, market, specifiers, outcome }: Selection): MatchPick | null {
  const [event, row] = [catalogue.event(id), marketRow(market)]
  const fixture = event && fixtureOf(event.state)
  if (!event || !row || !fixture || event.place?.sport !== row.sport) return null
  if (!readSpecifiers(row, specifiers) || !row.outcomes.includes(outcome)) return null
  const selection = { event: id, market, specifiers, outcome }
  const found = offered(catalogue, event, selection)
  const circumstances = catalogue.circumstances()
  const isOpen =
    found !== null &&
    whyShut(event, circumstances) === null &&
    !found.isShutByFeed &&
    !isMarketShut(event, found, circumstances)
  return {
    event,
    row,
    selection,
    market: found,
    odds: isOpen ? (found.odds[outcome] ?? null) : null,
    startsAt: new Date(fixture.start).toISOString(),
    isLive: phaseOf(event) === 'live',
  }
}

const SAME_MATCH: Readonly<Record<Exclude<SameMatch['status'], 'priced'>, Reason>> = {
  'not-combinable': 'NOT_COMBINABLE',
  'cannot-happen-together': 'CANNOT_HAPPEN_TOGETHER',
  'already-contained': 'ALREADY_CONTAINED',
  'not-offered': 'MARKET_CLOSED',
}

function together({ catalogue, chances, leastBonusOdds }: Parts, picks: readonly MatchPick[]): Partial<StruckLeg> {
  const { event } = picks[0]!
  const [facts, fixture, model] = [factsOf(event.state)?.value, fixtureOf(event.state), chances.model(event)]
  const strength = strengthOf(facts, event.desk)
  if (!model || !strength || !fixture) return { fault: 'NOT_COMBINABLE' }
  const legs = picks.map(({ row, selection: { market, specifiers, outcome } }) => ({
    market,
    outcome,
    lines: readSpecifiers(row, specifiers)!,
  }))
  const offer = catalogue.offer(event)
  const priced = priceSameMatch(legs, model, ({ market, lines, outcome }) => {
    const text = Object.entries(lines).map(([name, value]) => `${name}=${value}`)
    const found = offer.find((one) => one.row.id === market && one.specifiers === text.join('|'))
    return found?.odds[outcome] ?? null
  })
  if (priced.status !== 'priced') return { fault: SAME_MATCH[priced.status] }
  const { chance, odds } = priced
  const plain = { win: chance, halfWin: 0, push: 0, halfLose: 0, lose: 1 - chance }
  const inputs = { sport: event.place!.sport, strength, facts: facts ?? null, coverage: fixture.coverage, chance }
  return { odds, futures: futuresOf(plain, odds, leastBonusOdds), inputs }
}

const SHUT = { odds: null, futures: [], inputs: null, isPlain: true } as const

/** A season has one leg of one pick. It is not plainly right or wrong: sides may share a place. */
function strikeSeason({ catalogue, leastBonusOdds }: Parts, isBanker: boolean, asked: readonly Selection[]) {
  const [selection] = asked
  const event = catalogue.event(selection!.event)
  if (!event || !isSeason(event)) return null
  const found = seasonPick(event, selection!)
  const none = { ...SHUT, isBanker, isPlain: false, picks: [] }
  if (!found) return { ...none, fault: 'UNKNOWN_SELECTION' } as const
  const isOpen = isSeasonOpen(catalogue, event, found.line)
  const row = { id: found.row.row.id, sport: 'football', group: 'special' } as const
  const odds = isOpen ? found.odds : null
  const picks = [{ event, row, selection: selection!, odds, startsAt: endOf(event), isLive: false }]
  if (asked.length > 1) return { ...none, picks, fault: 'NOT_COMBINABLE' } as const
  if (odds === null) return { ...none, picks, fault: 'MARKET_CLOSED' } as const
  const { chance: win } = found
  const futures = futuresOf({ win, halfWin: 0, push: 0, halfLose: 0, lose: 1 - win }, odds, leastBonusOdds)
  return { ...none, picks, odds, futures, fault: null } as const
}

export function strikeLeg(
  deps: Parts,
  { isBanker, picks: asked }: Pick<AskedLegs[number], 'isBanker'> & { readonly picks: readonly Selection[] },
): StruckLeg {
  const season = strikeSeason(deps, isBanker, asked)
  if (season) return season
  const found = asked.map((selection) => strikePick(deps, selection))
  const picks = found.filter((one) => one !== null)
  const none = { ...SHUT, isBanker, picks }
  if (picks.length < asked.length) return { ...none, fault: 'UNKNOWN_SELECTION' }
  if (picks.some(({ odds }) => odds === null)) return { ...none, fault: 'MARKET_CLOSED' }
  if (picks.length > 1) return { ...none, fault: null, ...together(deps, picks) }
  const { event, market, row, selection, odds } = picks[0]!
  const chances = deps.chances.chances(event, market!, selection.outcome)
  const futures = futuresOf(chances, odds!, deps.leastBonusOdds)
  return { isBanker, odds, picks, futures, inputs: null, isPlain: isPlain(row, selection.specifiers), fault: null }
}
