/** The call by which a player edits a bet that stands. */
import type { FastifyInstance } from 'fastify'
import { MOST_SLIP_BYTES } from '@uwanja/contract/book/bets'
import { bookEdit } from '@uwanja/contract/book/edit'
import type { Db } from '@uwanja/database/sql'
import { bearerOf } from '../bets/calls.ts'
import type { Bets } from '../bets/engine.ts'
import type { BetSession } from '../bets/players-store.ts'
import { betOfSlip, readBet } from '../bets/store.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Handlers } from '../process/mount.ts'
import { isAlive, isOnSeason } from '../cash-out/value.ts'
import { mountRows, Refused } from '../process/mount.ts'

interface Deps {
  readonly db: Db
  readonly catalogue: Pick<Catalogue, 'event'>
  readonly bets: Pick<Bets, 'place'>
  readonly sessionOf: (bearer: string) => Promise<BetSession | null>
  readonly now: () => number
  readonly onFault: (error: unknown) => void
}

export function mountEdit(app: FastifyInstance, { db, catalogue, bets, sessionOf, now, onFault }: Deps): void {
  const handlers: Handlers<typeof bookEdit> = {
    async edit({ quote, ...slip }, request) {
      const bearer = bearerOf(request)
      const session = bearer === '' ? null : await sessionOf(bearer)
      if (!session) throw new Refused('UNAUTHORIZED')
      const { bet, revision, value, epochs, until } = quote
      const old = await readBet(db, bet)
      if (old?.player !== session.player) throw new Refused('BET_NOT_FOUND')
      // Said before it is what it was, also when its quote has ended since.
      if (!(await betOfSlip(db, session.player, slip.id))) {
        if (old.state !== 'accepted' || old.freeBet !== null || old.kind === 'flex' || isOnSeason(catalogue, old))
          throw new Refused('CASH_OUT_NOT_AVAILABLE')
        if (!isAlive(until, now())) throw new Refused('QUOTE_ENDED')
      }
      return bets.place(session, slip, { old: bet, revision, value: BigInt(value), epochs, round: old.round })
    },
  }
  mountRows(app, bookEdit, handlers, onFault, { edit: MOST_SLIP_BYTES })
}
