/** The databases that are measured: each setting begins on its own copy of one seeded database, removed afterwards. */
import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '@uwanja/money/sql'
import { openEmbedded } from '@uwanja/database/embedded'
import { migrate, readMigrations } from '@uwanja/database/migrate'
import { openPostgres } from '@uwanja/database/postgres'
import { SCHEMAS } from '@uwanja/server/db/schemas'
import type { BenchRun } from '../bench.ts'

export type DatabaseKind = Db['kind']

/** A fresh copy of the seeded database. The embedded one can be open in one process at a time. */
export interface Copy {
  /** The settings that point an API process at it. */
  readonly env: Readonly<Record<string, string>>
  /** Opens it as the API does, with the same number of connections. */
  open(): Promise<Db>
  remove(): Promise<void>
}
export type MakeCopy = () => Promise<Copy>
type Seed = (db: Db) => Promise<void>

const LOCAL = 'postgres://root@127.0.0.1:5432/postgres'
const migrations = readMigrations(SCHEMAS)

/** The server to make databases on, or null when none answers. A named one must answer. */
export async function postgresUrl(): Promise<string | null> {
  const named = process.env['BENCH_DATABASE_URL'] || process.env['TEST_DATABASE_URL']
  const db = openPostgres(named || LOCAL, 1)
  try {
    await db.sql`select 1`
    return named || LOCAL
  } catch (error) {
    if (named) throw new Error('The PostgreSQL server that the environment names does not answer.', { cause: error })
    return null
  } finally {
    await db.close()
  }
}

interface Seeded {
  /** The seeded database itself, for a bench that needs one alone: copying takes as long as seeding where there is much. */
  readonly itself: Copy
  readonly copy: MakeCopy
}

async function seededPostgres(run: BenchRun, serverUrl: string, seed: Seed): Promise<Seeded> {
  const prefix = `uwanja_bench_${randomBytes(4).toString('hex')}`
  const urlOf = (database: string): string => {
    const url = new URL(serverUrl)
    url.pathname = `/${database}`
    return url.href
  }
  const root = openPostgres(serverUrl, 1)
  run.atExit(() => root.close())
  const drop = (name: string) => root.script(`drop database if exists ${name} with (force)`)
  const at = (name: string): Copy => ({
    env: { DATABASE_URL: urlOf(name), DATA_DIR: join(tmpdir(), name) },
    open: async () => openPostgres(urlOf(name)),
    remove: () => drop(name),
  })

  const template = `${prefix}_seed`
  run.atExit(() => drop(template))
  await root.script(`create database ${template}`)
  const seeding = openPostgres(urlOf(template), 2)
  await migrate(seeding, migrations)
  await seed(seeding)
  await seeding.close()

  let copies = 0
  const copy = async () => {
    const name = `${prefix}_${++copies}`
    run.atExit(() => drop(name))
    await root.script(`create database ${name} template ${template}`)
    return at(name)
  }
  return { itself: at(template), copy }
}

async function seededEmbedded(run: BenchRun, seed: Seed): Promise<Seeded> {
  const base = mkdtempSync(join(tmpdir(), 'uwanja-bench-'))
  run.atExit(async () => rmSync(base, { recursive: true, force: true }))
  const folderOf = (name: string) => join(base, name, 'database')
  const at = (name: string): Copy => ({
    env: { DATA_DIR: join(base, name) },
    open: () => openEmbedded(folderOf(name)),
    remove: async () => rmSync(join(base, name), { recursive: true, force: true }),
  })

  const seeding = await openEmbedded(folderOf('seed'))
  await migrate(seeding, migrations)
  await seed(seeding)
  await seeding.close()

  let copies = 0
  const copy = async () => {
    const name = `copy-${++copies}`
    cpSync(folderOf('seed'), folderOf(name), { recursive: true })
    return at(name)
  }
  return { itself: at('seed'), copy }
}

export const preparePostgres = async (run: BenchRun, serverUrl: string, seed: Seed): Promise<MakeCopy> =>
  (await seededPostgres(run, serverUrl, seed)).copy
export const prepareEmbedded = async (run: BenchRun, seed: Seed): Promise<MakeCopy> =>
  (await seededEmbedded(run, seed)).copy

/** One seeded database of this kind, which the caller uses up. */
export const seededOn = async (run: BenchRun, kind: DatabaseKind, serverUrl: string, seed: Seed): Promise<Copy> =>
  (await (kind === 'postgres' ? seededPostgres(run, serverUrl, seed) : seededEmbedded(run, seed))).itself
