/** The database that the settings name, brought to the newest migration. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Db } from '@uwanja/money/sql'
import { openEmbedded } from './db/embedded.ts'
import { migrate, readMigrations } from './db/migrate.ts'
import { databaseFolder, type Settings } from './env.ts'

/** Beside the source in the tree, beside main.js in the bundle. */
export const MIGRATIONS = new URL(
  import.meta.url.endsWith('.ts') ? './db/migrations/' : './migrations/',
  import.meta.url,
)
/** A prepared database for the first start, made when the server was built. */
const IMAGE = fileURLToPath(new URL('../image/database', import.meta.url))

export async function openDatabase(settings: Settings): Promise<Db> {
  const db = settings.databaseUrl
    ? (await import('./db/postgres.ts')).openPostgres(settings.databaseUrl)
    : await openEmbedded(databaseFolder(settings), existsSync(IMAGE) ? IMAGE : null)
  await migrate(db, readMigrations(MIGRATIONS))
  return db
}
