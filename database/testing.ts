/**
 * Databases for tests: each test file gets its own, cloned from one template. Embedded always; PostgreSQL when
 * TEST_DATABASE_URL names a server on which databases may be created.
 */
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import type { Db } from './sql.ts'
import { openEmbedded } from './embedded.ts'
import { makeImage } from './image.ts'
import { migrate, migrationsHash, readMigrations, type Schema } from './migrate.ts'
import { openPostgres } from './postgres.ts'

const serverUrl = process.env['TEST_DATABASE_URL']

export type DatabaseKind = Db['kind']
/** The databases that this machine can test on. */
export const DATABASE_KINDS: readonly DatabaseKind[] = serverUrl ? ['embedded', 'postgres'] : ['embedded']
/** The fuller of the two, for tests that need only one. */
export const FULLEST: DatabaseKind = serverUrl ? 'postgres' : 'embedded'
/**
 * For rules beside the money: both databases in a deep run, the fuller one otherwise. Money, its callbacks and the first
 * journey meet both each time.
 */
export const RULE_KINDS: readonly DatabaseKind[] = process.env['UWANJA_DEEP'] ? DATABASE_KINDS : [FULLEST]

function urlOf(database: string): string {
  const url = new URL(serverUrl!)
  url.pathname = `/${database}`
  return url.href
}

/** What a room's programs make beside their migrations when they start: made once, every copy has it. */
export interface Beside {
  /** Part of the template's name: another thing that is made has another one. */
  readonly name: string
  make(db: Db): Promise<void>
}

/** Of one list of migrations and what is made beside them: every test gets a copy of it. */
interface Template {
  readonly hash: string
  make(db: Db): Promise<void>
}

/** So many statements of one test are on their way at once. */
const CONNECTIONS = 12

/** The last database that went: its end is waited for by the next that goes. */
let leaving: Promise<unknown> = Promise.resolve()
/** On a line that is open a statement is told at once. */
const TOLD_WITHIN_MS = 50

/**
 * Dropping a database waits until PostgreSQL has written down what all others hold, a second and more: the next file does
 * not wait for that. The server ends what it was told, also when this process is gone by then.
 */
async function leave(root: Db, name: string): Promise<void> {
  const before = leaving
  // The line may have been closed since the database was made.
  await root.sql`select 1`
  const drop = async (): Promise<void> => {
    try {
      await root.script(`drop database if exists ${name} with (force)`)
    } finally {
      await root.close()
    }
  }
  // What failed is said by the next that goes.
  const dropped = drop()
  leaving = dropped
  await Promise.race([dropped.catch(() => undefined), rest(TOLD_WITHIN_MS)])
  await before
}

async function clonedPostgres({ hash, make }: Template, connections = CONNECTIONS): Promise<{ db: Db; url: string }> {
  const root = openPostgres(serverUrl!, 2)
  const template = `uwanja_template_${hash}`
  const name = `uwanja_test_${randomBytes(6).toString('hex')}`
  await root.transaction(async (tx) => {
    // One worker makes the template, the others wait for it. CREATE DATABASE runs outside, on the other connection.
    await tx.sql`select pg_advisory_xact_lock(867530902)`
    const [known] = await root.sql`select 1 from pg_database where datname = ${template}`
    if (known) return
    await root.script(`create database ${template}_making`)
    const making = openPostgres(urlOf(`${template}_making`), 2)
    await make(making)
    await making.close()
    await root.script(`alter database ${template}_making rename to ${template}`)
  })
  await root.script(`create database ${name} template ${template}`)
  // A test kills processes of ours, never PostgreSQL: no commit need wait for the disk.
  await root.script(`alter database ${name} set synchronous_commit = off`)
  const db = openPostgres(urlOf(name), connections)
  return {
    url: urlOf(name),
    db: {
      ...db,
      async close() {
        await db.close()
        await leave(root, name)
      },
    },
  }
}

async function clonedEmbedded({ hash, make }: Template): Promise<Db> {
  const image = join(tmpdir(), 'uwanja-test-images', hash)
  if (!existsSync(image)) {
    const own = `${image}.${process.pid}.${randomBytes(4).toString('hex')}`
    await makeImage(own, make)
    try {
      renameSync(own, image)
    } catch {
      // Of several workers that made one another was the first.
      rmSync(own, { recursive: true })
    }
  }
  const folder = mkdtempSync(join(tmpdir(), 'uwanja-test-'))
  const db = await openEmbedded(join(folder, 'database'), image)
  return {
    ...db,
    async close() {
      await db.close()
      rmSync(folder, { recursive: true })
    },
  }
}

export interface TestDatabases {
  /** A database of its own with every migration; closing it removes it. */
  aDatabase(kind: DatabaseKind): Promise<Db>
  /**
   * A PostgreSQL database and its address, for tests that start processes.
   *
   * @param connections The most that `db` has. A server asks much at once when it starts and opens them all; each takes
   * PostgreSQL 0.06 s of a processor, which is more than most tests ask of it.
   */
  aPostgres(connections?: number): Promise<{ db: Db; url: string }>
}

/** Databases with the tables of these rooms; the house's clock stands among them and may be shifted. */
export function testDatabases(schemas: readonly Schema[], beside?: Beside): TestDatabases {
  const migrations = readMigrations(schemas)
  const template: Template = {
    hash: migrationsHash(migrations) + (beside ? `_${beside.name}` : ''),
    async make(db) {
      await migrate(db, migrations)
      await beside?.make(db)
      await db.script(`update house_clock set pretend = true`)
    },
  }
  return {
    aDatabase: async (kind) => (kind === 'postgres' ? (await clonedPostgres(template)).db : clonedEmbedded(template)),
    aPostgres: (connections) => clonedPostgres(template, connections),
  }
}

/** Moves the house's clock: deadlines are met without waiting for them. */
export async function shiftClock(db: Db, seconds: number): Promise<void> {
  await db.sql`update house_clock set shift = shift + make_interval(secs => ${seconds}::float8)`
}
