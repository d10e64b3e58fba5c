/** Booking codes and rebets, over HTTP. No account is needed for a code; guessing is what is slowed down. */
import { createHash, randomInt } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CodedSlip } from '@uwanja/contract/book/codes'
import { bookCodes, bookRebet, CODE_LENGTH, CODE_LETTERS } from '@uwanja/contract/book/codes'
import type { Db } from '@uwanja/database/sql'
import { readBet } from '../bets/store.ts'
import { phaseOf } from '../catalogue/event.ts'
import { fixtureOf } from '../feed/registers.ts'
import type { Handlers } from '../process/mount.ts'
import { mountRows, Refused } from '../process/mount.ts'
import type { Circles } from './selections.ts'
import { loadedFrom } from './selections.ts'
import type { Turn } from './store.ts'
import { dropCodes, keepCode, takeTurn, useCode } from './store.ts'

export interface CodeDeps {
  readonly db: Db
  readonly catalogue: Circles
  readonly onFault: (error: unknown) => void
}

const DAY_MS = 86_400_000
/** Mobile networks put thousands of people behind one address. */
const MAKING = { what: 'code.made', each: 120, inAll: 3000 } as const
/** Letters that stand for nothing: a page that was mistyped, or a machine that tries them all. */
const MISSING = { what: 'code.missed', each: 30, inAll: 600 } as const
const TRIES = 20
/** Ended ones that each new one takes along: more than come, so that none pile up. */
const TAKEN_ALONG = 10

const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')

const letters = (typed: string): string => typed.toUpperCase().replace(/[^A-Z]/g, '')

const whoOf = (ip: string): string => createHash('sha256').update(ip).digest('base64url').slice(0, 22)

export function openCodes({ db, catalogue }: Pick<CodeDeps, 'db' | 'catalogue'>) {
  const hasTurn = (bounds: Omit<Turn, 'who'>, ip: string): Promise<boolean> =>
    takeTurn(db, { ...bounds, who: whoOf(ip) })

  async function make(slip: CodedSlip, ip: string): Promise<{ code: string; endsAt: string }> {
    if (!(await hasTurn(MAKING, ip))) throw new Refused('TOO_MANY_REQUESTS')
    const ids = new Set(slip.legs.flatMap(({ picks }) => picks.map(({ event }) => event)))
    const events = [...ids].map((id) => catalogue.event(id))
    const starts = events.map((event) => Date.parse((event && fixtureOf(event.state)?.start) ?? ''))
    if (starts.some((start) => Number.isNaN(start))) throw new Refused('EVENT_NOT_FOUND')
    const live = events.flatMap((event) => (event && phaseOf(event) === 'live' ? [event.id] : []))
    const endsAt = new Date(Math.max(...starts) + DAY_MS)
    await dropCodes(db, TAKEN_ALONG)
    for (let tried = 0; tried < TRIES; tried++) {
      const code = newCode()
      if (await keepCode(db, { code, slip: { ...slip, live }, endsAt })) return { code, endsAt: endsAt.toISOString() }
    }
    throw new Error('no code is free')
  }

  async function load(typed: string, ip: string) {
    const found = await useCode(db, letters(typed))
    if (found) {
      const { code, uses, endsAt, slip } = found
      return { code, uses, endsAt: endsAt.toISOString(), slip: loadedFrom(catalogue, slip) }
    }
    throw new Refused((await hasTurn(MISSING, ip)) ? 'CODE_NOT_FOUND' : 'TOO_MANY_REQUESTS')
  }
  return { make, load }
}

export type Codes = ReturnType<typeof openCodes>

/** Another player's bet does not exist. */
export async function rebet({ db, catalogue }: Pick<CodeDeps, 'db' | 'catalogue'>, id: string, player: bigint) {
  const bet = await readBet(db, id)
  if (bet?.player !== player) throw new Refused('BET_NOT_FOUND')
  const legs = bet.legs.map(({ odds, askedOdds, isBanker, picks }) => ({ odds: odds ?? askedOdds, isBanker, picks }))
  return loadedFrom(catalogue, { legs, sizes: bet.sizes, ...(bet.mayFail ? { mayFail: bet.mayFail } : {}) })
}

export function mountCodes(app: FastifyInstance, deps: CodeDeps): Codes {
  const codes = openCodes(deps)
  const handlers: Handlers<typeof bookCodes> = {
    makeCode: (slip, request) => codes.make(slip, request.ip),
    loadCode: ({ code }, request) => codes.load(code, request.ip),
  }
  mountRows(app, bookCodes, handlers, deps.onFault)
  return codes
}

type RebetDeps = Pick<CodeDeps, 'db' | 'catalogue' | 'onFault'> & {
  /** Of book.player; null: nobody plays behind the bearer of this request. */
  readonly playerOf: (request: FastifyRequest) => Promise<bigint | null>
}

export function mountRebet(app: FastifyInstance, { db, catalogue, playerOf, onFault }: RebetDeps): void {
  const handlers: Handlers<typeof bookRebet> = {
    async rebet({ bet }, request) {
      const player = await playerOf(request)
      if (player === null) throw new Refused('UNAUTHORIZED')
      return rebet({ db, catalogue }, bet, player)
    },
  }
  mountRows(app, bookRebet, handlers, onFault)
}
