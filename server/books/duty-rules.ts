/** Reports: what the house owes of its gross revenue. */
import type { Stretch } from '@uwanja/money/reports'
import type { BookParts } from './parts.ts'
import { dutyOf, dutyRates, type DutyLine } from '../tax/duty.ts'

/** By months, products and rates of this market; of one stretch. */
export async function dutyLines(
  { db, money, market, settings }: Pick<BookParts, 'db' | 'money' | 'market' | 'settings'>,
  stretch: Stretch,
): Promise<readonly DutyLine[]> {
  return dutyOf(await money.taxReports.grossDays(db, stretch), dutyRates(market.country, settings.dutyRates))
}

/** Whose law the duty is; empty: the country's. */
export const dutyState = ({ market, settings }: Pick<BookParts, 'market' | 'settings'>): string =>
  market.duty.level === 'state' ? settings.dutyState || market.duty.state : ''
