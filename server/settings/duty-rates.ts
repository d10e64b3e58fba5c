/**
 * The operator's own duty on gross gaming revenue: stakes less wins of a month, by product and day. **It wants a lawyer**, as
 * the table of taxes does; DUTY_RATES stands over it.
 */
import type { Kind } from '@uwanja/runtime/settings'

export const DUTY_PRODUCTS = ['casino', 'sports', 'jackpot'] as const
export type DutyProduct = (typeof DUTY_PRODUCTS)[number]

export interface DutyRow {
  readonly product: DutyProduct
  /** The first day, in the jurisdiction's zone. */
  readonly from: string
  /** Hundredths of a percent. */
  readonly basisPoints: number
}

export const DUTIES: Readonly<Record<string, readonly DutyRow[]>> = {
  // Since the Supreme Court's judgment of November 2024 gaming is the states' to tax; each has a law of its own. Zero until the
  // operator's lawyer has said what the state asks that gave the licence.
  NG: [
    { product: 'casino', from: '2024-11-22', basisPoints: 0 },
    { product: 'sports', from: '2024-11-22', basisPoints: 0 },
    { product: 'jackpot', from: '2024-11-22', basisPoints: 0 },
  ],
  // The Gaming Act, cap. 41, and the finance acts: 25 % of gross revenue of sports betting and of casinos on the internet.
  TZ: [
    { product: 'casino', from: '2019-07-01', basisPoints: 2_500 },
    { product: 'sports', from: '2019-07-01', basisPoints: 2_500 },
    { product: 'jackpot', from: '2019-07-01', basisPoints: 2_500 },
  ],
}

const ROW = /^(casino|sports|jackpot)@(\d{4}-\d{2}-\d{2})=(\d{1,2})(?:\.(\d{1,2}))?$/

/** "casino@2026-01-01=20, sports@2026-01-01=12.5": percent. Throws what is wrong. */
export const dutyRates: Kind<readonly DutyRow[]> = (text) => {
  return text.split(',').flatMap((part) => {
    if (part.trim() === '') return []
    const [, product = '', from = '', whole = '', rest = ''] = ROW.exec(part.trim()) ?? []
    if (product === '' || Number.isNaN(Date.parse(from)))
      throw new Error(`must be like casino@2026-01-01=20, not "${part.trim()}"`)
    return [{ product: product as DutyProduct, from, basisPoints: Number(whole) * 100 + Number(rest.padEnd(2, '0')) }]
  })
}
