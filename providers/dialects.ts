/** The table of dialects: what the sandbox mounts under `/{company}`, each with the paths that it answers. */
import { SIMULATED } from './companies.ts'
import { sandboxExclusionDialect } from './exclusion/sandbox/dialect.ts'
import { sandboxGeoDialect } from './geo/sandbox/dialect.ts'
import { sandboxIdentityDialect } from './identity/sandbox/dialect.ts'
import { sandboxMailDialect } from './mail/sandbox/dialect.ts'
import { sandboxScreeningDialect } from './screening/sandbox/dialect.ts'
import { fasthubSmsDialect } from './sms/fasthub/dialect.ts'
import type { Simulator } from './world.ts'

export interface DialectRow extends Simulator {
  readonly company: string
}

const ofCompanies = SIMULATED.map(async ({ name, simulator }): Promise<DialectRow> => ({
  company: name,
  ...(await simulator()),
}))

export const DIALECTS: readonly DialectRow[] = [
  // The games of the list are a whole studio, the room studio; these are its doors.
  ...(await Promise.all(ofCompanies)),
  { company: 'fasthub', paths: ['/sms'], make: fasthubSmsDialect },
  { company: 'mail', paths: ['/messages'], make: sandboxMailDialect },
  { company: 'identity', paths: ['/check'], make: sandboxIdentityDialect },
  { company: 'exclusion', paths: ['/ask', '/report', '/changes'], make: sandboxExclusionDialect },
  { company: 'screening', paths: ['/screen'], make: sandboxScreeningDialect },
  { company: 'geo', paths: ['/country'], make: sandboxGeoDialect },
]
