/** What a slot is made of. Everything that is computed of it, its return included, follows from these values alone. */

/** One letter: A is the best picture, B the next …; W is wild, S is the scatter. */
export type SlotSymbol = string
export const WILD: SlotSymbol = 'W'
export const SCATTER: SlotSymbol = 'S'

export const ROWS = 3

export interface SlotConfig {
  /** One text per reel, a letter per place; a spin stops each reel at a place and shows it and the next two. */
  readonly strips: readonly string[]
  /** The row of each reel, per line; `null`: every way from the left pays, whatever the rows. */
  readonly lines: readonly (readonly number[])[] | null
  /** A stake is this many coins; a line costs one coin. All pays are in coins. */
  readonly coins: number
  /** What 1, 2, 3 … in a row from the left pay. */
  readonly pays: Readonly<Record<SlotSymbol, readonly number[]>>
  /** By the number of scatters in sight: what they pay, and how many free spins they bring. */
  readonly scatter: { readonly pays: readonly number[]; readonly spins: readonly number[] } | null
  readonly free: {
    /** Every win of a free spin is multiplied by this. */
    readonly multiplier: number
    /** `again`: scatters in free spins bring further free spins. */
    readonly scatters: 'again' | 'once'
  } | null
  /** Three scatters' free spins for so many hundredths of the stake. */
  readonly buy: { readonly priceHundredths: number } | null
}

/** The free spins that are bought: those that three scatters bring. */
export function boughtSpins({ scatter }: SlotConfig): number {
  return scatter?.spins[3] ?? 0
}

/** The nth entry of a pay table, whose last entry stands for all beyond. */
export function atCount(table: readonly number[], count: number): number {
  return table[Math.min(count, table.length - 1)] ?? 0
}
