/** The database that the settings name, brought to the newest migration. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Db } from '@uwanja/money/sql'
import { openEmbedded } from '../db/embedded.ts'
import { migrate, readMigrations } from '../db/migrate.ts'
import { databaseFolder, type Settings } from '../settings/env.ts'
import { makePrivate } from '../db/private-files.ts'

/** Beside the source in the tree, beside main.js in the bundle. */
export const MIGRATIONS = new URL(
  import.meta.url.endsWith('.ts') ? '../db/migrations/' : './migrations/',
  import.meta.url,
)
/** A prepared database for the first start, made when the server was built. */
const IMAGE = fileURLToPath(new URL('../image/database', import.meta.url))

/** Without bringing it anywhere, and as patient as it takes: for whoever looks at it and must leave it alone. */
export async function openAsItIs(settings: Settings): Promise<Db> {
  makePrivate(settings.dataDir)
  return settings.databaseUrl
    ? (await import('../db/postgres.ts')).openPostgres(settings.databaseUrl)
    : openEmbedded(databaseFolder(settings), existsSync(IMAGE) ? IMAGE : null)
}

export async function openDatabase(settings: Settings): Promise<Db> {
  const db = await openAsItIs(settings)
  await migrate(db, readMigrations(MIGRATIONS))
  if (!settings.databaseUrl) return db
  // A migration may take long; what players wait for may not.
  await db.close()
  const { openPostgres } = await import('../db/postgres.ts')
  return openPostgres(settings.databaseUrl, settings.databaseConnections, settings.databaseLimits)
}
