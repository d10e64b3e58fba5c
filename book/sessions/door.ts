/** The door by which platforms launch sessions: signed both ways, a path for each of the book's names. */
import type { FastifyInstance } from 'fastify'
import { answeredLaunch, LAUNCH_PATH, type LaunchAnswer, readLaunch } from '@uwanja/providers/sports/launch'
import type { Sessions } from './sessions.ts'
import type { OpenDoor, Wallets } from './wallets.ts'

const PROBLEMS = {
  signature: { http: 401, status: 'INVALID_SIGNATURE' },
  malformed: { http: 400, status: 'INVALID_REQUEST' },
  token: { http: 403, status: 'INVALID_TOKEN' },
  silent: { http: 503, status: 'INTERNAL_ERROR' },
} as const

interface DoorDeps {
  readonly wallets: Wallets
  readonly sessions: Sessions
  /** Where browsers find the book. */
  readonly url: string
}

export function mountLaunches(app: FastifyInstance, deps: DoorDeps): void {
  void app.register(async (door) => {
    // The signature is over the bytes as they came.
    door.removeAllContentTypeParsers()
    door.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    for (const wallet of deps.wallets.values())
      door.post<{ Body: string | null }>(`/${wallet.name}${LAUNCH_PATH}`, async (request, reply) => {
        const { headers, body } = request
        const { http, ...said } = await launched(deps, wallet, { headers, rawBody: body ?? '', nowMs: Date.now() })
        return reply.code(http).headers(said.headers).type('application/json').send(said.body)
      })
  })
}

async function launched({ sessions, url }: DoorDeps, wallet: OpenDoor, raw: Parameters<typeof readLaunch>[1]) {
  const keys = wallet.keys()
  const read = readLaunch(keys, raw)
  if ('problem' in read) {
    const { http, status } = PROBLEMS[read.problem]
    // A stranger gets no signature of ours over anything.
    return { http, headers: {}, body: JSON.stringify({ status }) }
  }
  const { asked, key } = read
  const sign = (said: LaunchAnswer | { status: string }) => answeredLaunch(keys, { key, nowMs: raw.nowMs }, said)
  const answer = await sessions.launch(wallet, asked)
  if ('refused' in answer) {
    const { http, status } = PROBLEMS[answer.refused]
    return { http, ...sign({ status }) }
  }
  const place = { url: `${url.replace(/\/+$/, '')}/${asked.skin}` }
  if (answer.launched === 'guest') return { http: 200, ...sign(place) }
  const { bearer, endsAt } = answer.launched
  return { http: 200, ...sign({ ...place, session_id: bearer, expires_at: endsAt.toISOString() }) }
}
