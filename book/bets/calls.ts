/** The calls of players about their bets, behind the bearer of their session. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { BetView } from '@uwanja/contract/book/bets'
import { bookBets, MOST_SLIP_BYTES } from '@uwanja/contract/book/bets'
import type { Db } from '@uwanja/database/sql'
import type { Handlers } from '../process/mount.ts'
import { mountRows, Refused } from '../process/mount.ts'
import type { Bets } from './engine.ts'
import type { BetSession } from './players-store.ts'
import { takeOffer } from './review-store.ts'
import type { Bet } from './store.ts'
import { betOfSlip, betsOfPlayer, readBet, readBets } from './store.ts'
import { viewOf } from './view.ts'

export interface CallDeps {
  readonly db: Db
  readonly bets: Bets
  readonly sessionOf: (bearer: string) => Promise<BetSession | null>
  readonly now: () => number
  readonly onFault: (error: unknown) => void
}

const BEARER = 'Bearer '
const MOST_LISTED = 50

export function mountBets(app: FastifyInstance, { db, bets, sessionOf, now, onFault }: CallDeps): void {
  async function known({ headers: { authorization = '' } }: FastifyRequest): Promise<BetSession> {
    const bearer = authorization.startsWith(BEARER) ? authorization.slice(BEARER.length) : ''
    const session = bearer === '' ? null : await sessionOf(bearer)
    if (!session) throw new Refused('UNAUTHORIZED')
    return session
  }
  /** Another player's bet is as unknown as none. */
  async function own({ player }: BetSession, id: string | undefined): Promise<Bet> {
    const bet = id === undefined ? null : await readBet(db, id)
    if (bet?.player !== player) throw new Refused('BET_NOT_FOUND')
    return bet
  }
  const handlers: Handlers<typeof bookBets> = {
    quote: async (asked, request) => bets.quote(await known(request), asked),
    place: async (asked, request) => bets.place(await known(request), asked),
    async bet({ id, slip }, request) {
      const session = await known(request)
      return viewOf(
        await own(session, id ?? (slip === undefined ? undefined : await betOfSlip(db, session.player, slip))),
      )
    },
    async mine({ open, before }, request) {
      const session = await known(request)
      const from = before === undefined ? null : (await own(session, before)).nth
      const wanted = { player: session.player, isOpen: open === '1', before: from, most: MOST_LISTED }
      const found = await readBets(db, await betsOfPlayer(db, wanted))
      return { bets: found.reverse().map((bet): BetView => viewOf(bet)) }
    },
    async takeOffer({ id }, request) {
      const { id: found } = await own(await known(request), id)
      if (!(await takeOffer(db, found, now()))) throw new Refused('OFFER_ENDED')
      await bets.look()
      await bets.settled()
      return viewOf((await readBet(db, found))!)
    },
  }
  mountRows(app, bookBets, handlers, onFault, { place: MOST_SLIP_BYTES, quote: MOST_SLIP_BYTES })
}
