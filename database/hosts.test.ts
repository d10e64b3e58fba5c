/** Several servers in one address: the one that can be written to is used, through kills, silence and promotions. */
import { afterEach, describe, expect, it } from 'vitest'
import { addressesOf } from './hosts.ts'
import { CAN_OWN_CLUSTER, ownCluster, type OwnCluster } from './own-cluster.ts'
import { openPostgres, type Limits } from './postgres.ts'
import type { Db } from './sql.ts'

/** With a comma and an escaped @ in it, which are no commas between servers. */
const ME = ['me', 'p%40ss,word'].join(':')

describe('O68 an address that names several servers', () => {
  it('O68 is one address for each, with everything that stands around them', () => {
    expect(addressesOf(`postgres://${ME}@one:5432,two/uwanja?sslmode=require`)).toEqual([
      `postgres://${ME}@one:5432/uwanja?sslmode=require`,
      `postgres://${ME}@two/uwanja?sslmode=require`,
    ])
    expect(addressesOf('postgresql://[::1]:5432, 10.0.0.2:6432/uwanja')).toEqual([
      'postgresql://[::1]:5432/uwanja',
      'postgresql://10.0.0.2:6432/uwanja',
    ])
  })

  it('O68 that names one is left as it is', () => {
    for (const one of [`postgres://${ME}@one/uwanja`, 'postgres:///uwanja?host=/run/postgresql', 'socket:/run/pg'])
      expect(addressesOf(one)).toEqual([one])
  })

  it('O68 is refused where a server has no name or no port that is one, without a word of the password', () => {
    for (const wrong of [`postgres://${ME}@one,/uwanja`, `postgres://${ME}@one:5432,two:x/uwanja`]) {
      expect(() => addressesOf(wrong)).toThrow('must name each server as host:port')
      expect(() => addressesOf(wrong)).not.toThrow('p%40ss')
    }
  })
})

const LIMITS: Limits = { connectMs: 60_000, statementMs: 1_000, lockMs: 1_000, idleMs: 5_000, keepAliveMs: 10_000 }

/** A kill and a promotion take what they take: whoever asks for them waits. */
const PATIENT: Limits = { ...LIMITS, statementMs: 0 }

describe.runIf(CAN_OWN_CLUSTER)('O68 two servers, of which one follows the other', () => {
  const clusters: OwnCluster[] = []
  const open: Db[] = []
  afterEach(async () => {
    await Promise.all(open.splice(0).map((db) => db.close()))
    for (const cluster of clusters.splice(0)) await cluster.remove()
  })

  async function pair() {
    const first = await ownCluster()
    clusters.push(first)
    const follower = await first.standby()
    clusters.push(follower)
    const at = (...some: OwnCluster[]) =>
      `postgres://postgres@${some.map(({ port }) => `127.0.0.1:${port}`).join(',')}/postgres`
    const opened = (url: string, connections = 2, limits: Limits = LIMITS) => {
      const db = openPostgres(url, connections, limits)
      open.push(db)
      return db
    }
    const promote = () => opened(follower.url(), 1, PATIENT).sql`select pg_promote(wait_seconds => 100)`
    return { first, follower, at, opened, promote }
  }
  const portOf = async (db: Db) => Number((await db.sql<{ port: number }>`select inet_server_port() as port`)[0]!.port)

  it('O68 the writable one is used, wherever it stands in the list, and everybody who asks at once finds it', async () => {
    const { first, follower, at, opened } = await pair()
    for (const url of [at(first, follower), at(follower, first)]) {
      const db = opened(url)
      expect(await Promise.all(Array.from({ length: 6 }, () => portOf(db)))).toEqual(Array(6).fill(first.port))
      expect(await db.transaction((tx) => portOf(tx as unknown as Db))).toBe(first.port)
    }
    await expect(portOf(opened(`${at(first, follower)}_nowhere`))).rejects.toThrow('does not exist')
  })

  it('O68 after a kill and a promotion the same handle writes to the promoted one', async () => {
    const { first, at, opened, promote, follower } = await pair()
    const db = opened(at(first, follower), 2, PATIENT)
    await db.sql`create table kept (n int)`
    // It follows without being waited for: what it has not heard before the kill is lost with the first.
    const behind = opened(follower.url(), 1, PATIENT)
    await expect
      .poll(async () => (await behind.sql`select 1 from pg_class where relname = 'kept'`).length, { timeout: 100_000 })
      .toBe(1)
    await first.kill()
    // A line whose end nobody has noticed would fail whoever asks on it.
    await expect.poll(() => db.lines!()!.idle, { timeout: 100_000 }).toBe(0)
    const asked = db.sql`insert into kept values (1)`
    await promote()
    await asked
    expect(await portOf(db)).toBe(follower.port)
  })

  it('O68 a server that falls silent is passed over with all lines to it, once a statement has had its time', async () => {
    const { first, at, opened, promote, follower } = await pair()
    const db = opened(at(first, follower), 4)
    expect(new Set(await Promise.all(Array.from({ length: 4 }, () => portOf(db))))).toEqual(new Set([first.port]))
    first.freeze()
    await promote()
    await expect(portOf(db)).rejects.toThrow('Query read timeout')
    expect(await Promise.all(Array.from({ length: 4 }, () => portOf(db)))).toEqual(Array(4).fill(follower.port))
  })

  it('O69 a COMMIT whose wait for a standby was cancelled is no yes, alone and in a transaction', async () => {
    const { first, opened } = await pair()
    const db = opened(first.url(), 4)
    await db.sql`create table kept (n int)`
    await db.script(`alter system set synchronous_standby_names = 'nobody'`)
    await db.sql`select pg_reload_conf()`
    const waiting = () => db.sql<{ pid: number }>`select pid from pg_stat_activity where wait_event = 'SyncRep'`
    const cancel = async () => {
      for (const { pid } of await waiting()) await db.sql`select pg_cancel_backend(${pid})`
    }
    // The checkpointer tells everybody of the new setting when it has read it: until then no COMMIT waits.
    await expect
      .poll(async () => {
        const probe = { end: 'open' }
        const settled = (end: string) => () => void (probe.end = end)
        void db.sql`insert into kept values (0)`.then(settled('passed'), settled('waited'))
        await expect.poll(async () => (await cancel(), probe.end)).not.toBe('open')
        return probe.end
      })
      .toBe('waited')
    const cancelled = async () => {
      await expect.poll(async () => (await waiting()).length).toBe(1)
      await cancel()
    }
    const heard: string[] = []
    const inTransaction = db.transaction(async (tx) => {
      tx.afterCommit(() => heard.push('told'))
      await tx.sql`insert into kept values (1)`
    })
    await Promise.all([expect(inTransaction).rejects.toThrow('whether this COMMIT outlives'), cancelled()])
    expect(heard).toEqual([])
    const alone = db.sql`insert into kept values (2)`
    await Promise.all([expect(alone).rejects.toThrow('whether this COMMIT outlives'), cancelled()])
    // It is there all the same, which is why it is unknown and not refused.
    expect(await db.sql`select n from kept where n > 0 order by n`).toEqual([{ n: 1 }, { n: 2 }])
  })
})
