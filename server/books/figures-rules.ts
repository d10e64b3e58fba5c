/** A week of the house beside the one before: money from the ledger, people from their rows and the days of play. */
import type { GrossDay } from '@uwanja/money/gross-days'
import type { BookDeps } from './deps.ts'
import { peopleFigures, type PeopleFigures } from './figures-store.ts'

const WEEK = 7

export interface Week extends PeopleFigures {
  readonly grossMinor: bigint
  readonly netMinor: bigint
  readonly stakedMinor: bigint
  readonly depositsMinor: bigint
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, one) => total + one, 0n)
export const grossOf = ({ staked, won }: Pick<GrossDay, 'staked' | 'won'>): bigint => staked - won

/** Pure. */
export function weekOf(days: readonly GrossDay[], people: PeopleFigures): Week {
  const grossMinor = sum(days.map(grossOf))
  return {
    ...people,
    grossMinor,
    netMinor: grossMinor - sum(days.map(({ given }) => given)),
    stakedMinor: sum(days.map(({ staked }) => staked)),
    depositsMinor: sum(days.map(({ deposits }) => deposits)),
  }
}

export async function weeksOf({ db, money, jurisdiction: { currency, zone } }: BookDeps) {
  const days = await money.grossDays(db, currency, zone, 2 * WEEK)
  const before = days.slice(0, WEEK)
  const week = days.slice(WEEK)
  return {
    week: weekOf(week, await peopleFigures(db, zone, 0)),
    weekBefore: weekOf(before, await peopleFigures(db, zone, 1)),
    days: week.map((one, at) => ({ day: one.day, gross: grossOf(one), before: grossOf(before[at]!) })),
  }
}
