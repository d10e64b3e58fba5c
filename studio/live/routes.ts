/** The calls of the shared tables' page, and the line on which it hears of everything. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { LiveAnswer } from '@uwanja/contract/studio/live'
import { fieldsOf, readSmallJson, secretOf } from '../players/page-requests.ts'
import type { Session } from '../players/sessions.ts'
import type { Live } from './live.ts'

const API = '/studio/api/live'
const NO_SESSION: LiveAnswer = { ok: false, why: 'no-session', me: null }

function sessionOf(live: Live, request: FastifyRequest): Promise<Session | null> {
  return live.session(secretOf(request))
}

async function stream(live: Live, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const session = await sessionOf(live, request)
  const open = session && (await live.at(session))
  if (!session || !open) return reply.code(404).send(NO_SESSION)
  open.table.wake()
  if (!open.feed.add(reply.raw, session.playerId)) return reply.code(503).send(NO_SESSION)
  reply.hijack()
  open.feed.tell(reply.raw, 'state', live.snapshot(open, session))
  // The balance may have moved elsewhere since; the answer comes as an event of its own.
  void live.refresh(session)
  return reply
}

export async function mountLive(app: FastifyInstance, live: Live): Promise<void> {
  await app.register(async (scope) => {
    readSmallJson(scope, 8_192)
    scope.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))
    scope.get(`${API}/stream`, { exposeHeadRoute: false }, (request, reply) => stream(live, request, reply))
    scope.get(`${API}/state`, async (request, reply) => {
      const session = await sessionOf(live, request)
      const open = session && (await live.at(session))
      if (!session || !open) return reply.code(404).send(NO_SESSION)
      open.table.wake()
      await live.refresh(session)
      return live.snapshot(open, session)
    })
    scope.get(`${API}/slips`, async (request, reply) => {
      const session = await sessionOf(live, request)
      return session ? { slips: await live.slips(session) } : reply.code(404).send(NO_SESSION)
    })
    scope.post(`${API}/bet`, async (request): Promise<LiveAnswer> => {
      const session = await sessionOf(live, request)
      return session ? live.place(session, fieldsOf(request.body)['bets']) : NO_SESSION
    })
    scope.post(`${API}/choose`, async (request): Promise<LiveAnswer> => {
      const session = await sessionOf(live, request)
      return session ? live.choose(session, fieldsOf(request.body)['move']) : NO_SESSION
    })
  })
}
