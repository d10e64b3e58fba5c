/** Sport companies' wallet callbacks: the plug verifies and translates, wagers.ts executes, the plug answers in its own words. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BODY_SIZES } from '@uwanja/contract/book/slip'
import { isSportCompany, SPORT_COMPANIES, type SportCompany } from '@uwanja/providers/sports'
import type { MovedOrProblem, SportAnswer, SportAsk } from '@uwanja/providers/sports/plug'
import { freeBetsOf } from '../bonus/free-bet-store.ts'
import type { Wires } from '../companies/wires.ts'
import { exchangeToken, gameSession, type GameSession } from '../wallet/store.ts'
import type { Jurisdiction } from '../jurisdictions/jurisdictions.ts'
import type { Tax } from '../tax/tax.ts'
import { openSeats } from '../wallet/seats.ts'
import { noteCallback } from '../wire/callback-line.ts'
import { outcomesOf } from './callback-outcomes.ts'
import { openKeeping } from './keeping.ts'
import { debit, type Movement, moves, type WagerDeps } from './wagers.ts'

export interface SportCallbackDeps extends Omit<WagerDeps, 'seats' | 'keep'> {
  readonly wires: Pick<Wires, 'sport'>
  readonly jurisdiction: Pick<Jurisdiction, 'register' | 'currency'>
  readonly tax: Pick<Tax, 'wager'>
  /** For the metrics: which company's callback was answered with a no, and why. */
  onRefused(company: string, reason: string, request: FastifyRequest): void
}

type Deps = SportCallbackDeps & WagerDeps

type At = { Params: { company: string; '*': string }; Body: string | null }
type Problem = Extract<MovedOrProblem, { problem: unknown }>

/** Mounts what is below `/callbacks/sports/{company}`; bodies come as they were sent. */
export function mountSportCallbacks(app: FastifyInstance, given: SportCallbackDeps): void {
  const deps: Deps = { ...given, seats: openSeats(), keep: openKeeping(given.db) }
  app.route<At>({
    method: ['GET', 'POST'],
    url: '/callbacks/sports/:company/*',
    exposeHeadRoute: false,
    bodyLimit: BODY_SIZES.batch,
    // Before the body is read: who is a stranger by the head is not listened to, and nobody longer than their call may be.
    onRequest: async (request, reply) => turnedAway(deps, request, reply),
    handler: async (request, reply) => {
      const name = companyOf(request)!
      const [plug, wire] = [SPORT_COMPANIES[name], deps.wires.sport(name)]
      const raw = { ...headOf(request), rawBody: request.body ?? '' }
      const ask = plug.read(raw, wire)
      if ('problem' in ask)
        deps.warn('a sport callback was refused', { company: name, problem: ask.problem, ip: request.ip })
      const answer = 'problem' in ask ? ask : await execute(deps, name, ask)
      const line = { company: name, ...askedOf(ask), ...outcomesOf(answer) }
      for (const { outcome } of line.movements ?? [line]) if (outcome !== 'ok') deps.onRefused(name, outcome, request)
      noteCallback(request, line)
      const { http, type, body, headers } = plug.answer(raw, answer, wire)
      return reply
        .code(http)
        .headers(headers ?? {})
        .type(type)
        .send(body)
    },
  })
}

function askedOf(ask: SportAsk | Problem) {
  if (!('ask' in ask)) return { ask: 'unread' }
  const key = ask.ask === 'debit' ? ask.debit.key : ask.ask === 'move' ? ask.move.key : undefined
  return { ask: ask.ask, ...(key !== undefined && { key }) }
}

const companyOf = ({ params }: FastifyRequest<At>): SportCompany | null => {
  const name = params.company.toLowerCase()
  return isSportCompany(name) ? name : null
}

const headOf = (request: FastifyRequest<At>) => ({
  path: `/${request.params['*']}`,
  headers: request.headers,
  nowMs: Date.now(),
  ip: request.ip,
})

