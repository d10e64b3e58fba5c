/** The calls of Zeppelin's page, and the line on which it hears of everything. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parseAmount } from '@uwanja/contract/wire/amounts'
import { cashOut, place } from './betting.ts'
import type { Selection } from './flight-bet.ts'
import { fieldsOf, readSmallJson, secretOf } from '../../players/page-requests.ts'
import type { Session } from '../../players/sessions.ts'
import type { CashOutAnswer, Slot, StakeAnswer, StakeWhy } from '@uwanja/contract/studio/zeppelin'
import type { Game } from './game.ts'

const API = '/studio/api/zeppelin'

function sessionOf(game: Game, request: FastifyRequest): Promise<Session | null> {
  return game.sessions.find(secretOf(request))
}

/** The second of the two bets says so; a page of before says nothing. */
const slotOf = (rawBody: unknown): Slot => (fieldsOf(rawBody)['slot'] === 1 ? 1 : 0)

/** "500.00" and, when wanted, "2.00". */
function readStake(rawBody: unknown): Selection | { readonly why: StakeWhy } {
  const { stake, auto } = fieldsOf(rawBody)
  const slot = slotOf(rawBody)
  const amount = typeof stake === 'string' ? parseAmount(stake, 'NGN') : null
  if (!amount) return { why: 'bad-amount' }
  if (auto === undefined || auto === null || auto === '') return { minor: amount.minor, auto: null, slot }
  const match = typeof auto === 'string' ? /^(\d{1,5})(?:\.(\d{1,2}))?$/.exec(auto) : null
  if (!match) return { why: 'bad-auto' }
  return { minor: amount.minor, auto: Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')), slot }
}

async function answerStake(game: Game, request: FastifyRequest): Promise<StakeAnswer> {
  const session = await sessionOf(game, request)
  if (!session) return { ok: false, why: 'no-session', me: null }
  const selection = readStake(request.body)
  if ('why' in selection) return { ok: false, why: selection.why, me: game.me(session) }
  const placed = await place(game.betting, session, selection)
  return { ...placed, me: game.me(session) }
}

async function answerCashOut(game: Game, request: FastifyRequest): Promise<CashOutAnswer> {
  const session = await sessionOf(game, request)
  if (!session) return { ok: false, why: 'no-session', me: null }
  return { ...(await cashOut(game.betting, session, slotOf(request.body))), me: game.me(session) }
}

async function stream(game: Game, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const session = await sessionOf(game, request)
  game.rounds.wake()
  if (!game.feed.add(reply.raw, session?.playerId ?? null)) return reply.code(503).send({ ok: false })
  reply.hijack()
  game.feed.tell(reply.raw, 'state', game.snapshot(session))
  // The balance may have moved elsewhere since; the answer comes as an event of its own.
  if (session) void game.refresh(session)
  return reply
}

export async function mountZeppelin(app: FastifyInstance, game: Game): Promise<void> {
  await app.register(async (scope) => {
    readSmallJson(scope, 2_048)
    scope.addHook('onSend', async (request, reply) => {
      if (request.url.startsWith(API)) void reply.header('cache-control', 'no-store')
    })
    // A HEAD request, as some link previews send, would use up the one-time token.
    const once = { exposeHeadRoute: false }
    scope.get(`${API}/stream`, once, (request, reply) => stream(game, request, reply))
    scope.get(`${API}/state`, async (request) => {
      const session = await sessionOf(game, request)
      game.rounds.wake()
      if (session && game.sessions.balance(session.playerId) === null) await game.refresh(session)
      return game.snapshot(session)
    })
    scope.get(`${API}/rounds`, () => ({ chain: game.chain(), rounds: game.snapshot(null).past }))
    scope.post(`${API}/stake`, (request) => answerStake(game, request))
    scope.post(`${API}/cash-out`, (request) => answerCashOut(game, request))
  })
}
