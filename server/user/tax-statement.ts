/** A player's statement of tax for a year: what moved and what was withheld, month by month, off the ledger. */
import type { Reply } from '@uwanja/contract/wire/call'
import { wireNumber } from '@uwanja/contract/wire/amounts'
import type { user } from '@uwanja/contract/site/user'
import type { Money } from '@uwanja/money'
import { archivedUntil } from '@uwanja/money/archive'
import type { TaxSums } from '@uwanja/money/tax-reports'
import type { Db } from '@uwanja/database/sql'
import { today } from '../db/days.ts'
import type { Jurisdiction } from '../jurisdictions/jurisdictions.ts'
import { playerById } from '../players/store.ts'
import { refuse } from '../runtime/refuse.ts'

export interface StatementDeps {
  readonly db: Db
  readonly money: Pick<Money, 'taxReports'>
  readonly jurisdiction: Pick<Jurisdiction, 'zone'>
  readonly settings: { readonly operatorName: string }
}

const NAMES = ['deposited', 'depositTax', 'withdrawn', 'withdrawalTax', 'staked', 'won', 'winningsTax'] as const

const shown = (sums: TaxSums) =>
  Object.fromEntries(NAMES.map((name) => [name, wireNumber(sums[name])])) as Record<(typeof NAMES)[number], number>
const added = (rows: readonly TaxSums[]): TaxSums =>
  Object.fromEntries(NAMES.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0n)])) as never

export async function taxStatement(
  { db, money, jurisdiction, settings }: StatementDeps,
  playerId: bigint,
  year: number,
): Promise<Reply<typeof user.getTaxStatement>> {
  const player = (await playerById(db, playerId)) ?? refuse('UNAUTHORIZED')
  const day = await today(db, jurisdiction.zone)
  const now = Number(day.slice(0, 4))
  const first = (await money.taxReports.firstYearOf(db, playerId, jurisdiction.zone)) ?? now
  if (year < first || year > now) refuse('INCORRECT_PARAMETER_VALUE')
  const range = { from: `${year}-01-01`, to: `${year}-12-31`, zone: jurisdiction.zone }
  const months = (await money.taxReports.taxMonthsOf(db, playerId, range)).filter(
    ({ currency }) => currency === player.currency,
  )
  const until = await archivedUntil(db, playerId)
  return {
    year,
    ...(until !== null && until.toISOString() > range.from && { archivedUntil: until.toISOString() }),
    years: Array.from({ length: now - first + 1 }, (_, at) => now - at),
    // Of a year that has not ended it says so far.
    upTo: year === now ? day : range.to,
    madeOn: day,
    number: player.number,
    currency: player.currency,
    operator: settings.operatorName,
    name: `${player.firstName} ${player.lastName}`.trim(),
    months: months.map(({ month, ...sums }) => ({ month, ...shown(sums) })),
    total: shown(added(months)),
  }
}
