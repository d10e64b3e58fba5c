/**
 * `npm run migrate`: brings the database to this release, apart from any start, as the role that owns its tables; `-- --check` only
 * says what is missing. Exit code 0: nothing is missing (any more), 1: something is, 2: it could not be done.
 */
import { migrate, type Migration } from '@uwanja/database/migrate'
import type { Db } from '@uwanja/database/sql'
import { missingMigrations } from '../server/db/observed.ts'
import { migrations, openAsItIs } from '../server/process/open-database.ts'
import { openJobs } from '../server/runtime/jobs.ts'
import { readSettings, type RawEnv } from '../server/settings/env.ts'
import { writePrivately } from '@uwanja/database/private-files'
import { command, PlainError, say } from './place.mjs'

const USAGE =
  'npm run migrate             brings the database forward\nnpm run migrate -- --check  says what is missing, and changes nothing'

/** An empty database has no list of what ran. */
async function missing(db: Db, all: readonly Migration[]): Promise<string[]> {
  const [known] = await db.sql<{ name: string | null }>`select to_regclass('migration')::text as name`
  return known!.name === null ? all.map(({ name }) => name) : missingMigrations(db, all)
}

async function forward(db: Db, isCheck: boolean): Promise<number> {
  const all = migrations()
  const before = await missing(db, all)
  for (const name of before) say(`${isCheck ? 'missing' : 'runs'} ${name}`)
  if (isCheck) return before.length === 0 ? 0 : 1
  await migrate(db, all)
  // The library that keeps the jobs has tables of its own; a role that only serves cannot make them.
  const jobs = await openJobs(db, (error) => say(String(error)))
  await jobs.stop()
  say(before.length === 0 ? 'Nothing was missing.' : `${before.length} done.`)
  return 0
}

async function migrated(args: string[]): Promise<number> {
  const isCheck = args[0] === '--check'
  if (args.length > (isCheck ? 1 : 0)) throw new PlainError(USAGE)
  writePrivately()
  let db: Db | null = null
  try {
    db = await openAsItIs(readSettings(process.env as RawEnv))
    return await forward(db, isCheck)
  } catch (error) {
    say(`It could not be done: ${error instanceof Error ? error.message : String(error)}`)
    return 2
  } finally {
    await db?.close()
  }
}

await command(import.meta.url, migrated)
