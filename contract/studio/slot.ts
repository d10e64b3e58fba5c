/** What the studio tells a slot's page: the configuration as it is played, and the spins of a round. Types only. */

export interface SlotTable {
  readonly strips: readonly string[]
  /** Null: ways. */
  readonly lines: readonly (readonly number[])[] | null
  readonly coins: number
  readonly pays: Readonly<Record<string, readonly number[]>>
  readonly scatter: { readonly pays: readonly number[]; readonly spins: readonly number[] } | null
  readonly free: { readonly multiplier: number; readonly scatters: 'again' | 'once' } | null
  readonly buy: { readonly priceHundredths: number } | null
  readonly buyBasisPoints: number | null
  /** One spin in so many brings free spins. */
  readonly featureEvery: number | null
}

export interface SlotWinView {
  readonly symbol: string
  readonly count: number
  /** Null: ways, or scatters. */
  readonly line: number | null
  readonly ways: number
  readonly coins: number
}

export interface SlotSpinView {
  readonly stops: readonly number[]
  readonly reels: readonly string[]
  readonly wins: readonly SlotWinView[]
  readonly multiplier: number
  /** Multiplier counted. */
  readonly coins: number
  /** Further free spins that it brought. */
  readonly freeSpins: number
  readonly isFree: boolean
}

export interface SlotView {
  readonly spins: readonly SlotSpinView[]
  readonly coins: number
}
