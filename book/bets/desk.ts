/** What traders do with bets. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bookDeskBets } from '@uwanja/contract/book/desk-bets'
import type { Db } from '@uwanja/database/sql'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { eventById } from '../catalogue/store.ts'
import type { Handlers } from '../process/mount.ts'
import { mountRows, Refused } from '../process/mount.ts'
import { exposureOn } from '../risk/store.ts'
import { worstCase } from '../risk/worst.ts'
import { openChances } from './chances.ts'
import type { Bets } from './engine.ts'
import { setClass } from './players-store.ts'
import type { Review } from './review-store.ts'
import { inReview, review } from './review-store.ts'
import { readBet, readBets } from './store.ts'
import { openTerms } from './terms-store.ts'
import { viewOf } from './view.ts'

export interface BetDeskDeps {
  readonly db: Db
  readonly catalogue: Catalogue
  readonly bets: Bets
  readonly now: () => number
  readonly traderOf: (request: FastifyRequest) => string
  readonly onFault: (error: unknown) => void
}

export function mountBetDesk(app: FastifyInstance, deps: BetDeskDeps): void {
  const { db, catalogue, bets, now, traderOf, onFault } = deps
  const chances = openChances()
  const terms = openTerms(db, now)
  const handlers: Handlers<typeof bookDeskBets> = {
    async reviews() {
      const found = await readBets(db, await inReview(db))
      return { bets: found.map((bet) => ({ ...viewOf(bet), player: String(bet.player) })) }
    },
    async review({ id, verdict, unit, odds }, request) {
      const bet = await readBet(db, id)
      if (!bet) throw new Refused('BET_NOT_FOUND')
      const struck = bet.legs.map((leg) => leg.odds!)
      const offer = { unit: unit ?? Number(bet.unitMinor), odds: odds ?? struck }
      // More than was asked for, or a price above the one that stands, is no offer.
      const isMore = offer.unit > Number(bet.unitMinor) || offer.odds.some((one, at) => one > (struck[at] ?? 0))
      if (verdict === 'offer' && isMore) throw new Refused('INCORRECT_PARAMETER_VALUE')
      const { seconds } = (await terms.now()).review
      const said: Review = verdict === 'offer' ? { verdict, offer, untilMs: now() + 1000 * seconds } : { verdict }
      if (!(await review(db, id, said, traderOf(request), now()))) throw new Refused('BET_NOT_FOUND')
      await bets.look()
      return null
    },
    async exposure({ id }) {
      const event = catalogue.event(id) ?? (await eventById(db, id))
      if (!event) throw new Refused('EVENT_NOT_FOUND')
      const rows = await exposureOn(db, id)
      const { scores, at, others, byScore } = worstCase(rows, chances.model(event)?.joint ?? null)
      return {
        worst: {
          scores: Number(scores),
          others: Number(others),
          at: at && { halfTime: [...at.halfTime], fullTime: [...at.fullTime] },
        },
        scores: byScore.flatMap(({ fullTime: [home, away], cost }) =>
          cost === 0n ? [] : [{ home, away, minor: Number(cost) }],
        ),
        outcomes: rows.map(({ market, specifiers, outcome, ...sums }) => ({
          market,
          specifiers,
          outcome,
          stake: Number(sums.stake),
          singles: Number(sums.singles),
          potential: Number(sums.potential),
          weighted: Number(sums.weighted),
        })),
      }
    },
    async playerClass({ player, class: name }, request) {
      if (!(await setClass(db, player, name, traderOf(request)))) throw new Refused('ACCOUNT_NOT_FOUND')
      return null
    },
  }
  mountRows(app, bookDeskBets, handlers, onFault)
}
