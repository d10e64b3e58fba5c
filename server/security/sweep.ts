/** Takes away what no rule looks at any more: tries beyond the longest window, and codes that ended a day ago. */
import type { Db } from '@uwanja/money/sql'
import { sweepTries } from '../throttle/store.ts'
import { LONGEST_WINDOW_S } from './limits.ts'
import { sweepCodes } from './store.ts'

export async function sweepSecurity(db: Db): Promise<void> {
  await sweepTries(db, LONGEST_WINDOW_S)
  await sweepCodes(db)
}
