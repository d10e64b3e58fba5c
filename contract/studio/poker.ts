/** What the studio tells the video poker page. Types only. */

/** Hands that can pay, as the pay tables name them. */
export type HandName =
  | 'royal-flush'
  | 'straight-flush'
  | 'four-aces'
  | 'four-low'
  | 'four-of-a-kind'
  | 'full-house'
  | 'flush'
  | 'straight'
  | 'three-of-a-kind'
  | 'two-pairs'
  | 'high-pair'

/** The best hand first. A hand that stands twice (four aces are four of a kind) pays by its own row alone. */
export interface PokerTable {
  readonly pays: readonly { readonly hand: HandName; readonly stakes: number }[]
}

export interface PokerView {
  /** The five of now: as dealt, then as drawn. */
  readonly cards: readonly string[]
  /** Which places were held; null until the draw. */
  readonly held: readonly boolean[] | null
  /** What the cards pay as they lie; null: nothing. */
  readonly hand: HandName | null
}
