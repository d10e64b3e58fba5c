/** The table of dialects: what the sandbox mounts under `/{company}`, each with the paths that it answers. */
import { BETCONSTRUCT_PATHS, betconstructDialect } from './games/betconstruct/dialect.ts'
import { PATHS as betsolutionsPaths, betsolutionsDialect } from './games/betsolutions/dialect.ts'
import { EGT_PATHS, egtDialect } from './games/egt/dialect.ts'
import { GSW_PATHS, gswDialect } from './games/gsw/dialect.ts'
import { SOFTGAMING_PATHS, softgamingDialect } from './games/softgaming/dialect.ts'
import { sandboxExclusionDialect } from './exclusion/sandbox/dialect.ts'
import { sandboxGeoDialect } from './geo/sandbox/dialect.ts'
import { sandboxIdentityDialect } from './identity/sandbox/dialect.ts'
import { sandboxMailDialect } from './mail/sandbox/dialect.ts'
import { fasthubPaymentsDialect } from './payments/fasthub/dialect.ts'
import { kudipalDialect } from './payments/kudipal/dialect/dialect.ts'
import { selcomDialect } from './payments/selcom/dialect.ts'
import { sandboxScreeningDialect } from './screening/sandbox/dialect.ts'
import { fasthubSmsDialect } from './sms/fasthub/dialect.ts'
import type { MakeDialect } from './world.ts'

export interface DialectRow {
  readonly company: string
  /** Where its paths begin, below the company's address. */
  readonly paths: readonly `/${string}`[]
  readonly make: MakeDialect
}

export const DIALECTS: readonly DialectRow[] = [
  // Their games are a whole studio, the room studio; these are their doors to it.
  { company: 'egt', paths: EGT_PATHS, make: egtDialect },
  { company: 'softgaming', paths: SOFTGAMING_PATHS, make: softgamingDialect },
  { company: 'betsolutions', paths: betsolutionsPaths, make: betsolutionsDialect },
  { company: 'endorphina', paths: GSW_PATHS, make: gswDialect('endorphina') },
  { company: 'betconstruct', paths: BETCONSTRUCT_PATHS, make: betconstructDialect },
  { company: 'qtech', paths: GSW_PATHS, make: gswDialect('qtech') },
  { company: 'globalbet', paths: GSW_PATHS, make: gswDialect('globalbet') },
  { company: 'vivo', paths: GSW_PATHS, make: gswDialect('vivo') },
  { company: 'fasthub', paths: ['/c2b', '/b2c', '/paybill', '/statement'], make: fasthubPaymentsDialect },
  { company: 'selcom', paths: ['/v1', '/pay'], make: selcomDialect },
  { company: 'fasthub', paths: ['/sms'], make: fasthubSmsDialect },
  { company: 'kudipal', paths: ['/v3'], make: kudipalDialect },
  { company: 'mail', paths: ['/messages'], make: sandboxMailDialect },
  { company: 'identity', paths: ['/check'], make: sandboxIdentityDialect },
  { company: 'exclusion', paths: ['/ask', '/report', '/changes'], make: sandboxExclusionDialect },
  { company: 'screening', paths: ['/screen'], make: sandboxScreeningDialect },
  { company: 'geo', paths: ['/country'], make: sandboxGeoDialect },
]
