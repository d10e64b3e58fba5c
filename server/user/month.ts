/** A player's month in six figures, off the ledger: in, out, what play came to, how long it took, and tax. */
import { wireNumber } from '@uwanja/contract/wire/amounts'
import type { Reply } from '@uwanja/contract/wire/call'
import type { user } from '@uwanja/contract/site/user'
import type { Money } from '@uwanja/money'
import type { Sql } from '@uwanja/database/sql'
import { today } from '../db/days.ts'
import type { Jurisdiction } from '../jurisdictions/jurisdictions.ts'
import { playerById } from '../players/store.ts'
import { refuse } from '../runtime/refuse.ts'

export interface MonthDeps {
  readonly db: Sql
  readonly money: Pick<Money, 'taxReports'>
  readonly jurisdiction: Pick<Jurisdiction, 'zone' | 'play'>
}

const MONTH = 'yyyy-mm'.length

/** The last day of a month, by its first one. */
const lastDay = (month: string): string => {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 'yyyy-mm-dd'.length)
}

export async function monthOf(
  { db, money, jurisdiction: { zone, play } }: MonthDeps,
  playerId: bigint,
  month: string,
): Promise<Reply<typeof user.getMonth>> {
  const player = (await playerById(db, playerId)) ?? refuse('UNAUTHORIZED')
  const day = await today(db, zone)
  if (month > day.slice(0, MONTH)) refuse('INCORRECT_PARAMETER_VALUE')
  const range = { from: `${month}-01`, to: lastDay(month), zone }
  const rows = await money.taxReports.taxMonthsOf(db, playerId, range)
  const sums = rows.find(({ currency }) => currency === player.currency)
  const { deposited = 0n, withdrawn = 0n, staked = 0n, won = 0n } = sums ?? {}
  const tax = sums ? sums.depositTax + sums.withdrawalTax + sums.winningsTax : 0n
  return {
    month,
    upTo: day < range.to ? day : range.to,
    currency: player.currency,
    deposited: wireNumber(deposited),
    withdrawn: wireNumber(withdrawn),
    staked: wireNumber(staked),
    won: wireNumber(won),
    // What play left of the stakes, after what was withheld of wins.
    net: wireNumber(won - staked - (sums?.winningsTax ?? 0n)),
    playedS: await money.taxReports.playedSeconds(db, playerId, range, play.pauseS),
    tax: wireNumber(tax),
  }
}
