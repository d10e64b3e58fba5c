/** The timer of the reports' projection: what moved in each hour, counted in slices of a few milliseconds. */
import type { Money } from '@uwanja/money'
import type { Db } from '@uwanja/money/sql'
import { every, inSlices, type Repeated } from '../runtime/every.ts'

export function openBookHours(
  db: Db,
  money: Money,
  onFault: (error: unknown) => void,
  isFirst: () => boolean,
): Repeated {
  const round = inSlices({ slice: 500, mostSlices: 40 }, (slice) => money.reports.countHours(db, slice))
  return every(1_000, round, onFault, isFirst)
}
