/** Takes away what no rule looks at any more: tries beyond the longest window, codes that ended a day ago, devices of long ago. */
import type { Db } from '@uwanja/money/sql'
import { sweepTries } from '../throttle/store.ts'
import { LONGEST_WINDOW_S } from './limits.ts'
import { sweepCodes, sweepDevices } from './store.ts'

export async function sweepSecurity(db: Db): Promise<void> {
  await sweepTries(db, LONGEST_WINDOW_S)
  await sweepCodes(db)
  await sweepDevices(db)
}
