/** What every door does with a request that ended: a line in the log, and an error made into an answer. */
import type { FastifyInstance } from 'fastify'
import { callbackLine, sampler } from './callback-line.ts'
import { toWire } from './to-wire.ts'

/** Polls come every few seconds from every open page: their good answers would be most of the log and tell nothing. */
const isQuiet = (isPoll: boolean | undefined, http: number) => isPoll === true && http === 200

/** @param oneIn Of callbacks about play that went well so many share a line. */
export function answerErrors(app: FastifyInstance, oneIn: number): void {
  const isWritten = sampler(oneIn)
  app.addHook('onResponse', (request, reply, done) => {
    const line = callbackLine(request)
    if (!isQuiet(request.routeOptions.config?.isPoll, reply.statusCode) && isWritten(line, reply.statusCode)) {
      const path = request.url.split('?')[0]
      const ms = Math.round(reply.elapsedTime)
      request.log.info({ method: request.method, path, http: reply.statusCode, ms, ...line }, 'request')
    }
    done()
  })
  app.setErrorHandler((error, request, reply) => {
    const { http, body, bug } = toWire(error)
    if (bug !== null) request.log.error({ err: bug, path: request.url.split('?')[0] }, 'bug')
    return reply.code(http).send(body)
  })
}
