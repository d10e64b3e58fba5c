/**
 * Brings a database to the newest migration. Forward only; a file that has run must never change, so a table changes by a
 * file with the next number. Functions stand whole in `functions/`, so that they can be read: the first line says the
 * version, and a text that changes takes the next (docs/decisions/033).
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import type { Db, Sql } from './sql.ts'

/** A room's tables: where its files lie, and the schema that holds what they make. */
export interface Schema {
  readonly room: string
  /** `public`: its files keep the bare names under which they ran before rooms had schemas. {owner} in a file stands for it. */
  readonly schema: string
  readonly folder: URL
  /** Files that ran under their bare names before the room had this folder: they keep them, so that none runs again. */
  readonly landed?: ReadonlySet<string>
}

export interface Migration {
  readonly name: string
  /** Made before its first file runs. */
  readonly schema: string
  readonly text: string
  readonly hash: string
}

/** Room after room, in the order in which they need each other. */
export const readMigrations = (schemas: readonly Schema[]): Migration[] => schemas.flatMap(migrationsOf)

/** The numbered ones in their order, then the functions: `functions/wager.sql` that begins with `-- 2.` is `functions/wager 2`. */
function migrationsOf({ room, schema, folder, landed }: Schema): Migration[] {
  const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8').replaceAll('{owner}', schema)
  const named = (file: string, name: string, text: string): Migration => {
    const isBare = schema === 'public' || landed?.has(file) === true
    const hash = createHash('sha256').update(text).digest('hex')
    return { name: isBare ? name : `${room}/${name}`, schema: isBare ? 'public' : schema, text, hash }
  }
  const numbered = readdirSync(folder).filter((name) => /^\d{3}-[a-z-]+\.sql$/.test(name))
  const all = new URL('functions/', folder)
  const functions = existsSync(all) ? readdirSync(all).filter((name) => name.endsWith('.sql')) : []
  return [
    ...numbered.sort().map((name) => named(name, name, read(name))),
    ...functions.sort().map((file) => {
      const text = read(`functions/${file}`)
      const version = /^-- (\d+)\. /.exec(text)?.[1]
      if (version === undefined)
        throw new Error(`functions/${file} does not begin with its version, like "-- 1. What it is"`)
      return named(`functions/${file}`, `functions/${file.slice(0, -'.sql'.length)} ${version}`, text)
    }),
  ]
}

/** What ran in a database: names and hashes. */
export type Ran = ReadonlyMap<string, string>

export async function ranMigrations(db: Sql): Promise<Ran> {
  const rows = await db.sql<{ name: string; hash: string }>`select name, hash from migration`
  return new Map(rows.map(({ name, hash }) => [name, hash]))
}

/** It ran as it is here, or it is a function of which a newer version ran: an older process must not bring the old one back. */
export function isBehind(ran: Ran, { name, hash }: Migration): boolean {
  if (ran.get(name) === hash) return false
  const [what, version] = name.split(' ')
  if (version === undefined) return true
  return ![...ran.keys()].some((other) => other.startsWith(`${what} `) && Number(other.split(' ')[1]) > Number(version))
}

/** One hash for all of them: the name of a prepared database. */
export function migrationsHash(migrations: readonly Migration[]): string {
  return createHash('sha256')
    .update(migrations.map((m) => m.hash).join())
    .digest('hex')
    .slice(0, 16)
}

/** Runs what is missing, each in its own transaction, one process at a time. */
export async function migrate(db: Db, migrations: readonly Migration[]): Promise<void> {
  const [known] = await db.sql<{ name: string | null }>`select to_regclass('migration')::text as name`
  if (known!.name === null) {
    // IF NOT EXISTS looks before it locks: of two processes that find nothing, one would fail.
    await db.transaction(async (tx) => {
      await tx.sql`select pg_advisory_xact_lock(867530901)`
      await tx.script(
        'create table if not exists migration (name text primary key, hash text not null, at timestamptz not null default now())',
      )
    })
  }
  // Most starts find nothing to do: one question instead of a transaction each.
  const before = await ranMigrations(db)
  for (const migration of migrations) {
    if (!isBehind(before, migration)) continue
    await db.transaction(async (tx) => {
      await tx.sql`select pg_advisory_xact_lock(867530901)`
      const ran = await ranMigrations(tx)
      if (!isBehind(ran, migration)) return
      if (ran.has(migration.name)) {
        throw new Error(`migration ${migration.name} was changed after it had run: this database is another version's`)
      }
      if (migration.schema !== 'public') await tx.script(`create schema if not exists ${migration.schema}`)
      await tx.script(migration.text)
      await tx.sql`insert into migration (name, hash) values (${migration.name}, ${migration.hash})`
    })
  }
}
