/** The companies' doors: where an operator's launches and lists come in, as each company's protocol has them. */
import { companiesOf } from '@uwanja/providers/companies'
import type { SimulatorHandler, World } from '@uwanja/providers/world'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Studio } from './studio.ts'
import { titlesOf } from './titles.ts'

/** All that a game company's door asks of the world; whoever asks for more has come to the wrong studio. */
function worldOf(company: string, publicUrl: string, studio: Studio): World {
  const world: Pick<World, 'studio' | 'wallMs' | 'publicUrl'> = {
    wallMs: () => Date.now(),
    publicUrl,
    studio: {
      games: () => titlesOf(company, publicUrl),
      open: (visit) => studio.open(company, visit),
      refuse: (why, lang) => studio.refuse(why, lang),
    },
  }
  return world as World
}

/** @param keys Each company's; one without is not played. */
export async function mountDoors(
  app: FastifyInstance,
  {
    keys,
    publicUrl,
    studio,
  }: { keys: Readonly<Record<string, Readonly<Record<string, string>>>>; publicUrl: string; studio: Studio },
): Promise<void> {
  await app.register(async (scope) => {
    // Signatures are over bytes, so nothing may parse the body before the company's door does.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    for (const { name, simulator } of companiesOf('game')) {
      const own = keys[name]
      if (!own) continue
      const { paths, make } = await simulator()
      const door = make(worldOf(name, publicUrl, studio), own)
      for (const path of paths) {
        scope.all(`/${name}${path}`, (request, reply) => answer(door, `/${name}`, request, reply))
        scope.all(`/${name}${path}/*`, (request, reply) => answer(door, `/${name}`, request, reply))
      }
    }
  })
}

async function answer(door: SimulatorHandler, prefix: string, request: FastifyRequest, reply: FastifyReply) {
  const url = new URL(request.raw.url ?? '/', 'http://studio')
  const { http, type, headers, body } = await door.handle({
    method: request.method,
    path: url.pathname.slice(prefix.length),
    query: Object.fromEntries(url.searchParams),
    headers: request.headers,
    rawBody: typeof request.body === 'string' ? request.body : '',
  })
  return reply
    .code(http)
    .headers(headers ?? {})
    .type(type ?? 'application/json')
    .send(body)
}
