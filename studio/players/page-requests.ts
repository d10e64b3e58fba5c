/** What the studio's own pages send: a session in a header, and small JSON that is read by hand, so that what is none is a plain 400. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { SESSION_HEADER } from '../pages/ask.ts'

export function secretOf(request: FastifyRequest): string | undefined {
  const raw = request.headers[SESSION_HEADER]
  return typeof raw === 'string' ? raw : undefined
}

export function fieldsOf(rawBody: unknown): Record<string, unknown> {
  return (typeof rawBody === 'object' && rawBody !== null ? rawBody : {}) as Record<string, unknown>
}

export function readSmallJson(scope: FastifyInstance, limitBytes: number): void {
  scope.removeAllContentTypeParsers()
  const options = { parseAs: 'string', bodyLimit: limitBytes } as const
  scope.addContentTypeParser('application/json', options, (_request, body, done) => {
    try {
      done(null, JSON.parse(String(body)))
    } catch {
      done(Object.assign(new Error('not JSON'), { statusCode: 400 }))
    }
  })
}
