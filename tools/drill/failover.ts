/** Servers of the database that die under load: nothing that was answered is missing, and how long nobody was served. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { CAN_OWN_CLUSTER, ownCluster, type OwnCluster } from '@uwanja/database/own-cluster'
import { migrate } from '@uwanja/database/migrate'
import { openPostgres } from '@uwanja/database/postgres'
import type { Db } from '@uwanja/database/sql'
import { seedSeats } from '../../bench/wagers/seats.ts'
import { migrations } from '../../server/process/open-database.ts'
import { mustBe, until, type Drill } from './drill.ts'
import { anApi, missingOf, mustBeWhole, staking, type Api, type Load } from './stakes.ts'

const BACK_WITHIN_MS = 30_000
const LOADED_MS = 3_000
/** Whoever watches over the servers must be sure before they promote one. */
const NOTICED_MS = 2_000
/** So long before the end a line to a standby breaks for which nobody waits. */
const LAG_MS = 500
const DATABASE = 'uwanja'

async function asked<T>(cluster: OwnCluster, database: string, work: (db: Db) => Promise<T>): Promise<T> {
  const db = openPostgres(cluster.url(database), 1)
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

async function set(cluster: OwnCluster, name: string, value: string): Promise<void> {
  await asked(cluster, 'postgres', async (db) => {
    await db.script(`alter system set ${name} = '${value}'`)
    await db.script('select pg_reload_conf()')
  })
}

/** The server that is written to, and those that follow it. */
interface Servers {
  primary: OwnCluster
  readonly standbys: OwnCluster[]
  readonly all: readonly OwnCluster[]
  readonly url: string
}

async function someServers(standbys: number): Promise<Servers> {
  const primary = await ownCluster({ settings: { fsync: 'on', max_connections: '60', shared_buffers: '64MB' } })
  await primary.program('createdb', DATABASE)
  await asked(primary, DATABASE, async (db) => {
    await migrate(db, migrations())
    await seedSeats(db)
  })
  const followers: OwnCluster[] = []
  for (let nth = 0; nth < standbys; nth++) followers.push(await primary.standby())
  const all = [primary, ...followers]
  const url = `postgres://postgres@${all.map(({ port }) => `127.0.0.1:${port}`).join(',')}/${DATABASE}`
  return { primary, standbys: followers, all, url }
}

/** Of those that live the one that has most: only one of them need have the last that was answered. */
async function promote(servers: Servers): Promise<void> {
  const received = await Promise.all(
    servers.standbys.map(async (standby) => {
      const [row] = await asked(standby, 'postgres', (db) => db.query(`select pg_wal_lsn_diff(pg_last_wal_receive_lsn(), '0/0')::int8 as at`, [])) // oxfmt-ignore
      return { standby, at: row!['at'] as bigint }
    }),
  )
  const { standby } = received.toSorted((a, b) => Number(b.at - a.at))[0]!
  servers.primary = standby
  servers.standbys.splice(servers.standbys.indexOf(standby), 1)
  await asked(standby, 'postgres', (db) => db.query('select pg_promote()', []))
  for (const other of servers.standbys)
    await set(other, 'primary_conninfo', `host=127.0.0.1 port=${standby.port} user=postgres`)
}

interface Scene {
  readonly name: string
  readonly standbys: number
  readonly isWaitedFor: boolean
  /** What goes wrong, under load. @returns when. */
  happens(servers: Servers): Promise<number>
}

const killed: Scene['happens'] = async (servers) => {
  const atMs = performance.now()
  await servers.primary.kill()
  await rest(NOTICED_MS)
  await promote(servers)
  return atMs
}

const SCENES: readonly Scene[] = [
  {
    name: 'a standby is killed',
    standbys: 2,
    isWaitedFor: true,
    async happens({ standbys }) {
      const atMs = performance.now()
      await standbys.pop()!.kill()
      return atMs
    },
  },
  { name: 'the primary is killed, a standby promoted', standbys: 2, isWaitedFor: true, happens: killed },
  {
    name: 'the primary’s cable is pulled, a standby promoted',
    standbys: 2,
    isWaitedFor: true,
    async happens(servers) {
      const atMs = performance.now()
      servers.primary.freeze()
      await rest(NOTICED_MS)
      await promote(servers)
      return atMs
    },
  },
  {
    name: 'all servers lose their power and are started again',
    standbys: 1,
    isWaitedFor: true,
    async happens({ all }) {
      const atMs = performance.now()
      await Promise.all(all.map((one) => one.kill()))
      await rest(NOTICED_MS)
      for (const one of all) await one.start()
      return atMs
    },
  },
  {
    name: 'not waited for: the primary is killed, the standby promoted',
    standbys: 1,
    isWaitedFor: false,
    happens: killed,
  },
  {
    name: `not waited for, and the standby’s line is cut ${LAG_MS / 1000} s before`,
    standbys: 1,
    isWaitedFor: false,
    async happens(servers) {
      await set(servers.standbys[0]!, 'primary_conninfo', '')
      await rest(LAG_MS)
      return killed(servers)
    },
  },
]

function ofTheLast({ taken }: Load, missing: readonly string[], atMs: number): string {
  if (missing.length === 0) return ''
  const first = Math.min(...missing.map((key) => taken.get(key)!))
  return `, those of the last ${((atMs - first) / 1000).toFixed(2)} s`
}

async function play(scene: Scene, say: (line: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'uwanja-failover-'))
  const servers = await someServers(scene.standbys)
  const apis: Api[] = []
  try {
    if (scene.isWaitedFor) await set(servers.primary, 'synchronous_standby_names', 'ANY 1 (*)')
    for (const nth of [1, 2]) apis.push(await anApi(join(folder, String(nth)), { DATABASE_URL: servers.url, SEALING_KEY: '0a'.repeat(32) })) // oxfmt-ignore
    const load = await staking('failover', apis)
    await rest(LOADED_MS)
    const atMs = await scene.happens(servers)
    const ms = (await load.firstAfter(atMs, BACK_WITHIN_MS * 2)) - atMs
    for (const { url } of apis)
      await until(`${url}/ready`, BACK_WITHIN_MS, async () => (await fetch(`${url}/ready`)).ok)
    await rest(LOADED_MS)
    await load.stop()
    const missing = await asked(servers.primary, DATABASE, (db) => missingOf(db, load.taken))
    await mustBeWhole(servers.primary.url(DATABASE))
    say(
      `${scene.name}: ${load.taken.size} stakes were answered, ${missing.length} of them are missing${ofTheLast(load, missing, atMs)}; ` +
        `the first after it was taken ${(ms / 1000).toFixed(1)} s later`,
    )
    if (scene.isWaitedFor) mustBe(missing, [], 'answered and missing')
    if (ms > BACK_WITHIN_MS) throw new Error(`service was back after ${(ms / 1000).toFixed(1)} s`)
  } catch (error) {
    throw new Error(`${scene.name}: ${(error as Error).message}\n${apis.map((api) => api.printed()).join('\n')}`, {
      cause: error,
    })
  } finally {
    for (const api of apis) await api.stop('SIGKILL')
    for (const one of servers.all) await one.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}

export const failover: Drill = {
  about:
    'servers of the database die under load and a standby is promoted; what is lost when commits wait for one, and when not',
  needs: {},
  async run(say) {
    if (!CAN_OWN_CLUSTER) throw new Error('PostgreSQL’s server programs are wanted: apt-get install postgresql')
    for (const scene of SCENES) await play(scene, say)
  },
}
