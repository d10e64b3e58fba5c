/**
 * Which pages of other origins may ask the book: those of platforms that frame it, whose widget is our script in their page. The
 * built parts are everybody's. The desk's calls are no page's.
 */
import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

const PREFLIGHT_KEPT_S = 7200

export function mountCors(app: FastifyInstance, framedBy: readonly string[]): void {
  void app.register(cors, {
    delegator: ({ url = '' }, callback) => {
      if (url.startsWith('/frame/assets/')) return callback(null, { origin: '*' })
      const isAsked = url.startsWith('/book/v1/')
      return callback(null, {
        origin: isAsked ? [...framedBy] : false,
        methods: ['GET', 'POST'],
        allowedHeaders: ['authorization', 'content-type', 'last-event-id'],
        maxAge: PREFLIGHT_KEPT_S,
      })
    },
  })
}
