/** The calls of players about bets that stand, and those of the desk. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bookCashOut, deskCashOut } from '@uwanja/contract/book/cash-out'
import type { Db } from '@uwanja/database/sql'
import { openChances } from '../bets/chances.ts'
import { readBet } from '../bets/store.ts'
import { openTerms } from '../bets/terms-store.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { mountRebet } from '../codes/codes.ts'
import type { Handlers } from '../process/mount.ts'
import { mountRows, Refused } from '../process/mount.ts'
import type { CashOutDeps } from './cash-out.ts'
import { openCashOut } from './cash-out.ts'
import { reverseCashOut } from './reverse.ts'
import { stakeBack } from './stake-back.ts'
import { tracked } from './tracker.ts'

export interface StandingDeps {
  readonly db: Db
  readonly catalogue: Catalogue
  readonly sessionOf: (bearer: string) => Promise<{ readonly player: bigint } | null>
  readonly now: () => number
  readonly onFault: (error: unknown) => void
  readonly reached?: NonNullable<CashOutDeps['reached']>
}

export interface Standing {
  /** What has waited is decided, and what players have set is looked after. */
  look(): Promise<void>
  /** Behind the desk's key. */
  mountDesk(app: FastifyInstance, whoOf: (request: FastifyRequest) => string): void
}

const BEARER = 'Bearer '

export function openStanding(app: FastifyInstance, deps: StandingDeps): Standing {
  const { db, catalogue, sessionOf, now, onFault, reached } = deps
  const known = { catalogue, chances: openChances() }
  const terms = openTerms(db, now)
  const cashOut = openCashOut({ db, known, terms: terms.now, now, onFault, ...(reached ? { reached } : {}) })
  catalogue.onChange((events) => cashOut.changed(events))

  async function playerOf({ headers: { authorization = '' } }: FastifyRequest): Promise<bigint | null> {
    const bearer = authorization.startsWith(BEARER) ? authorization.slice(BEARER.length) : ''
    return bearer === '' ? null : ((await sessionOf(bearer))?.player ?? null)
  }
  async function mine(request: FastifyRequest): Promise<bigint> {
    const player = await playerOf(request)
    if (player === null) throw new Refused('UNAUTHORIZED')
    return player
  }

  const handlers: Handlers<typeof bookCashOut> = {
    values: async ({ bets }, request) => ({ values: await cashOut.values(await mine(request), bets.split(',')) }),
    tap: async (asked, request) => cashOut.tap(await mine(request), asked),
    tapped: async ({ bet, id }, request) => cashOut.tapped(await mine(request), bet, id),
    async auto({ bet, least }, request) {
      await cashOut.auto(await mine(request), bet, least ?? null)
      return null
    },
    async stakeBack({ bet }, request) {
      const player = await mine(request)
      const { aDay } = (await terms.now())['stake-backs']
      return stakeBack(db, catalogue, { bet, player, aDay })
    },
    async tracker({ bet: id }, request) {
      const player = await mine(request)
      const bet = await readBet(db, id)
      if (bet?.player !== player) throw new Refused('BET_NOT_FOUND')
      return { legs: tracked(catalogue, bet) }
    },
  }
  mountRows(app, bookCashOut, handlers, onFault)
  mountRebet(app, { db, catalogue, playerOf, onFault })

  return {
    look: () => cashOut.look().catch(onFault),
    mountDesk(scope, whoOf) {
      const desk: Handlers<typeof deskCashOut> = {
        reverseCashOut: async ({ bet }, request) => ({ state: await reverseCashOut(db, known, bet, whoOf(request)) }),
      }
      mountRows(scope, deskCashOut, desk, onFault)
    },
  }
}
