/** The database that the settings name, brought to the newest migration. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Db } from '@uwanja/money/sql'
import { openEmbedded } from '@uwanja/database/embedded'
import { migrate, readMigrations } from '@uwanja/database/migrate'
import { BOOK_SCHEMA } from '@uwanja/book/schemas'
import { SCHEMAS } from '../db/schemas.ts'
import { databaseLimits, mustReachItself } from '../settings/database.ts'
import { databaseFolder, type Settings } from '../settings/env.ts'
import { LockedError } from '@uwanja/database/lock'
import { makePrivate } from '@uwanja/database/private-files'

/** Of this process: the book's too, whether it runs here or not, so that a database has the same tables everywhere. */
export const migrations = () => readMigrations([...SCHEMAS, BOOK_SCHEMA])

/** A prepared database for the first start, made when the server was built. */
const IMAGE = fileURLToPath(new URL('../image/database', import.meta.url))

/** A file is lost, cut or not ours to read: what to do stands in one sentence, before what PostgreSQL itself says. */
const advised = (error: unknown, folder: string): Error =>
  new Error(
    `The database in ${folder} cannot be opened: a file of it is lost or damaged, or not this user's. Keep the folder as it is, and put the ` +
      `last back-up in its place (docs/operators/backup.md, Embedded). PostgreSQL says: ${error instanceof Error ? error.message : String(error)}`,
  )

/** Without bringing it anywhere, and as patient as it takes: for whoever looks at it and must leave it alone. */
export async function openAsItIs(settings: Settings): Promise<Db> {
  makePrivate(settings.dataDir)
  const { databaseUrl, databaseDirectUrl } = settings
  return databaseUrl
    ? (await import('@uwanja/database/postgres')).openPostgres(databaseDirectUrl ?? databaseUrl)
    : openEmbedded(databaseFolder(settings), existsSync(IMAGE) ? IMAGE : null).catch((error: unknown) => {
        throw error instanceof LockedError ? error : advised(error, databaseFolder(settings))
      })
}

export async function openDatabase(settings: Settings): Promise<Db> {
  mustReachItself(settings)
  const db = await openAsItIs(settings)
  await migrate(db, migrations())
  if (!settings.databaseUrl) return db
  // A migration may take long; what players wait for may not.
  await db.close()
  const { openPostgres } = await import('@uwanja/database/postgres')
  const { databaseUrl, databaseConnections, databasePooler } = settings
  const limits = databaseLimits(settings)
  const primary = openPostgres(databaseUrl, databaseConnections, limits, databasePooler)
  if (settings.databaseReplicaUrl === null) return primary
  const { withReplica } = await import('@uwanja/database/replica')
  const replica = openPostgres(settings.databaseReplicaUrl, databaseConnections, limits)
  return withReplica(primary, replica, { mostBehindMs: settings.databaseReplicaBehindMs })
}
