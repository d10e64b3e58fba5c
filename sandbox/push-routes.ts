/** Where the platform posts notices for browsers: bytes, which nothing may parse before they are opened. */
import type { FastifyInstance } from 'fastify'
import type { PushService } from './push-service.ts'

export async function mountPush(app: FastifyInstance, service: PushService): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post<{ Params: { id: string } }>('/push/send/:id', (request, reply) => {
      const { authorization = '', ttl } = request.headers
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const http = service.take(request.params.id, { authorization, ttl: String(ttl ?? ''), body })
      // Left open on purpose: the caller's own time-out has to end it.
      if (http === null) return reply.hijack()
      return reply.code(http).send()
    })
  })
}
