/** Serves the built pages, with headers that let them run nothing but themselves. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { currencyOf } from './numbers.ts'

/** What the launcher links in a demonstration (tools/settings.mjs). The page writes the name: it is one of ours, or none. */
const OUTSIDE: readonly string[] = ['chat', 'store', 'Facebook', 'X']

const NOT_BUILT = 'The pages are not built. `npm run build` builds them; the API works without.'

/** Someone else's frame around the Approve button would be a trap, drawn phone or not. What sets its own keeps it. */
const HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
}

export async function openPages(app: FastifyInstance, { pagesDir }: { pagesDir: string }): Promise<void> {
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(HEADERS)) {
      if (!reply.hasHeader(name)) void reply.header(name, value)
    }
  })
  await app.register(fastifyStatic, { root: pagesDir, serve: false, cacheControl: false, preCompressed: true })
  const send = (reply: FastifyReply, file: string) =>
    existsSync(join(pagesDir, file))
      ? reply.header('cache-control', 'no-cache').sendFile(file)
      : reply.code(503).type('text/plain').send(NOT_BUILT)

  app.get('/', (_request, reply) => send(reply, 'index.html'))
  app.get<{ Params: { msisdn: string } }>('/phone/:msisdn', (request, reply) =>
    currencyOf(request.params.msisdn) ? send(reply, 'phone/index.html') : reply.redirect('/'),
  )
  app.get('/banks', (_request, reply) => send(reply, 'banks/index.html'))
  app.get('/cards', (_request, reply) => send(reply, 'cards/index.html'))
  app.get('/matches', (_request, reply) => send(reply, 'matches/index.html'))
  app.get('/exclusions', (_request, reply) => send(reply, 'exclusions/index.html'))
  app.get('/screening', (_request, reply) => send(reply, 'screening/index.html'))
  app.get('/pushed', (_request, reply) => send(reply, 'pushed/index.html'))
  app.get('/agents', (_request, reply) => send(reply, 'agents/index.html'))
  app.get('/selcom/checkout/:token', (_request, reply) => send(reply, 'selcom/index.html'))
  app.get('/cards/check/:id', (_request, reply) => send(reply, 'card-check/index.html'))
  app.get('/mailbox', (_request, reply) => reply.redirect('/mailbox/'))
  app.get('/mailbox/', (_request, reply) => send(reply, 'mailbox/index.html'))
  app.get<{ Params: { what: string } }>('/outside/:what', (request, reply) =>
    OUTSIDE.includes(request.params.what) ? send(reply, 'outside/index.html') : reply.redirect('/'),
  )
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) =>
    // Their names carry a hash of what is in them.
    reply.header('cache-control', 'public, max-age=31536000, immutable').sendFile(`assets/${request.params['*']}`),
  )
}
