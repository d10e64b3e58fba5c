/** Liveness and readiness, apart: a slow or missing database, old migrations, the start and the way out. */
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '@uwanja/money/sql'
import { aDatabase } from './db/testing.ts'
import { openHealth, type Health } from './health.ts'

describe('life and readiness', () => {
  let db: Db
  let app: FastifyInstance
  let health: Health
  let answerSlow: () => void
  let arrived: Promise<void>
  beforeEach(async () => {
    db = await aDatabase('embedded')
    health = openHealth(db, { drainMs: 0 })
    app = Fastify()
    health.mount(app)
    const released = new Promise<void>((resolve) => (answerSlow = resolve))
    arrived = new Promise((resolve) => {
      app.get('/slow', { config: { call: 'test.slow' } }, async () => {
        resolve()
        await released
        return 'answered'
      })
    })
    await app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterEach(async () => {
    await app.close()
    await db.close().catch(() => {})
  })
  const get = (path: string) => fetch(app.listeningOrigin + path)
  const ready = async () => {
    const answer = await get('/ready')
    return { http: answer.status, ...((await answer.json()) as { checks: Record<string, string> }).checks }
  }

  it('is ready when the jobs run, not before', async () => {
    expect(await ready()).toEqual({ http: 503, process: 'not started', database: 'ok' })
    expect((await get('/health')).status).toBe(200)
    health.working()
    expect(await ready()).toEqual({ http: 200, process: 'ok', database: 'ok' })
  })

  it('is not ready on a database of other migrations; a newer one’s are no harm', async () => {
    health.working()
    await db.sql`insert into migration (name, hash) values ('999-of-tomorrow.sql', 'x')`
    expect(await ready()).toMatchObject({ http: 200 })
    await db.sql`update migration set hash = 'other' where name like '001%'`
    expect(await ready()).toEqual({ http: 503, process: 'ok', database: 'behind' })
  })

  it('lives without its database, but is not ready, and asks it once for many', async () => {
    health.working()
    await db.close()
    expect((await get('/health')).status).toBe(200)
    expect(await Promise.all([ready(), ready()])).toEqual(
      Array.from({ length: 2 }, () => ({ http: 503, process: 'ok', database: 'no answer' })),
    )
  })

  it('on the way out it is not ready while a call under way is still answered', async () => {
    health.working()
    const slow = get('/slow')
    await arrived
    let isDrained = false
    const drained = health.drain().then(() => (isDrained = true))
    expect(await ready()).toEqual({ http: 503, process: 'stopping', database: 'ok' })
    health.working()
    expect((await ready()).http).toBe(503)
    expect(isDrained).toBe(false)
    answerSlow()
    expect(await (await slow).text()).toBe('answered')
    await drained
  })
})