async function turnedAway(deps: SportCallbackDeps, request: FastifyRequest<At>, reply: FastifyReply): Promise<void> {
  const name = companyOf(request)
  if (name === null) return void reply.code(404).send({ status: 'UNKNOWN_COMPANY' })
  const [plug, wire, raw] = [SPORT_COMPANIES[name], deps.wires.sport(name), headOf(request)]
  const longest = plug.longest(request.method, raw.path)
  const length = Number(request.headers['content-length'] ?? (request.method === 'GET' ? 0 : NaN))
  const problem = !plug.isExpected(raw, wire)
    ? 'signature'
    : longest === null || !(length <= longest)
      ? 'malformed'
      : null
  if (problem === null) return
  deps.warn('a sport callback was not read', { company: name, problem, ip: request.ip })
  deps.onRefused(name, problem, request)
  const { body, type } = plug.answer({ ...raw, rawBody: '' }, { problem }, { ...wire, keys: {} })
  // The body that is still coming is nobody's.
  await reply
    .code(problem === 'signature' ? 200 : longest === null ? 404 : 413)
    .header('connection', 'close')
    .type(type)
    .send(body)
}

async function execute(deps: Deps, company: SportCompany, ask: SportAsk): Promise<SportAnswer> {
  switch (ask.ask) {
    case 'open': {
      const token = await exchangeToken(deps.db, company, ask)
      const session = token === null ? null : await sessionOf(deps, company, token)
      return token !== null && session ? { did: 'open', token, ...(await told(deps, session)) } : NOBODY
    }
    case 'player': {
      const session = await sessionOf(deps, company, ask.token, ask.playerId)
      if (!session) return NOBODY
      // Whoever asks keeps a session of its own, which ends with ours.
      if (!session.mayStake) return { did: 'refused', why: 'expired', balanceMinor: null }
      return { did: 'player', ...(await told(deps, session)) }
    }
    case 'balance': {
      const session = await sessionOf(deps, company, ask.token, ask.playerId)
      if (!session) return NOBODY
      const balanceMinor = session.cash + session.bonus
      const isOther = ask.currency !== null && ask.currency !== session.currency
      if (isOther) return { did: 'refused', why: 'currency', balanceMinor }
      return { did: 'balance', balanceMinor, currency: session.currency }
    }
    case 'debit':
      return debit(deps, company, ask.debit)
    case 'move':
      return (await moves(deps, company, [ask.move]))[0]!
    case 'batch':
      return batch(deps, company, ask)
    case 'terms':
      return terms(deps, company)
  }
}

const NOBODY = { did: 'refused', why: 'token', balanceMinor: null } as const

async function sessionOf(deps: SportCallbackDeps, company: string, token: string, playerId?: string) {
  const session = await gameSession(deps.db, company, token, deps.jurisdiction.register.stakeFreshS)
  // A token under another player's name is nobody's.
  return session && (playerId ?? `${session.playerId}`) === `${session.playerId}` ? session : null
}

async function told({ db }: SportCallbackDeps, { playerId, number, currency, cash, bonus }: GameSession) {
  const open = (await freeBetsOf(db, playerId)).filter(({ state }) => state === 'open')
  const freeBets = open.map(({ id, minor, endsAt }) => ({ id: `${id}`, minor, endsAt }))
  return { playerId: `${playerId}`, userName: number, currency, balanceMinor: cash + bonus, freeBets }
}

async function batch(
  deps: Deps,
  company: SportCompany,
  { movements: said }: Extract<SportAsk, { ask: 'batch' }>,
): Promise<SportAnswer> {
  const readable = said.flatMap((one): Movement[] => ('movement' in one ? [one.movement] : []))
  const answers = await moves(deps, company, readable)
  const answerOf = new Map(readable.map((one, at) => [one, answers[at]!]))
  return {
    did: 'batch',
    answers: said.map((one) => ({
      key: one.key,
      answer: 'movement' in one ? answerOf.get(one.movement)! : { problem: one.problem },
    })),
  }
}

async function terms(deps: SportCallbackDeps, company: SportCompany): Promise<SportAnswer> {
  const { least } = await deps.money.terms.read(deps.db, { source: company, game: '' })
  const tax = (['stake', 'winnings'] as const).flatMap((base) =>
    deps.tax.wager(company, base).map(({ basisPoints, from }) => ({ base, basisPoints, from })),
  )
  return { did: 'terms', currency: deps.jurisdiction.currency, leastStakeMinor: least ?? 1n, tax }
}
