/** What operators' machines ask of a book: whether it lives, whether it can answer, and its metrics. */
import type { FastifyInstance } from 'fastify'
import type { Db } from '@uwanja/database/sql'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Listener } from '../feed/listener.ts'
import { whyDown } from '../feed/producer.ts'
import type { Streams } from '../read/stream.ts'
import type { Settler } from '../results/settler.ts'
import { riskNow } from '../risk/store.ts'
import { metricsText } from './metrics.ts'

interface HealthDeps {
  readonly db: Db
  readonly catalogue: Catalogue
  readonly listener: Listener | null
  readonly streams: Streams
  readonly settler: Settler
}

export function mountHealth(app: FastifyInstance, { db, catalogue, listener, streams, settler }: HealthDeps): void {
  app.get('/health', () => ({ ok: true }))
  app.get('/ready', async (_request, reply) => {
    // Ready says that it can answer; how the feed does is told beside it, for matches are shown without it too.
    const { producers, nowMs } = catalogue.circumstances()
    const feed = listener
      ? { pre: whyDown(producers.pre, nowMs) ?? 'up', live: whyDown(producers.live, nowMs) ?? 'up' }
      : null
    const isReady = await db.sql`select 1`.then(
      () => catalogue.revision() >= 0n,
      () => false,
    )
    return reply.code(isReady ? 200 : 503).send({ ready: isReady, feed })
  })
  app.get('/metrics', async (_request, reply) => {
    const risk = await riskNow(db).catch(() => null)
    const text = metricsText({ catalogue, listener, streams: streams.count(), risk, ungraded: settler.ungraded() })
    return reply.type('text/plain; version=0.0.4').send(text)
  })
}
