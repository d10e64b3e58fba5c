/** What the studio tells the bingo page. Types only. */

export type PatternName = 'line' | 'two-lines' | 'corners' | 'cross' | 'house'

export interface BingoPattern {
  readonly name: PatternName
  /** Each of these sets of places wins by itself. */
  readonly sets: readonly (readonly number[])[]
  /** In hundredths of a card's stake, per set. */
  readonly paysHundredths: number
}

export interface BingoTable {
  readonly balls: number
  readonly drawn: number
  readonly columns: number
  readonly rows: number
  readonly patterns: readonly BingoPattern[]
}

export interface BingoCard {
  readonly number: number
  /** Row by row; 0 is the free place. */
  readonly places: readonly number[]
  readonly made: readonly { readonly pattern: PatternName; readonly set: number; readonly paysHundredths: number }[]
}

export interface BingoView {
  readonly drawn: readonly number[]
  readonly cards: readonly BingoCard[]
}
