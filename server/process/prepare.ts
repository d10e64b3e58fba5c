/** Run by the build with one argument, an empty folder: makes the prepared database that the first start copies. */
import { join } from 'node:path'
import { makeImage } from '@uwanja/database/image'
import { migrate, readMigrations } from '@uwanja/database/migrate'
import { openJobs } from '../runtime/jobs.ts'
import { SCHEMAS } from '../db/schemas.ts'

const folder = process.argv[2]
if (!folder) throw new Error('prepare needs a folder to fill')
await makeImage(join(folder, 'database'), async (db) => {
  await migrate(db, readMigrations(SCHEMAS))
  const jobs = await openJobs(db, (error) => {
    throw error
  })
  await jobs.stop()
})
