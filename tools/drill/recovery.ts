/** Somebody spoils the database, and later its machine burns: it comes back from pgBackRest's archive, to a moment and to the end. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { CAN_OWN_CLUSTER, ownCluster, type OwnCluster } from '@uwanja/database/own-cluster'
import { migrate } from '@uwanja/database/migrate'
import { openPostgres } from '@uwanja/database/postgres'
import type { Db } from '@uwanja/database/sql'
import { seedSeats } from '../../bench/wagers/seats.ts'
import { migrations } from '../../server/process/open-database.ts'
import { must, mustBe, until, type Drill } from './drill.ts'
import { anApi, missingOf, mustBeWhole, staking, type Api } from './stakes.ts'

const DATABASE = 'uwanja'
const LOADED_MS = 3_000
/** As docs/operators/backup.md says it, but for the minute: so long nothing is archived where little is written. */
const ARCHIVE_TIMEOUT_S = 5

interface Place {
  readonly cluster: OwnCluster
  /** pgBackRest with the documented words, as PostgreSQL's own user. */
  backrest(...args: readonly string[]): Promise<string>
}

async function aPlace(folder: string): Promise<Place> {
  const config = join(folder, 'pgbackrest.conf')
  for (const name of ['repo', 'log', 'lock', 'socket']) {
    mkdirSync(join(folder, name))
    chmodSync(join(folder, name), 0o777)
  }
  chmodSync(folder, 0o755)
  const cluster = await ownCluster({
    settings: {
      fsync: 'on',
      unix_socket_directories: join(folder, 'socket'),
      archive_mode: 'on',
      archive_timeout: String(ARCHIVE_TIMEOUT_S),
      archive_command: `pgbackrest --config=${config} --stanza=uwanja archive-push %p`,
    },
  })
  const rows = [
    ...['[global]', `repo1-path=${join(folder, 'repo')}`, 'repo1-retention-full=2', 'start-fast=y'],
    ...[`log-path=${join(folder, 'log')}`, `lock-path=${join(folder, 'lock')}`, 'log-level-console=warn'],
    ...['[uwanja]', `pg1-path=${cluster.folder}`, `pg1-port=${cluster.port}`],
    ...[`pg1-socket-path=${join(folder, 'socket')}`, 'pg1-user=postgres'],
  ]
  writeFileSync(config, `${rows.join('\n')}\n`)
  const asItsUser =
    process.getuid?.() === 0 ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', '--'] : []
  return {
    cluster,
    backrest(...args) {
      const [program = '', ...words] = [...asItsUser, 'pgbackrest', `--config=${config}`, '--stanza=uwanja', ...args]
      return must(program, words)
    },
  }
}

async function asked<T>(cluster: OwnCluster, work: (db: Db) => Promise<T>): Promise<T> {
  const db = openPostgres(cluster.url(DATABASE), 1)
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

const now = (cluster: OwnCluster) =>
  asked(cluster, async (db) => String((await db.query('select clock_timestamp()::text as at', []))[0]!['at']))

/** Started, and at the end of what it was told to read. */
async function comeBack({ cluster, backrest }: Place, ...target: readonly string[]): Promise<number> {
  const startedMs = performance.now()
  await backrest('--delta', ...target, 'restore')
  await cluster.start()
  await until('the end of its recovery', 120_000, async () =>
    asked(cluster, async (db) => (await db.query('select pg_is_in_recovery() as yet', []))[0]!['yet'] === false),
  )
  return performance.now() - startedMs
}

interface Stakes {
  readonly before: ReadonlyMap<string, number>
  readonly all: ReadonlyMap<string, number>
  readonly moment: string
}

/** Stakes before a moment, stakes after it. */
async function staked({ cluster }: Place, folder: string, name: string): Promise<Stakes> {
  let api: Api | null = null
  try {
    api = await anApi(folder, { DATABASE_URL: cluster.url(DATABASE), SEALING_KEY: '0a'.repeat(32) })
    const first = await staking(`${name}-before`, [api])
    await rest(LOADED_MS)
    await first.stop()
    const moment = await now(cluster)
    const second = await staking(`${name}-after`, [api])
    await rest(LOADED_MS)
    await second.stop()
    return { before: first.taken, all: new Map([...first.taken, ...second.taken]), moment }
  } finally {
    await api?.stop()
  }
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

async function toAMoment(place: Place, folder: string, say: (line: string) => void): Promise<void> {
  const { before, all, moment } = await staked(place, folder, 'moment')
  // What an operator with too many rights may do at night.
  await asked(place.cluster, (db) => db.script('truncate money.wallet cascade'))
  await asked(place.cluster, (db) => db.script('select pg_switch_wal()'))
  await rest(ARCHIVE_TIMEOUT_S * 1000)
  await place.cluster.stop()
  const ms = await comeBack(place, '--type=time', `--target=${moment}`, '--target-action=promote')
  mustBe(await asked(place.cluster, (db) => missingOf(db, before)), [], `answered before ${moment} and missing`)
  const later = await asked(place.cluster, (db) => missingOf(db, all))
  mustBe(later.length, all.size - before.size, 'what was answered after the moment and is gone')
  await mustBeWhole(place.cluster.url(DATABASE))
  say(
    `every wallet was gone: back at ${moment} in ${seconds(ms)}; of ${before.size} stakes that were answered before it 0 are missing, ` +
      `the ${later.length} after it are gone, and the books are whole`,
  )
}

async function toTheEnd(place: Place, folder: string, say: (line: string) => void): Promise<void> {
  const { all } = await staked(place, folder, 'end')
  await place.cluster.kill()
  rmSync(place.cluster.folder, { recursive: true })
  mkdirSync(place.cluster.folder, { mode: 0o700 })
  if (process.getuid?.() === 0) await must('chown', ['postgres:postgres', place.cluster.folder])
  const ms = await comeBack(place)
  const missing = await asked(place.cluster, (db) => missingOf(db, all))
  await mustBeWhole(place.cluster.url(DATABASE))
  const lastMs = Math.max(...all.values())
  const sinceMs = missing.length === 0 ? 0 : lastMs - Math.min(...missing.map((key) => all.get(key)!))
  say(
    `the machine burnt: back in ${seconds(ms)}; of ${all.size} stakes that were answered ${missing.length} are missing, those of the last ` +
      `${seconds(sinceMs)} (archive_timeout is ${ARCHIVE_TIMEOUT_S} s here), and the books are whole`,
  )
  if (sinceMs > (ARCHIVE_TIMEOUT_S + 2) * 1000) throw new Error('more is missing than archive_timeout allows')
}

export const recovery: Drill = {
  about: 'a spoilt database and a burnt machine come back from pgBackRest’s archive, to a moment and to the end',
  needs: { pgbackrest: 'pgbackrest' },
  async run(say) {
    if (!CAN_OWN_CLUSTER) throw new Error('PostgreSQL’s server programs are wanted: apt-get install postgresql')
    const folder = mkdtempSync(join(tmpdir(), 'uwanja-recovery-'))
    const place = await aPlace(folder)
    try {
      await place.cluster.program('createdb', DATABASE)
      await asked(place.cluster, async (db) => {
        await migrate(db, migrations())
        await seedSeats(db)
      })
      await place.backrest('stanza-create')
      await place.backrest('--type=full', 'backup')
      await place.backrest('check')
      await toAMoment(place, join(folder, 'data'), say)
      await place.backrest('--type=diff', 'backup')
      await toTheEnd(place, join(folder, 'data'), say)
    } finally {
      await place.cluster.remove()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
