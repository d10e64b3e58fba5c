/** Where the titles' pictures are: the same address shows the same picture for ever, so browsers may keep it. */
import type { FastifyInstance } from 'fastify'
import { keptArt } from './art.ts'
import { titleAt } from './catalogue.ts'

export function mountArt(app: FastifyInstance): void {
  app.get<{ Params: { company: string; file: string } }>('/studio/art/:company/:file', (request, reply) => {
    const { company, file } = request.params
    const title = file.endsWith('.svg') ? titleAt({ company, gameId: file.slice(0, -4) }) : null
    if (!title) return reply.code(404).send({ error: 'there is no such picture' })
    const { plain, gzip } = keptArt(title)
    const isZipped = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
    if (isZipped) reply.header('content-encoding', 'gzip')
    return (
      reply
        .type('image/svg+xml; charset=utf-8')
        .header('cache-control', 'public, max-age=31536000, immutable')
        // Opened by itself it is a document: one that may run nothing.
        .header('content-security-policy', "default-src 'none'; style-src 'none'; sandbox")
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('vary', 'accept-encoding')
        .send(isZipped ? gzip : plain)
    )
  })
}
