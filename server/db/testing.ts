/**
 * Databases for tests: each test file gets its own, cloned from one template. Embedded always; PostgreSQL when
 * TEST_DATABASE_URL names a server on which databases may be created.
 */
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '@uwanja/money/sql'
import { openEmbedded } from './embedded.ts'
import { makeImage } from './image.ts'
import { migrate, migrationsHash, readMigrations } from './migrate.ts'
import { openPostgres } from './postgres.ts'

const serverUrl = process.env['TEST_DATABASE_URL']
const migrations = readMigrations(new URL('./migrations/', import.meta.url))
const hash = migrationsHash(migrations)

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

async function clonedPostgres(): Promise<{ db: Db; url: string }> {
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
    await migrate(making, migrations)
    await making.script(`update house_clock set pretend = true`)
    await making.close()
    await root.script(`alter database ${template}_making rename to ${template}`)
  })
  await root.script(`create database ${name} template ${template}`)
  // A test kills processes of ours, never PostgreSQL: no commit need wait for the disk.
  await root.script(`alter database ${name} set synchronous_commit = off`)
  const db = openPostgres(urlOf(name), 12)
  return {
    url: urlOf(name),
    db: {
      ...db,
      async close() {
        await db.close()
        await root.script(`drop database if exists ${name} with (force)`)
        await root.close()
      },
    },
  }
}

async function clonedEmbedded(): Promise<Db> {
  const image = join(tmpdir(), 'uwanja-test-images', hash)
  if (!existsSync(image)) {
    const own = `${image}.${process.pid}.${randomBytes(4).toString('hex')}`
    await makeImage(own, async (making) => {
      await migrate(making, migrations)
      await making.script(`update house_clock set pretend = true`)
    })
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

/** A database of its own with every migration; closing it removes it. */
export async function aDatabase(kind: DatabaseKind): Promise<Db> {
  return kind === 'postgres' ? (await clonedPostgres()).db : clonedEmbedded()
}

/** A PostgreSQL database and its address, for tests that start processes. */
export const aPostgres = clonedPostgres

/** Moves the house's clock: deadlines are met without waiting for them. */
export async function shiftClock(db: Db, seconds: number): Promise<void> {
  await db.sql`update house_clock set shift = shift + make_interval(secs => ${seconds}::float8)`
}

/** From now on the house's clock moves by shiftClock alone: a busy machine makes no deadline pass. */
export async function freezeClock(db: Db): Promise<void> {
  await db.script(`
    create or replace function house_now() returns timestamptz language sql volatile as $$
      select timestamptz '2026-11-20 12:00:00+00' + shift from house_clock where only_row
    $$`)
}

/** Each table as one text; the database is closed afterwards. */
export async function wholeTables(db: Db): Promise<{ readonly whole: string }[]> {
  const tables = await db.sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'money', 'jobs')`
  const whole: { whole: string }[] = []
  for (const { name } of tables) {
    const rows = await db.query(`select row_to_json(one)::text as row from ${name} one`, [])
    whole.push({ whole: [name, ...rows.map(({ row }) => String(row))].join('\n') })
  }
  await db.close()
  return whole
}
