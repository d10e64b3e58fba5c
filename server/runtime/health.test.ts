/** Liveness and readiness, apart: a slow or missing database, old migrations, the start and the way out. */
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { GroupsNow } from '@uwanja/money'
import type { Db } from '@uwanja/money/sql'
import { readMigrations } from '@uwanja/database/migrate'
import { aDatabase, FULLEST } from '../db/testing.ts'
import { SCHEMAS } from '../db/schemas.ts'
import { openHealth, type Health } from './health.ts'

describe('life and readiness', () => {
  let db: Db
  let app: FastifyInstance
  let health: Health
  let groups: GroupsNow
  let answerSlow: () => void
  let arrived: Promise<void>
  beforeEach(async () => {
    db = await aDatabase(FULLEST)
    groups = { sinceMs: null, last: null, queue: { waiting: 0, sinceMs: null } }
    health = openHealth(
      db,
      readMigrations(SCHEMAS),
      { drainMs: 0, companyTimeoutMs: 60_000, answerMs: 60_000 },
      () => groups,
    )
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
    expect(await ready()).toEqual({ http: 503, process: 'not started', database: 'ok', money: 'ok' })
    expect((await get('/health')).status).toBe(200)
    health.working()
    expect(await ready()).toEqual({ http: 200, process: 'ok', database: 'ok', money: 'ok' })
  })

  it('is not ready on a database of other migrations; a newer one’s are no harm', async () => {
    health.working()
    await db.sql`insert into migration (name, hash) values ('999-of-tomorrow.sql', 'x')`
    expect(await ready()).toMatchObject({ http: 200 })
    await db.sql`update migration set hash = 'other' where name like '001%'`
    expect(await ready()).toEqual({ http: 503, process: 'ok', database: 'behind', money: 'ok' })
  })

  it('lives without its database, but is not ready, and asks it once for many', async () => {
    health.working()
    await db.close()
    expect((await get('/health')).status).toBe(200)
    expect(await Promise.all([ready(), ready()])).toEqual(
      Array.from({ length: 2 }, () => ({ http: 503, process: 'ok', database: 'no answer', money: 'failing' })),
    )
  })

  it('on the way out it is not ready while a call under way is still answered', async () => {
    health.working()
    const slow = get('/slow')
    await arrived
    let isDrained = false
    const drained = health.drain().then(() => (isDrained = true))
    expect(await ready()).toEqual({ http: 503, process: 'stopping', database: 'ok', money: 'ok' })
    health.working()
    expect((await ready()).http).toBe(503)
    expect(isDrained).toBe(false)
    answerSlow()
    expect(await (await slow).text()).toBe('answered')
    await drained
  })

  it('M20 is judged by what stakes met: a group that stands still or failed, until one is written again', async () => {
    health.working()
    const at = (agoMs: number): number => performance.now() - agoMs
    const money = async () => ((await ready()) as { money?: string }).money
    groups = { sinceMs: at(60_000), last: null, queue: { waiting: 0, sinceMs: null } }
    expect(await money()).toBe('no answer')
    groups = { sinceMs: null, last: { atMs: at(100), isDone: false }, queue: { waiting: 0, sinceMs: null } }
    expect(await ready()).toMatchObject({ http: 503, database: 'ok', money: 'failing' })
    groups = { sinceMs: at(1), last: { atMs: at(1), isDone: true }, queue: { waiting: 0, sinceMs: null } }
    expect(await money()).toBe('ok')
    // Long ago is nobody's word: then it is tried.
    groups = { sinceMs: null, last: { atMs: at(60_000), isDone: false }, queue: { waiting: 0, sinceMs: null } }
    expect(await money()).toBe('ok')
  })

  it('M20 an idle path of money is tried by a write that is not kept', async () => {
    health.working()
    await db.sql`alter table ready_probe add constraint full_disk check (filler = '')`
    expect(await ready()).toEqual({ http: 503, process: 'ok', database: 'ok', money: 'failing' })
    await db.sql`alter table ready_probe drop constraint full_disk`
    expect((await ready()).http).toBe(200)
    expect(await db.sql`select * from ready_probe`).toEqual([])
  })
})
