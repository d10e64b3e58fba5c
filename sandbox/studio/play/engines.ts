/** The table of instant games: which page shows them, and what a title's variant makes of them. */
import { TABLE_ENGINES } from '../tables/tables.ts'
import type { SealedGame } from './engine.ts'

export interface EngineRow {
  /** The page's folder below `/studio/`. */
  readonly page: string
  /** The game of one title. Throws when the variant is not one of this engine's: that is the catalogue's mistake. */
  game(variant: string): SealedGame
}

/** Every engine's name. Adding a game: one folder, one name, one row. */
export type EngineName =
  'slot' | 'video-poker' | 'bingo' | 'roulette' | 'blackjack' | 'hi-lo' | 'dice' | 'keno' | 'plinko'

export const ENGINES: Partial<Record<EngineName, EngineRow>> = {
  ...TABLE_ENGINES,
}
