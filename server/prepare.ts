/** Run by the build with one argument, an empty folder: makes the prepared database that the first start copies. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openEmbedded } from './db/embedded.ts'
import { migrate, readMigrations } from './db/migrate.ts'
import { openJobs } from './jobs.ts'
import { MIGRATIONS } from './open-database.ts'

const folder = process.argv[2]
if (!folder) throw new Error('prepare needs a folder to fill')
const db = await openEmbedded(null)
await migrate(db, readMigrations(MIGRATIONS))
const jobs = await openJobs(db, (error) => {
  throw error
})
await jobs.stop()
writeFileSync(join(folder, 'database.tar'), await db.image())
await db.close()
