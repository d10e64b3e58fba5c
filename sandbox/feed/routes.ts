/** OFF/1 over HTTP: the stream, the schedule, one event, recoveries. Every call needs the key. */
import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PRODUCERS } from '@uwanja/providers/feeds/feed'
import * as z from 'zod/mini'
import type { FeedCompany } from './company.ts'
import { BROKEN_AFTER_MS } from './troubles.ts'
import { wireOf } from './wire.ts'

const TOO_OLD = { error: 'too long ago: ask for the whole' }
const DAY_MS = 86_400_000
const recovery = z.object({
  producer: z.enum(PRODUCERS),
  after: z.nullable(z.int().check(z.minimum(0))),
})

function isKnown(request: FastifyRequest, key: string): boolean {
  const [given, wanted] = [Buffer.from(request.headers.authorization ?? ''), Buffer.from(`Bearer ${key}`)]
  return key !== '' && given.length === wanted.length && timingSafeEqual(given, wanted)
}

function stream(company: FeedCompany, after: number | null, reply: FastifyReply): void {
  reply.hijack()
  reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  reply.raw.flushHeaders()
  const stop = company.line.subscribe(
    after,
    (message) => void reply.raw.write(`data:${JSON.stringify(wireOf(message))}\n\n`),
  )
  const broken = setInterval(() => {
    if (company.line.trouble() === 'broken') reply.raw.destroy()
  }, BROKEN_AFTER_MS)
  reply.raw.once('close', () => {
    clearInterval(broken)
    stop()
  })
}

export async function mountFeed(app: FastifyInstance, company: FeedCompany, key: string): Promise<void> {
  await app.register(
    (scope, _options, done) => {
      scope.addHook('onRequest', async (request, reply) => {
        if (!isKnown(request, key)) await reply.code(401).send({ error: 'the key is not known' })
      })
      scope.get<{ Querystring: { after?: string } }>('/stream', (request, reply) => {
        const after = request.query.after === undefined ? null : Number(request.query.after)
        if (after !== null && !Number.isSafeInteger(after))
          return reply.code(400).send({ error: 'after is a moment in milliseconds' })
        if (after !== null && !company.line.reaches(after)) return reply.code(409).send(TOO_OLD)
        stream(company, after, reply)
        return reply
      })
      scope.get<{ Querystring: { day?: string } }>('/schedule', (request, reply) => {
        const from = Date.parse(`${request.query.day ?? ''}T00:00:00Z`)
        if (Number.isNaN(from)) return reply.code(400).send({ error: 'day is like 2026-11-22' })
        return company.schedule(from, from + DAY_MS).map(wireOf)
      })
      scope.get<{ Params: { id: string } }>('/events/:id', (request, reply) => {
        const found = company.event(request.params.id)
        return found?.map(wireOf) ?? reply.code(404).send({ error: 'there is no such event' })
      })
      scope.post('/recover', (request, reply) => {
        const asked = recovery.safeParse(request.body)
        if (!asked.success) return reply.code(400).send({ error: 'producer is pre or live, after a moment or null' })
        const begun = company.recover(asked.data.producer, asked.data.after)
        return begun === null ? reply.code(409).send(TOO_OLD) : { request: begun }
      })
      done()
    },
    { prefix: '/feed/off/v1' },
  )
}
