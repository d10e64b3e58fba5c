/** Every later migration on a filled database of each release: the rows stay, the books are whole, the schema is a new one's. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '@uwanja/money/sql'
import { openEmbedded } from '@uwanja/database/embedded'
import { migrate, ranMigrations, readMigrations } from '@uwanja/database/migrate'
import { CAN_OWN_CLUSTER, ownCluster, type OwnCluster } from '@uwanja/database/own-cluster'
import { openPostgres } from '@uwanja/database/postgres'
import { RELEASES, releaseSql } from './releases.ts'
import { SCHEMAS } from './schemas.ts'

const migrations = readMigrations(SCHEMAS)
/** Rows that no migration may lose, by table, in what the dump of v0.1.0 holds. */
const KEPT = ['player', 'payment', 'money.journal', 'money.posting', 'money.wallet', 'session', 'operator', 'jobs.job']

async function counts(db: Db): Promise<Record<string, bigint>> {
  const found: Record<string, bigint> = {}
  for (const table of KEPT) found[table] = (await db.query(`select count(*) as n from ${table}`, []))[0]!['n'] as bigint
  return found
}

async function loaded(db: Db, release: (typeof RELEASES)[number]): Promise<void> {
  await db.script(`${releaseSql(release)};\nreset all`)
}

/** The upgraded rows are there, the proof goes on from where it stood, and nothing is found. */
async function upgrades(db: Db, release: (typeof RELEASES)[number]): Promise<void> {
  await loaded(db, release)
  const before = await counts(db)
  expect(before['money.journal']).toBeGreaterThan(50n)
  expect(before['player']).toBeGreaterThan(20n)
  const ran = await ranMigrations(db)
  await migrate(db, migrations)
  expect(await counts(db)).toEqual(before)
  // What ran under a bare name has not run again under its room's.
  const names = [...(await ranMigrations(db)).keys()].map((name) => name.replace(/^\w+\/(?=functions\/|\d)/, ''))
  expect(names.filter((name) => ran.has(name))).toHaveLength(ran.size)
  while ((await db.query('select journals from money.prove(50)', []))[0]!['journals'] !== 0);
  expect(await db.query('select * from money.replay()', [])).toEqual([])
}

describe.each(RELEASES)('M23 a database of %s', (release) => {
  it('M23 is brought to the newest migration, embedded', async () => {
    const db = await openEmbedded(null)
    await upgrades(db, release)
    await db.close()
  })
})

describe.runIf(CAN_OWN_CLUSTER)('M23 a database of a release on PostgreSQL', () => {
  let cluster: OwnCluster
  beforeAll(async () => {
    cluster = await ownCluster()
  })
  afterAll(() => cluster.remove())

  async function filled(database: string, fill: (db: Db) => Promise<void>): Promise<string> {
    await cluster.program('createdb', database)
    const db = openPostgres(cluster.url(database), 2)
    await fill(db)
    await db.close()
    // The queue of jobs belongs to its library, which brings its own migrations.
    const text = await cluster.program('pg_dump', '--schema-only', '--exclude-schema=jobs', database)
    return text.replaceAll(/^\\(un)?restrict .*$/gm, '')
  }

  it.each(RELEASES)('M23 %s ends with the schema of a new one', async (release) => {
    const fresh = await filled('fresh', (db) => migrate(db, migrations))
    const upgraded = await filled('upgraded', (db) => upgrades(db, release))
    await cluster.program('dropdb', 'upgraded')
    // PostgreSQL prints a condition anew each time it reads one: both have been read back once.
    const reloaded = await filled('reloaded', (db) => db.script(fresh))
    await cluster.program('dropdb', 'reloaded')
    await cluster.program('dropdb', 'fresh')
    expect(upgraded).toBe(reloaded)
  })
})
