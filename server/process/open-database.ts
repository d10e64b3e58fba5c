/** The database that the settings name, brought to the newest migration. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Db } from '@uwanja/money/sql'
import { openEmbedded } from '@uwanja/database/embedded'
import { migrate, readMigrations } from '@uwanja/database/migrate'
import { BOOK_SCHEMA } from '@uwanja/book/schemas'
import { SCHEMAS } from '../db/schemas.ts'
import { databaseLimits } from '../settings/database.ts'
import { databaseFolder, type Settings } from '../settings/env.ts'
import { makePrivate } from '@uwanja/database/private-files'

/** Of this process: the book's too, whether it runs here or not, so that a database has the same tables everywhere. */
export const migrations = () => readMigrations([...SCHEMAS, BOOK_SCHEMA])

/** A prepared database for the first start, made when the server was built. */
const IMAGE = fileURLToPath(new URL('../image/database', import.meta.url))

/** Without bringing it anywhere, and as patient as it takes: for whoever looks at it and must leave it alone. */
export async function openAsItIs(settings: Settings): Promise<Db> {
  makePrivate(settings.dataDir)
  return settings.databaseUrl
    ? (await import('@uwanja/database/postgres')).openPostgres(settings.databaseUrl)
    : openEmbedded(databaseFolder(settings), existsSync(IMAGE) ? IMAGE : null)
}

export async function openDatabase(settings: Settings): Promise<Db> {
  const db = await openAsItIs(settings)
  await migrate(db, migrations())
  if (!settings.databaseUrl) return db
  // A migration may take long; what players wait for may not.
  await db.close()
  const { openPostgres } = await import('@uwanja/database/postgres')
  return openPostgres(settings.databaseUrl, settings.databaseConnections, databaseLimits(settings))
}
