/** Bodies of the studio's own pages: small JSON, read by hand, so that what is none is a plain 400. */
import type { FastifyInstance } from 'fastify'

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
