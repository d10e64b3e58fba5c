/**
 * `npm run backup`: copies the embedded database of DATA_DIR, whether it is running or not, into DATA_DIR/backups, or into the folder
 * that is named (`-- /elsewhere/monday`). Keys are not in it. Exit code 0: it is there.
 */
import { mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { openEmbedded } from '@uwanja/database/embedded'
import { LockedError } from '@uwanja/database/lock'
import { writePrivately } from '@uwanja/database/private-files'
import { askForBackup } from '../server/process/backup.ts'
import { databaseFolder, readSettings, type RawEnv } from '../server/settings/env.ts'
import { command, PlainError, say } from './place.mjs'

const WITHIN_MS = 120_000

async function copied(from: string, dataDir: string, to: string): Promise<void> {
  let db
  try {
    db = await openEmbedded(from)
  } catch (error) {
    if (error instanceof LockedError) return askForBackup(dataDir, to, WITHIN_MS)
    throw error
  }
  try {
    await db.copyTo!(to)
  } finally {
    await db.close()
  }
}

async function backup([named, ...more]: string[]): Promise<number> {
  if (more.length > 0) throw new PlainError('npm run backup [-- folder]')
  writePrivately()
  const settings = readSettings(process.env as RawEnv)
  if (settings.databaseUrl !== null)
    throw new PlainError(
      'DATABASE_URL is set: PostgreSQL is backed up with pg_dump or pgBackRest (docs/operators/backup.md).',
    )
  const name = new Date().toISOString().slice(0, 19).replaceAll(':', '')
  const to = resolve(named ?? join(settings.dataDir, 'backups', name))
  mkdirSync(dirname(to), { recursive: true })
  try {
    await copied(databaseFolder(settings), resolve(settings.dataDir), to)
  } catch (error) {
    throw new PlainError(`No back-up was made: ${error instanceof Error ? error.message : String(error)}`)
  }
  say(`${to} is a copy of the database. Keys (${settings.dataDir}/*.key) are not in it: keep them elsewhere.`)
  return 0
}

await command(import.meta.url, backup)
