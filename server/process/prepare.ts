/** Run by the build with one argument, an empty folder: makes the prepared database that the first start copies. */
import { join } from 'node:path'
import { makeImage } from '@uwanja/database/image'
import { migrate } from '@uwanja/database/migrate'
import { openJobs } from '../runtime/jobs.ts'
import { migrations } from './open-database.ts'

const folder = process.argv[2]
if (!folder) throw new Error('prepare needs a folder to fill')
await makeImage(join(folder, 'database'), async (db) => {
  await migrate(db, migrations())
  const jobs = await openJobs(db, (error) => {
    throw error
  })
  await jobs.stop()
})
