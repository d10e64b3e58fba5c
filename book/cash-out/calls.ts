/** The calls of players about bets that stand, and those of the desk. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bookCashOut, deskCashOut } from '@uwanja/contract/book/cash-out'
import type { Db } from '@uwanja/database/sql'
import { openChances } from '../bets/chances.ts'
import { readBet } from '../bets/store.ts'
import { openTerms } from '../bets/terms-store.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { mountRebet, rebet } from '../codes/codes.ts'
import type { Handlers } from '../process/mount.ts'
import { mountRows, Refused } from '../process/mount.ts'
import type { CashOut, CashOutDeps } from './cash-out.ts'
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
  readonly cashOut: Pick<CashOut, 'values' | 'tap' | 'tapped' | 'auto'>
  stakeBack(player: bigint, bet: string): ReturnType<typeof stakeBack>
  rebet(player: bigint, bet: string): ReturnType<typeof rebet>
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

  async function giveBack(player: bigint, bet: string) {
    const { aDay } = (await terms.now())['stake-backs']
    return stakeBack(db, catalogue, { bet, player, aDay })
  }

  const handlers: Handlers<typeof bookCashOut> = {
    values: async ({ bets }, request) => ({ values: await cashOut.values(await mine(request), bets.split(',')) }),
    tap: async (asked, request) => cashOut.tap(await mine(request), asked),
    tapped: async ({ bet, id }, request) => cashOut.tapped(await mine(request), bet, id),
    async auto({ bet, least }, request) {
      await cashOut.auto(await mine(request), bet, least ?? null)
      return null
    },
    stakeBack: async ({ bet }, request) => giveBack(await mine(request), bet),
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
    cashOut,
    stakeBack: giveBack,
    rebet: (player, bet) => rebet({ db, catalogue }, bet, player),
    look: () => cashOut.look().catch(onFault),
    mountDesk(scope, whoOf) {
      const desk: Handlers<typeof deskCashOut> = {
        reverseCashOut: async ({ bet }, request) => ({ state: await reverseCashOut(db, known, bet, whoOf(request)) }),
      }
      mountRows(scope, deskCashOut, desk, onFault)
    },
  }
}
