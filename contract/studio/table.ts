/** What the five table games (and dice) show of a round, and what they want of a bet. Types only. */

export type TableEngine = 'roulette' | 'blackjack' | 'hi-lo' | 'keno' | 'plinko' | 'dice'

/** `facts.table` of each: the page draws the game and its pay table from it. */
export interface RouletteFacts {
  readonly engine: 'roulette'
  /** Spots with what they return, in hundredths. */
  readonly odds: Readonly<Record<string, number>>
}
export interface BlackjackFacts {
  readonly engine: 'blackjack'
}
export interface HiLoFacts {
  readonly engine: 'hi-lo'
  readonly mostGuesses: number
}
export interface KenoFacts {
  readonly engine: 'keno'
  readonly numbers: number
  readonly drawn: number
  readonly mostPicks: number
  /** By picks, then by hits: hundredths of the stake. */
  readonly pays: readonly (readonly number[])[]
  readonly returns: readonly number[]
}
export interface PlinkoFacts {
  readonly engine: 'plinko'
  /** "12 high" -> slots from left to right, in hundredths. */
  readonly slots: Readonly<Record<string, readonly number[]>>
  readonly returns: Readonly<Record<string, number>>
}
export interface DiceFacts {
  readonly engine: 'dice'
  readonly lowest: number
  readonly highest: number
}
export type TableFacts = RouletteFacts | BlackjackFacts | HiLoFacts | KenoFacts | PlinkoFacts | DiceFacts

export interface RouletteSelection {
  /** Chips by spot; each chip costs the stake. */
  readonly chips: Readonly<Record<string, number>>
}
export interface RouletteView {
  readonly pocket: number
}

export type BlackjackMove = 'hit' | 'stand' | 'double' | 'split'
export interface BlackjackHand {
  readonly cards: readonly string[]
  /** How many stakes are on it. */
  readonly stakes: 1 | 2
  readonly isDone: boolean
  /** What it returned, in hundredths of one stake; null until the round is over. */
  readonly returned: number | null
}
export interface BlackjackView {
  readonly house: readonly string[]
  readonly hands: readonly BlackjackHand[]
  /** The hand whose turn it is; null: over. */
  readonly active: number | null
  readonly moves: readonly BlackjackMove[]
}

export type HiLoMove = 'higher' | 'lower' | 'take'
export interface HiLoView {
  readonly cards: readonly string[]
  /** What could be taken now; null before the first right guess. */
  readonly takeMinor: string | null
  /** What a right guess would make of it. */
  readonly next: { readonly higherMinor: string | null; readonly lowerMinor: string | null }
  /** Of 13 ranks, how many make the guess right. */
  readonly ranks: { readonly higher: number; readonly lower: number }
  readonly isLost: boolean
}

export interface KenoSelection {
  readonly picks: readonly number[]
}
export interface KenoView {
  readonly drawn: readonly number[]
  readonly hits: number
}

export interface PlinkoSelection {
  readonly rows: 8 | 12 | 16
  readonly risk: 'low' | 'medium' | 'high'
}
export interface PlinkoView {
  readonly way: readonly (0 | 1)[]
  readonly slot: number
  readonly pays: number
}

export interface DiceSelection {
  readonly side: 'under' | 'over'
  /** Under: wins below it. Over: wins from 10,000 - it. Hundredths of a percent: the chance to win. */
  readonly chance: number
}
export interface DiceView {
  /** 0 to 9,999. */
  readonly roll: number
}
