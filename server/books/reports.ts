/** The calls of reports: from the wire's words to the books and back. */
import { decimalText } from '@uwanja/contract/wire/amounts'
import type { officeReports } from '@uwanja/contract/operators/reports'
import type { HourRow } from '@uwanja/money/reports'
import type { OfficeHandlers } from '../operators/mount.ts'
import type { BookDeps } from './deps.ts'
import { rangeOf } from '../operators/days.ts'
import { dutyLines, dutyState } from './duty-rules.ts'
import { weeksOf, type Week } from './figures-rules.ts'
import { largeMovements } from './reports-store.ts'

const MOST_LARGE = 500
const CHART_DAYS = 30
const CHART_HOURS = 24

const toHour = ({ hour, deposits, withdrawals, staked, won }: HourRow) => ({
  hour: hour.toISOString(),
  deposits: decimalText(deposits),
  withdrawals: decimalText(withdrawals),
  staked: decimalText(staked),
  won: decimalText(won),
  net: decimalText(staked - won),
})

const toWeek = ({ grossMinor, netMinor, stakedMinor, depositsMinor, ...people }: Week) => ({
  ...people,
  ggr: decimalText(grossMinor),
  ngr: decimalText(netMinor),
  staked: decimalText(stakedMinor),
  deposits: decimalText(depositsMinor),
})

function taxHandlers(deps: BookDeps): Pick<OfficeHandlers, 'taxReturn' | 'duty'> {
  const { db, money, jurisdiction } = deps
  return {
    async taxReturn({ from, to }) {
      const rows = await money.reports.taxes(db, rangeOf(jurisdiction, from, to))
      const owed = new Map<string, bigint>()
      for (const { currency, withheld, givenBack } of rows)
        owed.set(currency, (owed.get(currency) ?? 0n) + withheld - givenBack)
      return {
        rows: rows.map(({ source: company, withheld, givenBack, ...row }) => ({
          ...row,
          company,
          withheld: decimalText(withheld),
          givenBack: decimalText(givenBack),
          owed: decimalText(withheld - givenBack),
        })),
        owed: [...owed].map(([currency, amount]) => ({ currency, amount: decimalText(amount) })),
      }
    },
    async duty({ from, to }) {
      const rows = await dutyLines(deps, rangeOf(jurisdiction, from, to))
      return {
        rows: rows.map(({ basisPoints, staked, won, gross, duty, ...row }) => ({
          ...row,
          rate: String(basisPoints / 100),
          staked: decimalText(staked),
          won: decimalText(won),
          gross: decimalText(gross),
          duty: decimalText(duty),
        })),
        state: dutyState(deps),
      }
    },
  }
}

/** What the first page draws. */
function chartHandlers(deps: BookDeps): Pick<OfficeHandlers, 'weeks' | 'playHours' | 'paymentDays'> {
  const { db, money, jurisdiction } = deps
  return {
    async weeks() {
      const { week, weekBefore, days } = await weeksOf(deps)
      return {
        currency: jurisdiction.currency,
        week: toWeek(week),
        weekBefore: toWeek(weekBefore),
        days: days.map(({ day, gross, before }) => ({
          day,
          ggr: decimalText(gross),
          ggrBefore: decimalText(before),
        })),
      }
    },
    async playHours() {
      const rows = await money.reports.hours(db, jurisdiction.currency, CHART_HOURS)
      return {
        currency: jurisdiction.currency,
        hours: rows.map(toHour),
      }
    },
    async paymentDays() {
      const days = await money.reports.days(db, jurisdiction.currency, jurisdiction.zone, CHART_DAYS)
      return {
        currency: jurisdiction.currency,
        days: days.map(({ day, deposits, withdrawals }) => ({
          day,
          deposits: decimalText(deposits),
          withdrawals: decimalText(withdrawals),
        })),
      }
    },
  }
}

export function reportHandlers(deps: BookDeps): Pick<OfficeHandlers, keyof typeof officeReports> {
  const { db, money, jurisdiction } = deps
  return {
    async trialBalance({ from, to }) {
      const rows = await money.reports.trialBalance(db, rangeOf(jurisdiction, from, to))
      const sum = (currency: string, begins: string) =>
        decimalText(
          rows
            .filter((row) => row.currency === currency && row.name.startsWith(begins))
            .reduce((total, row) => total + row.closing, 0n),
        )
      const currencies = [...new Set(rows.map(({ currency }) => currency))]
      return {
        rows: rows.map(({ opening, into, outOf, closing, ...row }) => ({
          ...row,
          opening: decimalText(opening),
          into: decimalText(into),
          outOf: decimalText(outOf),
          closing: decimalText(closing),
        })),
        liabilities: currencies.map((currency) => ({
          currency,
          players: sum(currency, 'players:'),
          parked: sum(currency, 'parked:'),
        })),
        zone: jurisdiction.zone,
      }
    },
    ...taxHandlers(deps),
    ...chartHandlers(deps),
    async largeMovements({ from, to }) {
      const { largeMinor, largeDayMinor, keepYears } = jurisdiction.reporting
      const rows = await largeMovements(db, rangeOf(jurisdiction, from, to), MOST_LARGE, jurisdiction.reporting)
      return {
        rows: rows.map(({ minor, playerId, ...row }) => ({
          ...row,
          playerId: String(playerId),
          amount: decimalText(minor),
        })),
        largeAmount: decimalText(largeMinor),
        largeDay: decimalText(largeDayMinor),
        currency: jurisdiction.currency,
        keepYears,
      }
    },
  }
}
