/** The house's duty on gross gaming revenue: what a month of stakes less wins owes, by product, rate and currency. Pure. */
import { rateOn, taxOf, type TaxRate } from '@uwanja/money'
import type { GrossDay } from '@uwanja/money/tax-reports'
import { DUTIES, DUTY_PRODUCTS, type DutyProduct, type DutyRow } from '../settings/duty-rates.ts'
import { productOf } from './tax.ts'

export interface DutyLine {
  /** year-month */
  readonly month: string
  readonly product: DutyProduct
  readonly currency: string
  readonly basisPoints: number
  readonly staked: bigint
  readonly won: bigint
  /** Below zero in a month that players won. */
  readonly gross: bigint
  /** Of a month below zero nothing is owed, and nothing is carried into the next. */
  readonly duty: bigint
}

/** Rows of the setting stand over the table's of the same product, from their first day on. */
export function dutyRates(
  country: string,
  over: readonly DutyRow[],
): Readonly<Record<DutyProduct, readonly TaxRate[]>> {
  const ratesOf = (product: DutyProduct) => {
    const set = over.filter((row) => row.product === product)
    const first = set.map(({ from }) => from).toSorted()[0]
    const table = (DUTIES[country] ?? []).filter(
      (row) => row.product === product && (first === undefined || row.from < first),
    )
    return [...table, ...set]
  }
  return Object.fromEntries(DUTY_PRODUCTS.map((product) => [product, ratesOf(product)])) as never
}

/** A month whose rate changes on a day is two lines, each with its days. */
export function dutyOf(days: readonly GrossDay[], rates: ReturnType<typeof dutyRates>): readonly DutyLine[] {
  const sums = new Map<string, Omit<DutyLine, 'gross' | 'duty'>>()
  for (const { day, source, currency, staked, won } of days) {
    const product = productOf(source) as DutyProduct
    const basisPoints = rateOn(rates[product], day) ?? 0
    const month = day.slice(0, 7)
    const key = [month, product, currency, basisPoints].join(' ')
    const sum = sums.get(key) ?? { month, product, currency, basisPoints, staked: 0n, won: 0n }
    sums.set(key, { ...sum, staked: sum.staked + staked, won: sum.won + won })
  }
  return [...sums.values()].map((sum) => {
    const gross = sum.staked - sum.won
    return { ...sum, gross, duty: gross > 0n ? taxOf(gross, sum.basisPoints) : 0n }
  })
}
