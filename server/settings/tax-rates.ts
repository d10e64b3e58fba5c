/**
 * The table of taxes: one row a jurisdiction, base, product and day. **It wants a lawyer**: the laws are named as far as we know
 * them, what they say of a game on the internet is argued about, and rates change with each year's finance act. An operator
 * whose lawyer says otherwise sets TAX_RATES, whose rows stand over these.
 */
import type { Kind } from '@uwanja/runtime/settings'
import type { TaxBase } from '@uwanja/money'

/** What a stake and its winnings are of; payments have no product. */
const TAX_PRODUCTS = ['casino', 'sports', 'jackpot', 'payments'] as const
export type TaxProduct = (typeof TAX_PRODUCTS)[number]

export interface TaxRow {
  readonly base: TaxBase
  readonly product: TaxProduct
  /** The first day, in the jurisdiction's zone. */
  readonly from: string
  /** Hundredths of a percent. Of a stake the house pays it out of what it took; everything else is the player's. */
  readonly basisPoints: number
}

export const TAXES: Readonly<Record<string, readonly TaxRow[]>> = {
  // The withholding regulations of 2024 name 5 % of winnings from lottery and gaming; whether that is each round of a game
  // on the internet is open, and states claim it too. Zero until the operator's lawyer has said which.
  NG: [
    { base: 'winnings', product: 'casino', from: '2025-01-01', basisPoints: 0 },
    { base: 'winnings', product: 'sports', from: '2025-01-01', basisPoints: 0 },
    { base: 'winnings', product: 'jackpot', from: '2025-01-01', basisPoints: 0 },
  ],
  // The Gaming Act, cap. 41, and the finance acts: withheld of what is won beyond the stake. 2022: 10 % of sports betting,
  // 12 % of casinos; 2025: 15 % of both.
  TZ: [
    { base: 'winnings', product: 'casino', from: '2022-07-01', basisPoints: 1_200 },
    { base: 'winnings', product: 'casino', from: '2025-07-01', basisPoints: 1_500 },
    { base: 'winnings', product: 'sports', from: '2022-07-01', basisPoints: 1_000 },
    { base: 'winnings', product: 'sports', from: '2025-07-01', basisPoints: 1_500 },
    { base: 'winnings', product: 'jackpot', from: '2022-07-01', basisPoints: 1_000 },
    { base: 'winnings', product: 'jackpot', from: '2025-07-01', basisPoints: 1_500 },
  ],
}

const ROW =
  /^(deposit|withdrawal|(?:stake|winnings)\/(?:casino|sports|jackpot))@(\d{4}-\d{2}-\d{2})=(\d{1,2})(?:\.(\d{1,2}))?$/

/** "winnings/casino@2026-01-01=12.5, withdrawal@2026-01-01=5": percent. Throws what is wrong. */
export const taxRates: Kind<readonly TaxRow[]> = (text) => {
  return text.split(',').flatMap((part) => {
    if (part.trim() === '') return []
    const [, what = '', from = '', whole = '', rest = ''] = ROW.exec(part.trim()) ?? []
    if (what === '' || Number.isNaN(Date.parse(from)))
      throw new Error(`must be like winnings/casino@2026-01-01=12.5, not "${part.trim()}"`)
    const [base, product = 'payments'] = what.split('/') as [TaxBase, TaxProduct?]
    return [{ base, product, from, basisPoints: Number(whole) * 100 + Number(rest.padEnd(2, '0')) }]
  })
}
