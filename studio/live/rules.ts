/** What a game with shared rounds is to the table that runs it: pure rules, the table does clock, money and players. */
import type { LiveKind } from '@uwanja/contract/studio/live'
import type { Chance } from '../luck/chance.ts'

export interface Choice {
  readonly move: string
  /** It takes a second stake as large as the first bet; that stake stands on this spot. */
  readonly second: string | null
}

/** `Programme` and `Drawn` are plain JSON, because a round has to outlive the process. */
export interface LiveRules<Programme, Drawn> {
  readonly kind: LiveKind
  readonly bettingMs: number
  /** Per bet, in the session's currency. */
  readonly limits: { readonly minMinor: bigint; readonly maxMinor: bigint }
  /** How many bets a player may place in one round. */
  readonly slips: number
  /** What comes back on average by bet, or the margin, in basis points: for the game's info. */
  readonly returns: Readonly<Record<string, number>>
  /** What is known before stakes open. Not part of the outcome: its luck is its own. */
  announce(chance: Chance): Programme
  /** The whole outcome, drawn when stakes are closed. */
  draw(programme: Programme, chance: Chance): Drawn
  readonly spots: readonly string[]
  /** What a spot returns when it wins, in hundredths; null when nobody may stake on it. */
  odds(programme: Programme, spot: string): number | null
  /** A bet that may not be placed although each of its spots exists. */
  isPlaceable(spots: readonly string[]): boolean
  /** What a seat may choose after these moves; empty: nothing more. */
  choices(drawn: Drawn, moves: readonly string[]): readonly Choice[]
  /** What who does not choose in time has chosen. */
  readonly idle: string
  readonly windowMs: number
  /** What everybody may see in this window of choices. */
  shownAt(drawn: Drawn, step: number): unknown
  /** How long the outcome is played to the players before it is told and settled. */
  showMs(drawn: Drawn): number
  /** What a bet returns, the stake included, in hundredths. */
  returned(drawn: Drawn, bet: { readonly spot: string; readonly odds: number }, moves: readonly string[]): number
}

/** Rules with their own shapes inside: what the table works with, whatever the game. */
export type AnyRules = LiveRules<unknown, unknown>

/** The cast is here and nowhere else: programme and outcome come back from where these same rules wrote them. */
export function anyRules<Programme, Drawn>(rules: LiveRules<Programme, Drawn>): AnyRules {
  return rules as unknown as AnyRules
}

/** For games in which nobody chooses anything once stakes are closed. */
export const NO_CHOICES = {
  choices: () => [],
  idle: '',
  windowMs: 0,
  shownAt: () => null,
} as const

/** For games that announce nothing before stakes open. */
export const NO_PROGRAMME = { announce: () => null, isPlaceable: () => true } as const

export const CARD_LIMITS = { minMinor: 1_000n, maxMinor: 10_000_000n } as const
/** Odds in the hundreds are on offer in a book, so less may be staked. */
export const BOOK_LIMITS = { minMinor: 1_000n, maxMinor: 2_000_000n } as const
