/** The table of dialects: what the sandbox mounts under `/{company}`, each with the paths that it answers. */
import { PATHS as betsolutionsPaths, betsolutionsDialect } from './games/betsolutions/dialect.ts'
import { sandboxGeoDialect } from './geo/sandbox/dialect.ts'
import { fasthubPaymentsDialect } from './payments/fasthub/dialect.ts'
import { kudipalDialect } from './payments/kudipal/dialect/dialect.ts'
import { selcomDialect } from './payments/selcom/dialect.ts'
import { fasthubSmsDialect } from './sms/fasthub/dialect.ts'
import type { MakeDialect } from './world.ts'

export interface DialectRow {
  readonly company: string
  /** Where its paths begin, below the company's address. */
  readonly paths: readonly `/${string}`[]
  readonly make: MakeDialect
}

export const DIALECTS: readonly DialectRow[] = [
  // Its games and its launch are a whole studio, sandbox/studio.
  { company: 'betsolutions', paths: betsolutionsPaths, make: betsolutionsDialect },
  { company: 'fasthub', paths: ['/c2b', '/b2c', '/paybill'], make: fasthubPaymentsDialect },
  { company: 'selcom', paths: ['/v1', '/pay'], make: selcomDialect },
  { company: 'fasthub', paths: ['/sms'], make: fasthubSmsDialect },
  { company: 'kudipal', paths: ['/v3'], make: kudipalDialect },
  { company: 'geo', paths: ['/country'], make: sandboxGeoDialect },
]
