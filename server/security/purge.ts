/** Takes away what no rule looks at any more: tries beyond the longest window, codes that ended a day ago, devices of long ago. */
import type { Db } from '@uwanja/money/sql'
import { purgeTries } from '../throttle/store.ts'
import { LONGEST_WINDOW_S } from './limits.ts'
import { purgeCodes, purgeDevices } from './store.ts'

export async function purgeSecurity(db: Db): Promise<void> {
  await purgeTries(db, LONGEST_WINDOW_S)
  await purgeCodes(db)
  await purgeDevices(db)
}
