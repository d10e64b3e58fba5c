/** Brings a database to the newest migration. Forward only; a file that has run must never change. */
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import type { Db } from '@uwanja/money/sql'

export interface Migration {
  readonly name: string
  readonly text: string
  readonly hash: string
}

export function readMigrations(folder: URL): Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{3}-[a-z-]+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const text = readFileSync(new URL(name, folder), 'utf8')
      return { name, text, hash: createHash('sha256').update(text).digest('hex') }
    })
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
  const ran = new Map(
    (await db.sql<{ name: string; hash: string }>`select name, hash from migration`).map((row) => [row.name, row.hash]),
  )
  for (const migration of migrations) {
    if (ran.get(migration.name) === migration.hash) continue
    await db.transaction(async (tx) => {
      await tx.sql`select pg_advisory_xact_lock(867530901)`
      const [done] = await tx.sql<{ hash: string }>`select hash from migration where name = ${migration.name}`
      if (done && done.hash !== migration.hash)
        throw new Error(`migration ${migration.name} was changed after it had run`)
      if (done) return
      await tx.script(migration.text)
      await tx.sql`insert into migration (name, hash) values (${migration.name}, ${migration.hash})`
    })
  }
}
