/**
 * Runs once before the journeys, after the build: a database with all tables, of which each stack gets a copy. What an empty
 * database takes to come so far is the first journey's to see; here it would be paid for by every one.
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { DATABASES, ownDatabase } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The template's name; empty: this machine has no PostgreSQL. */
    databaseTemplate: string
  }
}

const MIGRATE = fileURLToPath(new URL('../dist/server/migrate.js', import.meta.url))

export default async function makeTemplate({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (!DATABASES.includes('postgres')) {
    provide('databaseTemplate', '')
    return undefined
  }
  const folder = mkdtempSync(join(tmpdir(), 'uwanja-template-'))
  const { name, url, drop } = await ownDatabase()
  const { PATH, HOME } = process.env
  // Nothing is connected to it afterwards: a database that somebody looks at is not copied.
  await promisify(execFile)(process.execPath, [MIGRATE], { env: { PATH, HOME, DATABASE_URL: url, DATA_DIR: folder } })
  rmSync(folder, { recursive: true, force: true })
  provide('databaseTemplate', name)
  return drop
}
