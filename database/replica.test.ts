/** A read replica on real servers: what may be old comes from it while it is young enough, all else from the primary. */
import { patient } from '@uwanja/runtime/patience'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CAN_OWN_CLUSTER, ownCluster, type OwnCluster } from './own-cluster.ts'
import { openPostgres, type Limits } from './postgres.ts'
import { readingFirst, readsOf, withReplica } from './replica.ts'
import type { Db, Sql } from './sql.ts'

const LIMITS: Limits = { connectMs: 20_000, statementMs: 20_000, lockMs: 20_000, idleMs: 5_000, keepAliveMs: 10_000 }
const SOON = { timeout: patient(20_000), interval: 20 }

describe.runIf(CAN_OWN_CLUSTER)('O70 a read replica', () => {
  let first: OwnCluster
  let follower: OwnCluster
  let db: Db
  beforeAll(async () => {
    first = await ownCluster()
    follower = await first.standby()
    const replica = openPostgres(follower.url(), 2, LIMITS)
    db = withReplica(openPostgres(first.url(), 4, LIMITS), replica, { mostBehindMs: 3_000, lookMs: 50 })
    await db.sql`create table kept (n int)`
  })
  afterAll(async () => {
    await db.close()
    await follower.remove()
    await first.remove()
  })
  const portOf = async (sql: Sql) => (await sql.sql<{ port: number }>`select inet_server_port() as port`)[0]!.port

  it('O70 answers what may be old, and nothing that is asked of the database itself or within a transaction', async () => {
    await expect.poll(() => portOf(readsOf(db)), SOON).toBe(follower.port)
    expect(await portOf(db)).toBe(first.port)
    expect(await portOf(readingFirst(db))).toBe(follower.port)
    expect(await readingFirst(db).transaction(portOf)).toBe(first.port)
    expect(db.replica!()!.isAsked).toBe(true)
  })

  it('O70 a write that is asked of it happens once, on the primary', async () => {
    await readsOf(db).sql`insert into kept values (1)`
    expect(await db.sql`select n from kept`).toEqual([{ n: 1 }])
  })

  it('O70 one that falls behind or away is not asked until it has come up again', async () => {
    const lagging = openPostgres(follower.url(), 1, LIMITS)
    await lagging.sql`select pg_wal_replay_pause()`
    await db.sql`insert into kept values (2)`
    await expect.poll(() => db.replica!()!.isAsked, SOON).toBe(false)
    expect(await readsOf(db).sql`select n from kept where n = 2`).toEqual([{ n: 2 }])
    await lagging.sql`select pg_wal_replay_resume()`
    await expect.poll(() => portOf(readsOf(db)), SOON).toBe(follower.port)
    await lagging.close()

    await follower.kill()
    // At once, though nobody has noticed yet.
    expect(await portOf(readsOf(db))).toBe(first.port)
    await expect.poll(() => db.replica!()!.isAsked, SOON).toBe(false)
    await follower.start()
    await expect.poll(() => portOf(readsOf(db)), SOON).toBe(follower.port)
  })
})
