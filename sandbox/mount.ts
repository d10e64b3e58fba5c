/** Mounts the companies' simulators under `/{company}`: bodies as they were sent, answers as the simulator gives them. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type SimulatorRow, SIMULATORS } from '@uwanja/providers/simulators'
import type { SimulatorHandler, SimulatorRequest } from '@uwanja/providers/world'
import { type Entrance, type Deps, makeWorld } from './world.ts'

export interface MountOptions {
  /** Each company's keys, by the names that its Wire uses. */
  readonly keys: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Rows beyond the table; a company that stands here is not taken from the table. */
  readonly extra: readonly SimulatorRow[]
  /** Absent: the table. */
  readonly rows?: readonly SimulatorRow[]
  readonly publicUrl: string
  readonly deps: Deps
  readonly studio: Entrance
}

export async function mountSimulators(
  app: FastifyInstance,
  { keys, extra, rows: table = SIMULATORS, publicUrl, deps, studio }: MountOptions,
): Promise<void> {
  await app.register(async (scope) => {
    // Signatures are over bytes, so nothing may parse the body before the simulator does.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    const rows = [...table.filter(({ company }) => !extra.some((row) => row.company === company)), ...extra]
    for (const { company, paths, make } of rows) {
      const simulator = make(makeWorld(company, publicUrl, deps, studio), keys[company] ?? {})
      for (const path of paths) {
        const prefix = `/${company}`
        scope.all(`${prefix}${path}`, (request, reply) => answer(simulator, prefix, request, reply))
        scope.all(`${prefix}${path}/*`, (request, reply) => answer(simulator, prefix, request, reply))
      }
    }
  })
}

async function answer(simulator: SimulatorHandler, prefix: string, request: FastifyRequest, reply: FastifyReply) {
  const { http, type, headers, body, silent } = await simulator.handle(asSimulatorRequest(prefix, request))
  if (silent) {
    // Left open on purpose: the caller's own time-out has to end it. Closing the sandbox drops the connection.
    reply.hijack()
    return reply
  }
  return reply
    .code(http)
    .headers(headers ?? {})
    .type(type ?? 'application/json')
    .send(body)
}

function asSimulatorRequest(prefix: string, request: FastifyRequest): SimulatorRequest {
  const url = new URL(request.raw.url ?? '/', 'http://sandbox')
  return {
    method: request.method,
    path: url.pathname.replaceAll(/\/{2,}/g, '/').slice(prefix.length),
    query: Object.fromEntries(url.searchParams),
    headers: request.headers,
    rawBody: typeof request.body === 'string' ? request.body : '',
  }
}
