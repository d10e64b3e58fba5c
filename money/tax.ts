/** What the state takes: four bases, each with an account of its own, and the day from which each rate holds. */

export const TAX_BASES = ['deposit', 'stake', 'winnings', 'withdrawal'] as const
export type TaxBase = (typeof TAX_BASES)[number]

export interface TaxRate {
  /** year-month-day in the jurisdiction's zone; holds until the next one begins. */
  readonly from: string
  /** Hundredths of a percent; zero ends a tax. */
  readonly basisPoints: number
}

/** What is taken of play at a company; empty where nothing ever was. */
export type WagerTax = (source: string, base: 'stake' | 'winnings') => readonly TaxRate[]

const WHOLE = 10_000n

/** The rate of a day; null before the first. */
export function rateOn(rates: readonly TaxRate[], day: string): number | null {
  const begun = rates.filter(({ from }) => from <= day).toSorted((one, other) => (one.from < other.from ? 1 : -1))
  return begun[0]?.basisPoints ?? null
}

/** Rounded down: nobody pays for the rounding but the state, by less than the smallest unit. */
export const taxOf = (minor: bigint, basisPoints: number): bigint => (minor * BigInt(basisPoints)) / WHOLE
