/** The example for PgBouncer, with the real program, under load: few lines for many processes, and the pooler started again. */
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { CAN_OWN_CLUSTER, ownCluster, type OwnCluster } from '@uwanja/database/own-cluster'
import { migrate } from '@uwanja/database/migrate'
import { openPostgres } from '@uwanja/database/postgres'
import type { Db } from '@uwanja/database/sql'
import { freePort } from '@uwanja/runtime/free-port'
import { seedSeats } from '../../bench/wagers/seats.ts'
import { migrations } from '../../server/process/open-database.ts'
import { ROOT } from '../place.mjs'
import { mustBe, started, until, type Drill, type Running } from './drill.ts'
import { anApi, missingOf, mustBeWhole, staking, type Api } from './stakes.ts'

const DATABASE = 'uwanja'
const LOADED_MS = 4_000
const LINES = 6
/** Each would hold 12 lines of its own. */
const PROCESSES = 3

/** The example to the letter but for ports, the number of lines and who is let in. */
function pgbouncer(folder: string, cluster: OwnCluster, port: number): Running {
  const users = join(folder, 'userlist.txt')
  writeFileSync(users, '"postgres" ""\n')
  const example = readFileSync(join(ROOT, 'deploy/pgbouncer/pgbouncer.ini'), 'utf8')
    .replace('port=5432', `port=${cluster.port}`)
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace('auth_type = scram-sha-256', 'auth_type = trust')
    .replace('/etc/pgbouncer/userlist.txt', users)
    .replace('default_pool_size = 20', `default_pool_size = ${LINES}`)
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(file, `${example}unix_socket_dir =\n`)
  const asItsUser =
    process.getuid?.() === 0 ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', '--'] : []
  const [program = '', ...words] = [...asItsUser, 'pgbouncer', file]
  return started(program, words, {})
}

async function asked<T>(cluster: OwnCluster, work: (db: Db) => Promise<T>): Promise<T> {
  const db = openPostgres(cluster.url(DATABASE), 1)
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

interface Loaded {
  readonly taken: number
  readonly perSecond: number
  /** Lines to PostgreSQL at the fullest moment, without those on which processes tell each other. */
  readonly lines: number
  /** Processes that listen on a line of their own. */
  readonly listening: number
}

async function loaded(
  name: string,
  cluster: OwnCluster,
  apis: readonly Api[],
  between: () => Promise<void>,
): Promise<Loaded> {
  const load = await staking(name, apis)
  const startedMs = performance.now()
  let [lines, listening] = [0, 0]
  const count = () =>
    asked(cluster, async (db) => {
      const [row] = await db.query(
        `select count(*) filter (where application_name <> 'uwanja news')::int as lines,
                count(*) filter (where application_name = 'uwanja news')::int as listening
         from pg_stat_activity where datname = $1 and backend_type = 'client backend' and pid <> pg_backend_pid()`,
        [DATABASE],
      )
      lines = Math.max(lines, Number(row!['lines']))
      listening = Number(row!['listening'])
    })
  await rest(LOADED_MS / 2)
  await count()
  await between()
  await rest(LOADED_MS / 2)
  await count()
  const perSecond = load.taken.size / ((performance.now() - startedMs) / 1000)
  await load.stop()
  mustBe(await asked(cluster, (db) => missingOf(db, load.taken)), [], 'answered and missing')
  return { taken: load.taken.size, perSecond, lines, listening }
}

async function several(folder: string, env: NodeJS.ProcessEnv): Promise<Api[]> {
  const apis: Api[] = []
  for (let nth = 0; nth < PROCESSES; nth++) apis.push(await anApi(join(folder, `api-${nth}`), env))
  return apis
}

async function stopAll(apis: readonly Api[]): Promise<void> {
  for (const api of apis) await api.stop()
}

const told = ({ taken, perSecond, lines }: Loaded) =>
  `${taken} stakes (${perSecond.toFixed(0)} a second) over at most ${lines} lines, 0 missing`

export const pool: Drill = {
  about: 'PgBouncer in transaction mode between several processes and PostgreSQL, under load and started again',
  needs: { pgbouncer: 'pgbouncer' },
  async run(say) {
    if (!CAN_OWN_CLUSTER) throw new Error('PostgreSQL’s server programs are wanted: apt-get install postgresql')
    const folder = mkdtempSync(join(tmpdir(), 'uwanja-pool-'))
    chmodSync(folder, 0o755)
    const cluster = await ownCluster({ settings: { fsync: 'on' } })
    const port = await freePort()
    let bouncer: Running | null = null
    let apis: Api[] = []
    try {
      await cluster.program('createdb', DATABASE)
      await asked(cluster, async (db) => {
        await migrate(db, migrations())
        await seedSeats(db)
      })
      const SEALING_KEY = '0a'.repeat(32)
      const direct = cluster.url(DATABASE)
      apis = await several(folder, { SEALING_KEY, DATABASE_URL: direct })
      say(`without a pooler: ${told(await loaded('direct', cluster, apis, async () => {}))}`)
      await stopAll(apis)

      const through = `postgres://postgres@127.0.0.1:${port}/${DATABASE}`
      bouncer = pgbouncer(folder, cluster, port)
      const pooled = { DATABASE_URL: through, DATABASE_DIRECT_URL: direct, DATABASE_POOLER: 'transaction' }
      apis = await several(folder, { SEALING_KEY, ...pooled })
      const seen = await loaded('pooled', cluster, apis, async () => {})
      mustBe(seen.lines <= LINES, true, `lines at most ${LINES}: ${seen.lines}`)
      mustBe(seen.listening, PROCESSES, 'processes that listen at the server itself')
      say(`through PgBouncer: ${told(seen)}`)

      const again = await loaded('again', cluster, apis, async () => {
        await bouncer?.stop('SIGKILL')
        await rest(1_000)
        bouncer = pgbouncer(folder, cluster, port)
        for (const { url } of apis) await until(`${url}/ready`, 30_000, async () => (await fetch(`${url}/ready`)).ok)
      })
      say(`PgBouncer killed and started a second later: ${told(again)}`)
      await stopAll(apis)
      await mustBeWhole(direct)
    } catch (error) {
      throw new Error(`${(error as Error).message}\n${bouncer?.printed() ?? ''}\n${apis.map((api) => api.printed()).join('\n')}`, { cause: error }) // oxfmt-ignore
    } finally {
      for (const api of apis) await api.stop('SIGKILL')
      await bouncer?.stop('SIGKILL')
      await cluster.remove()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
