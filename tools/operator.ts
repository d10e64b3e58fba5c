/** `npm run operator -- add <name> <role>` and `-- reset <name>`: operators without the office, at the house's own machine. */
import { ROLES, type Role } from '../contract/operators/roles.ts'
import { readSettings, type RawEnv } from '../server/settings/env.ts'
import { addOperator, giveNewStartByName, type FirstPassword } from '../server/operators/operator-rules.ts'
import { openDatabase } from '../server/process/open-database.ts'
import { writePrivately } from '@uwanja/database/private-files'
import { Refused } from '../server/runtime/refuse.ts'
import { openPasswords } from '../server/security/passwords.ts'
import { command, PlainError, say } from './place.mjs'

const USAGE = [
  'npm run operator -- add <name> <role>     a new operator; their first password is shown once',
  'npm run operator -- reset <name>          a new start for somebody who lost the phone or the password',
  `Roles: ${Object.keys(ROLES).join(', ')}. Names: small letters, digits, dots and dashes.`,
].join('\n')

type Act = (deps: Parameters<typeof addOperator>[0]) => Promise<FirstPassword>

function actOf([verb, name = '', role = '']: string[]): Act {
  if (verb === 'add' && Object.hasOwn(ROLES, role)) {
    return (deps) => addOperator(deps, null, { name, role: role as Role })
  }
  if (verb === 'reset' && name !== '') return (deps) => giveNewStartByName(deps, name)
  throw new PlainError(USAGE)
}

async function operator(args: string[]): Promise<number> {
  writePrivately()
  const act = actOf(args)
  // On the embedded database this waits for nobody: a running platform holds its lock, and says so.
  const settings = readSettings(process.env as RawEnv)
  const db = await openDatabase(settings).catch((error: unknown) => {
    throw new PlainError(error instanceof Error ? error.message : String(error))
  })
  try {
    const { name, firstPassword } = await act({ db, passwords: await openPasswords(settings.passwordPasses) })
    say(`${name}: first password ${firstPassword} (shown this once; the first log-in asks for another and a code)`)
    return 0
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    throw new PlainError(
      error.code === 'NOT_FOUND' ? 'There is no operator of this name.' : `This name is taken or misshapen.\n${USAGE}`,
    )
  } finally {
    await db.close()
  }
}

await command(import.meta.url, operator)
