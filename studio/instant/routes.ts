/** The calls of the instant games' pages. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { MoveRequest, OpenRequest, PlayAnswer } from '@uwanja/contract/studio/play'
import { fieldsOf, readSmallJson, secretOf } from '../players/page-requests.ts'
import type { Session } from '../players/sessions.ts'
import type { Play } from './play.ts'

const API = '/studio/api/play'
const ID_OF_SPINS = /^[\w.:-]{1,64}$/
const ID = /^[\w-]{8,64}$/

const NO_SESSION: PlayAnswer = { ok: false, why: 'no-session', me: null, round: null }

function sessionOf(play: Play, request: FastifyRequest): Promise<Session | null> {
  return play.session(secretOf(request))
}

function readOpen(rawBody: unknown): OpenRequest | null {
  const { id, stake, wish: selection, commitment, words, freeSpins } = fieldsOf(rawBody)
  if (typeof id !== 'string' || !ID.test(id) || typeof stake !== 'string') return null
  if (typeof commitment !== 'string' || typeof words !== 'string') return null
  if (freeSpins !== undefined && (typeof freeSpins !== 'string' || !ID_OF_SPINS.test(freeSpins))) return null
  const free = freeSpins === undefined ? {} : { freeSpins }
  return { id, stake, wish: selection ?? null, commitment, words, ...free }
}

function readMove(rawBody: unknown): MoveRequest | null {
  const { id, step, move } = fieldsOf(rawBody)
  if (typeof id !== 'string' || !ID.test(id) || !Number.isSafeInteger(step)) return null
  return { id, step: step as number, move: move ?? null }
}

export async function mountPlay(app: FastifyInstance, play: Play): Promise<void> {
  await app.register(async (scope) => {
    readSmallJson(scope, 8_192)
    scope.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))
    scope.get(`${API}/state`, async (request, reply) => {
      const session = await sessionOf(play, request)
      const state = session && (await play.state(session, 'fresh'))
      return state ?? reply.code(404).send(NO_SESSION)
    })
    scope.get(`${API}/history`, async (request, reply) => {
      const session = await sessionOf(play, request)
      return session ? { rounds: await play.history(session) } : reply.code(404).send(NO_SESSION)
    })
    scope.post(`${API}/open`, async (request): Promise<PlayAnswer> => {
      const session = await sessionOf(play, request)
      if (!session) return NO_SESSION
      const wanted = readOpen(request.body)
      return wanted ? play.open(session, wanted) : { ok: false, why: 'bad-bet', me: null, round: null }
    })
    scope.post(`${API}/move`, async (request): Promise<PlayAnswer> => {
      const session = await sessionOf(play, request)
      if (!session) return NO_SESSION
      const wanted = readMove(request.body)
      return wanted ? play.move(session, wanted) : { ok: false, why: 'bad-move', me: null, round: null }
    })
  })
}
