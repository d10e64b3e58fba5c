/** A title of the studio: which game a company sells under which name. What plays it is a row of `play/engines.ts`. */
import type { EngineName } from '../play/engines.ts'
import type { Place } from '../sessions.ts'

export type TitleKind =
  | 'slot-video'
  | 'slot-classic'
  | 'crash'
  | 'table'
  | 'video-poker'
  | 'bingo'
  | 'live-roulette'
  | 'live-baccarat'
  | 'live-blackjack'
  | 'live-poker'
  | 'virtual-football'
  | 'virtual-horse'
  | 'other'

/** Games whose rounds everybody shares: they have their own rooms, sessions and pages. */
export type SharedEngine =
  | 'zeppelin'
  | 'live-roulette'
  | 'live-baccarat'
  | 'live-blackjack'
  | 'live-poker'
  | 'virtual-football'
  | 'virtual-horse'

export type TitleFeature = 'free-play' | 'buy-free-spin' | 'provably-fair'

export interface Title extends Place {
  readonly name: string
  readonly kind: TitleKind
  readonly engine: EngineName | SharedEngine
  /** What makes this title's configuration out of its engine; the engine reads it, nobody else. */
  readonly variant: string
  readonly features: readonly TitleFeature[]
  /** How the company's own launch names it beside its id: productId, systemId. */
  readonly launch: Readonly<Record<string, string>>
  /** YYYY-MM-DD. */
  readonly releasedOn: string
  readonly devices: readonly ('mobile' | 'desktop')[]
  /** Null: the game's own rules state it (a live table with several bets). */
  readonly rtpBasisPoints: number | null
  readonly art: { readonly motif: string; readonly colours: readonly [string, string] }
}
