/** Reports: what the house owes of its gross revenue. */
import type { Range } from '@uwanja/money/reports'
import type { BookDeps } from './deps.ts'
import { dutyOf, dutyRates, type DutyLine } from '../tax/duty.ts'

/** By months, products and rates of this jurisdiction; of one stretch. */
export async function dutyLines(
  { db, money, jurisdiction, settings }: Pick<BookDeps, 'db' | 'money' | 'jurisdiction' | 'settings'>,
  range: Range,
): Promise<readonly DutyLine[]> {
  return dutyOf(await money.taxReports.grossDays(db, range), dutyRates(jurisdiction.country, settings.dutyRates))
}

/** Whose law the duty is; empty: the country's. */
export const dutyState = ({ jurisdiction, settings }: Pick<BookDeps, 'jurisdiction' | 'settings'>): string =>
  jurisdiction.duty.level === 'state' ? settings.dutyState || jurisdiction.duty.state : ''
