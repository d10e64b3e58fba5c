/** The calls of players about their bets, behind the bearer of their session. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { BetView } from '@uwanja/contract/book/bets'
import { bookBets, MOST_SLIP_BYTES } from '@uwanja/contract/book/bets'
import type { Db } from '@uwanja/database/sql'
import { openTurns } from '../codes/turns.ts'
import type { Handlers } from '../process/mount.ts'
import { mountRows, Refused } from '../process/mount.ts'
import type { Bets } from './engine.ts'
import type { BetSession, Guest } from './players-store.ts'
import { leaveOffer, takeOffer } from './review-store.ts'
import type { Bet } from './store.ts'
import { betOfSlip, betsOfPlayer, readBet, readBets } from './store.ts'
import { viewOf } from './view.ts'

export interface CallDeps {
  readonly db: Db
  readonly bets: Bets
  readonly sessionOf: (bearer: string) => Promise<BetSession | null>
  readonly stakerOf: (bearer: string) => Promise<BetSession | null>
  readonly now: () => number
  readonly onFault: (error: unknown) => void
}

/** What the player of a bet says to its offer; then it is decided. */
export async function answerOffer(
  { db, bets, now }: Pick<CallDeps, 'db' | 'bets' | 'now'>,
  say: typeof takeOffer,
  bet: string,
): Promise<void> {
  if (!(await say(db, bet, now()))) throw new Refused('OFFER_ENDED')
  await bets.look()
  await bets.settled()
}

const BEARER = 'Bearer '
/** Empty: none came along. */
export const bearerOf = ({ headers: { authorization = '' } }: FastifyRequest): string =>
  authorization.startsWith(BEARER) ? authorization.slice(BEARER.length) : ''

/** Pricing is work: of guests an address, and all of them, ask so often a minute. Mobile networks put many behind one. */
const GUESTS = { each: 600, inAll: 6000 }

export function mountBets(app: FastifyInstance, { db, bets, sessionOf, stakerOf, now, onFault }: CallDeps): void {
  async function known(request: FastifyRequest, playing = sessionOf): Promise<BetSession> {
    const bearer = bearerOf(request)
    const session = bearer === '' ? null : await playing(bearer)
    if (!session) throw new Refused('UNAUTHORIZED')
    return session
  }
  /** Another player's bet is as unknown as none. */
  async function own({ player }: BetSession, id: string | undefined): Promise<Bet> {
    const bet = id === undefined ? null : await readBet(db, id)
    if (bet?.player !== player) throw new Refused('BET_NOT_FOUND')
    return bet
  }
  const guests = openTurns(GUESTS, now)
  /** Whoever has not logged in is quoted as any player would be. */
  function guestOf(skin: string | undefined, { ip }: FastifyRequest): Guest {
    if (skin === undefined) throw new Refused('UNAUTHORIZED')
    if (!guests.take(ip)) throw new Refused('TOO_MANY_REQUESTS')
    return { player: null, wallet: skin }
  }
  /** What the player says to an offer; the slip is decided at once. */
  async function answered(say: typeof takeOffer, id: string, request: FastifyRequest): Promise<BetView> {
    const { id: found } = await own(await known(request), id)
    await answerOffer({ db, bets, now }, say, found)
    return viewOf((await readBet(db, found))!)
  }
  const handlers: Handlers<typeof bookBets> = {
    async quote({ skin, ...asked }, request) {
      // A session that has ended must be told: a guest is who says nothing.
      const isGuest = /^(Bearer *)?$/.test(request.headers.authorization ?? '')
      return bets.quote(isGuest ? guestOf(skin, request) : await known(request), asked)
    },
    place: async (asked, request) => bets.place(await known(request, stakerOf), asked),
    async bet({ id, slip }, request) {
      const session = await known(request)
      return viewOf(
        await own(session, id ?? (slip === undefined ? undefined : await betOfSlip(db, session.player, slip))),
      )
    },
    async mine({ open, ended, before, most }, request) {
      const session = await known(request)
      const from = before === undefined ? null : (await own(session, before)).nth
      const wanted = { player: session.player, isOpen: open === '1', ended, before: from, most }
      const found = await readBets(db, await betsOfPlayer(db, wanted))
      return { bets: found.reverse().map((bet): BetView => viewOf(bet)) }
    },
    takeOffer: ({ id }, request) => answered(takeOffer, id, request),
    leaveOffer: ({ id }, request) => answered(leaveOffer, id, request),
  }
  mountRows(app, bookBets, handlers, onFault, { place: MOST_SLIP_BYTES, quote: MOST_SLIP_BYTES })
}
