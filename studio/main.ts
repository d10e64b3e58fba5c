/** The studio alone, on a PostgreSQL: `node dist/studio/main.js`, for whoever has no contract with a game company. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { migrate, readMigrations } from '@uwanja/database/migrate'
import { openPostgres } from '@uwanja/database/postgres'
import { companiesOf } from '@uwanja/providers/companies'
import { simulatorKeys } from '@uwanja/providers/company-settings'
import { refuseSlips } from '@uwanja/runtime/names'
import { knownNames, readTable, withFiles, type RawEnv } from '@uwanja/runtime/settings'
import { started } from '@uwanja/runtime/start'
import { SCHEMAS } from './books/schemas.ts'
import { openSealing } from './books/sealing.ts'
import { openAlone } from './process/alone.ts'
import { STUDIO_ENV } from './process/settings.ts'

const CONNECTIONS = 8
const ENDING_MS = 5000

function pagesDir(): string {
  const besideBundle = fileURLToPath(new URL('../studio-pages/', import.meta.url))
  return existsSync(besideBundle) ? besideBundle : fileURLToPath(new URL('../dist/studio-pages/', import.meta.url))
}

/** A company that lacks a key is not played. */
function keysIn(env: RawEnv) {
  const all = simulatorKeys(companiesOf('game'), env)
  return Object.fromEntries(Object.entries(all).filter(([, keys]) => Object.values(keys).every((key) => key !== '')))
}

const say = (error: unknown) =>
  void process.stderr.write(`studio: ${error instanceof Error ? error.message : String(error)}\n`)

await started(async () => {
  refuseSlips(Object.keys(process.env), knownNames(STUDIO_ENV))
  const env = withFiles(STUDIO_ENV, process.env)
  const settings = readTable(STUDIO_ENV, env)
  if (settings.studioDatabaseUrl === null)
    throw new Error(
      'STUDIO_DATABASE_URL is empty: alone the studio needs a PostgreSQL. `npm start` runs it within the sandbox.',
    )
  const { studioSealingKey: key, studioSealingKeyPrevious: previous } = settings
  if (key === null)
    throw new Error(
      'STUDIO_SEALING_KEY is empty: alone the studio seals the seeds of coming rounds. openssl rand -hex 32 makes one.',
    )
  const db = openPostgres(settings.studioDatabaseUrl, CONNECTIONS)
  await migrate(db, readMigrations(SCHEMAS))
  const studio = openAlone({
    db,
    sealing: openSealing(previous === null ? [key] : [key, previous]),
    host: settings.studioHost,
    port: settings.studioPort,
    publicUrl: settings.studioUrl,
    siteUrl: settings.siteUrl,
    wallet: `${settings.publicCallbackUrl}/callbacks/games`,
    keys: keysIn(env),
    pagesDir: pagesDir(),
    onFault: say,
    // Whoever starts it again starts one that waits for its turn.
    onLost(why) {
      say(why)
      process.exit(1)
    },
    reached(point) {
      if (point === settings.studioFailpoint) process.kill(process.pid, 'SIGKILL')
    },
  })

  let isClosing = false
  function close(): void {
    if (isClosing) return
    isClosing = true
    setTimeout(() => process.exit(1), ENDING_MS).unref()
    void studio
      .close()
      .then(() => db.close())
      .then(() => process.exit(0))
  }
  process.on('SIGTERM', close)
  process.on('SIGINT', close)
  const address = await studio.listening
  if (address !== null) process.stdout.write(`studio ready ${address}\n`)
})
