/** What the feature is given by whoever wires the process. */
import type { Db } from '@uwanja/money/sql'
import type { Jurisdiction } from '../jurisdictions/jurisdictions.ts'
import type { Throttle } from '../throttle/throttle.ts'

export interface MarketingDeps {
  readonly db: Db
  readonly jurisdiction: Pick<Jurisdiction, 'country'>
  readonly throttle: Throttle
}
