/**
 * The API process. The embedded database takes as long to open as the rest of the program to be read and put together: it is
 * opened first, in its own thread, and all else is done meanwhile.
 */
import { late } from '@uwanja/database/late'
import { refuseSlips } from '@uwanja/runtime/names'
import { knownNames } from '@uwanja/runtime/settings'
import { started } from '@uwanja/runtime/start'
import { ENV, readSettings, type RawEnv } from './settings/env.ts'
import { armFailpoint } from './runtime/failpoints.ts'
import { openDatabase } from './process/open-database.ts'
import { mustNameHelp } from './settings/operator.ts'
import { mustSuitProduction } from './settings/production.ts'
import { writePrivately } from '@uwanja/database/private-files'

writePrivately()

await started(async () => {
  refuseSlips(Object.keys(process.env), knownNames(ENV))
  const settings = readSettings(process.env as RawEnv)
  mustNameHelp(settings)
  mustSuitProduction(settings)
  armFailpoint(settings.failpoint)
  const db = late(settings.databaseUrl ? 'postgres' : 'embedded', openDatabase(settings))
  const { run } = await import('./process/life.ts')
  await run(db, settings)
})
