/** Serves the built office: hashed assets for ever, one page for every address, headers that keep others out. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import fastifyStatic from '@fastify/static'
import { securityHeaders } from './site.ts'
import { refusal } from '../wire/to-wire.ts'

/** @param folder The built office, or null for its calls alone. */
export async function mountOfficeSite(app: FastifyInstance, folder: string | null): Promise<void> {
  const headers = { ...securityHeaders({ frames: [] }), 'x-robots-tag': 'noindex' }
  app.addHook('onSend', async (_request, reply) => void reply.headers(headers))
  const index = folder === null ? '' : join(folder, 'index.html')
  const page = existsSync(index) ? readFileSync(index, 'utf8') : null
  if (page !== null) {
    await app.register(fastifyStatic, {
      root: join(folder!, 'assets'),
      prefix: '/assets/',
      index: false,
      cacheControl: false,
      setHeaders: (response) => void response.header('cache-control', 'public, max-age=31536000, immutable'),
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !/^\/api(\/|$)|\.\w{1,8}$/i.test(request.url.split('?')[0]!)
    if (page === null || !isPage) {
      const { http, body } = refusal('UNKNOWN_CALL')
      return reply.code(http).send(body)
    }
    return reply.code(200).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)
  })
}
