/** Deaths on PostgreSQL, where there is one to test on. */
import { describe } from 'vitest'
import { DATABASE_KINDS } from '../db/testing.ts'
import { crashSuite } from './crash-suite.ts'

describe.runIf(DATABASE_KINDS.includes('postgres'))('M20 M21 deaths at every failpoint, on PostgreSQL', () =>
  crashSuite('postgres'),
)
