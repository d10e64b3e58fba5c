/** Events and markets as pages see them. */
import type { bookRead, eventRow, market } from '@uwanja/contract/book/read'
import type { Reply } from '@uwanja/contract/wire/call'
import type * as z from 'zod/mini'
import type { BookEvent, Circumstances } from '../catalogue/event.ts'
import { isMarketShut, phaseOf, sideNamesOf, whyShut } from '../catalogue/event.ts'
import { factsOf, fixtureOf } from '../feed/registers.ts'
import type { OfferedMarket } from '../pricing/offer.ts'

export type EventRow = z.output<typeof eventRow>
export type MarketView = z.output<typeof market>
export type Sports = Reply<typeof bookRead.sports>

/** What a sport's score on the board is. */
const BOARD = { football: 'goals.match', basketball: 'points.match', tennis: 'sets.match' } as const

export function marketViews(
  event: BookEvent,
  offer: readonly OfferedMarket[],
  circumstances: Circumstances,
): MarketView[] {
  const isOpen = whyShut(event, circumstances) === null
  return offer.map((market) => ({
    market: market.row.id,
    specifiers: market.specifiers,
    status: isOpen && !market.isShutByFeed && !isMarketShut(event, market, circumstances) ? 'active' : 'suspended',
    outcomes: market.row.outcomes.map((id) => ({ id, odds: market.odds[id] ?? null })),
  }))
}

/** null: its fixture is not known yet, so there is nothing to show. */
export function eventView(
  event: BookEvent,
  offer: readonly OfferedMarket[],
  circumstances: Circumstances,
): EventRow | null {
  const [fixture, facts, { place }] = [fixtureOf(event.state), factsOf(event.state)?.value, event]
  if (!fixture || !place) return null
  const score = (event.desk.scores ?? facts?.scores)?.[BOARD[place.sport]]?.score
  return {
    id: event.id,
    sport: place.sport,
    category: place.category,
    tournament: place.tournament,
    tournamentId: place.tournamentId,
    home: fixture.home,
    away: fixture.away,
    ...sideNamesOf(event),
    startsAt: new Date(fixture.start).toISOString(),
    isVirtual: fixture.isVirtual ?? false,
    isReplay: fixture.isReplay ?? false,
    phase: phaseOf(event),
    status: facts?.status ?? 'not-started',
    isOpen: whyShut(event, circumstances) === null,
    epoch: event.epoch,
    clock: facts?.clock ?? null,
    score: score ? [...score] : null,
    markets: marketViews(event, offer, circumstances),
  }
}
