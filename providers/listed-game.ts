/** A game as its company lists it, and the words for what it is. */
export const GAME_KINDS = [
  'slot-video',
  'slot-classic',
  'crash',
  'table',
  'video-poker',
  'bingo',
  'live-roulette',
  'live-baccarat',
  'live-blackjack',
  'live-poker',
  'live-other',
  'virtual-football',
  'virtual-horse',
  'other',
] as const
export type GameKind = (typeof GAME_KINDS)[number]

export const GAME_FEATURES = ['free-play', 'buy-free-spin', 'provably-fair'] as const
export type GameFeature = (typeof GAME_FEATURES)[number]

/** A game as its company lists it. */
export interface ListedGame {
  /** The company's own id; no two games of a company share one. */
  readonly id: string
  readonly name: string
  readonly kind: GameKind
  readonly features: readonly GameFeature[]
  /** What its launch wants beside the id: productId of BetSolutions, systemId of SoftGaming. */
  readonly launch: Readonly<Record<string, string>>
  /** Address of its picture; empty: none. */
  readonly image: string
  /** Return to player: 9650 is 96.50 %. Null: the company does not say. */
  readonly rtpBasisPoints: number | null
  /** YYYY-MM-DD */
  readonly releasedOn: string
  readonly devices: readonly ('mobile' | 'desktop')[]
}
