/**
 * `npm run roles -- <name>`: prints the SQL of a role that serves and can do no more, for the database that the settings name:
 * `npm run --silent roles -- uwanja_serve | psql <the owner's address>`. It changes nothing by itself. The password is yours to set: `\password uwanja_serve`.
 */
import { servingRole } from '../server/db/serving-role.ts'
import { schemasOf } from '../server/db/role.ts'
import { openAsItIs } from '../server/process/open-database.ts'
import { roleSettings } from '../server/settings/database.ts'
import { readSettings, type RawEnv } from '../server/settings/env.ts'
import { command, PlainError, say } from './place.mjs'

async function roles([name = '', ...more]: string[]): Promise<number> {
  if (name === '' || more.length > 0) throw new PlainError('npm run roles -- <name of the role that serves>')
  const settings = readSettings(process.env as RawEnv)
  if (settings.databaseUrl === null)
    throw new PlainError('DATABASE_URL is not set: the embedded database has no roles.')
  const db = await openAsItIs(settings)
  try {
    const { owner, schemas } = await schemasOf(db)
    say(servingRole(name, owner, schemas, roleSettings(settings)))
    return 0
  } catch (error) {
    throw new PlainError(error instanceof Error ? error.message : String(error))
  } finally {
    await db.close()
  }
}

await command(import.meta.url, roles)
