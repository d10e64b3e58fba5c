/** Serves the studio's built pages below `/studio/`, with headers that let them run nothing but themselves. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { PAGES } from '../pages/page-table.ts'

const NOT_BUILT = 'The pages are not built. `npm run build` builds them; the API works without.'

function policy(connect: string, frameAncestors: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    `connect-src ${connect}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ')
}

/** Nothing may leave the verifier: it recomputes a round in the browser and talks to nobody. */
const VERIFY_POLICY = policy("'none'", "'none'")

/** For every answer of the studio; games are framed by the site alone. */
export function guardPages(app: FastifyInstance, siteOrigin: string): void {
  const headers: Readonly<Record<string, string>> = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'content-security-policy': policy("'self'", `'self' ${siteOrigin}`),
  }
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers))
}

/** @param pagesDir Where the built pages lie; absent, as in tests, nobody opens one. */
export async function mountPages(app: FastifyInstance, pagesDir: string | null): Promise<void> {
  if (pagesDir === null) return
  // Whoever serves pages of its own beside the studio has the function already.
  const decorateReply = !app.hasReplyDecorator('sendFile')
  await app.register(fastifyStatic, {
    root: pagesDir,
    serve: false,
    cacheControl: false,
    preCompressed: true,
    decorateReply,
  })
  for (const name of Object.keys(PAGES)) {
    app.get(`/studio/${name}`, (_request, reply) => reply.redirect(`/studio/${name}/`))
    app.get(`/studio/${name}/`, (_request, reply) => sendPage(reply, pagesDir, name))
  }
  app.get<{ Params: { '*': string } }>('/studio/assets/*', (request, reply) =>
    // Their names carry a hash of what is in them.
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .sendFile(`assets/${request.params['*']}`, pagesDir),
  )
}

function sendPage(reply: FastifyReply, pagesDir: string, name: string): FastifyReply {
  if (name === 'verify') void reply.header('content-security-policy', VERIFY_POLICY)
  return existsSync(join(pagesDir, name, 'index.html'))
    ? reply.header('cache-control', 'no-cache').sendFile(`${name}/index.html`, pagesDir)
    : reply.code(503).type('text/plain').send(NOT_BUILT)
}
