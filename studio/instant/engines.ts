/** The table of games: which page shows them, and what a title's variant makes of an instant one. */
import { BINGOS, bingoOf } from '../games/bingo/config.ts'
import { bingoEngine } from '../games/bingo/engine.ts'
import { returnOfBingo } from '../games/bingo/return.ts'
import { pokerOf, POKERS } from '../games/poker/config.ts'
import { pokerEngine } from '../games/poker/engine.ts'
import { designSlot, returnOfVariant } from '../games/slot/design.ts'
import { slotEngine } from '../games/slot/engine.ts'
import { TABLE_ENGINES } from '../tables/tables.ts'
import { sealGame, type SealedGame } from './engine.ts'

export interface EngineRow {
  /** The page's folder below `/studio/`. */
  readonly page: string
  /** The game of one title. Throws when the variant is not one of this engine's: that is the catalogue's mistake. */
  game(variant: string): SealedGame
  /** The return of a variant in basis points without making its game, where thousands of titles are listed at once. */
  readonly returnOf?: (variant: string) => number
  /** The variants that the catalogue deals out in turn; absent: one, `classic`. */
  readonly variants?: readonly string[]
}

/** Every instant game's name. Adding one: a folder, a name, a row. */
export type EngineName =
  | 'slot'
  | 'video-poker'
  | 'bingo'
  | 'roulette'
  | 'blackjack'
  | 'hi-lo'
  | 'dice'
  | 'keno'
  | 'plinko'

/** Games whose rounds everybody shares: they have their own rooms, sessions and pages. */
export type SharedEngine =
  | 'zeppelin'
  | 'live-roulette'
  | 'live-baccarat'
  | 'live-blackjack'
  | 'live-poker'
  | 'virtual-football'
  | 'virtual-horse'

/** A title whose engine has no row is not offered to anybody. */
export const ENGINES: Readonly<Partial<Record<EngineName, EngineRow>>> = {
  slot: { page: 'slot', game: (variant) => sealGame(slotEngine, designSlot(variant)), returnOf: returnOfVariant },
  bingo: {
    page: 'bingo',
    variants: Object.keys(BINGOS),
    game: (variant) => sealGame(bingoEngine, bingoOf(variant)),
    returnOf: (variant) => returnOfBingo(bingoOf(variant)),
  },
  'video-poker': {
    page: 'poker',
    variants: Object.keys(POKERS),
    game: (variant) => sealGame(pokerEngine, pokerOf(variant)),
    returnOf: (variant) => pokerOf(variant).rtpBasisPoints,
  },
  ...TABLE_ENGINES,
}

/** The shared games that run, and the return that is stated where one number tells it. */
export const SHARED: Readonly<Partial<Record<SharedEngine, { readonly rtpBasisPoints: number | null }>>> = {
  zeppelin: { rtpBasisPoints: 9_700 },
  // Each of their bets has a return of its own, which the table states.
  'live-roulette': { rtpBasisPoints: null },
  'live-baccarat': { rtpBasisPoints: null },
  'live-blackjack': { rtpBasisPoints: null },
  'live-poker': { rtpBasisPoints: null },
  'virtual-football': { rtpBasisPoints: null },
  'virtual-horse': { rtpBasisPoints: null },
}
