/** A title of the studio: which game a company sells under which name. What plays it is a row of `play/engines.ts`. */
import type { GameFeature, GameKind } from '@uwanja/providers/listed-game'
import type { EngineName, SharedEngine } from '../instant/engines.ts'
import type { Place } from '../players/sessions.ts'

export interface Title extends Place {
  readonly name: string
  readonly kind: GameKind
  readonly engine: EngineName | SharedEngine
  /** What makes this title's configuration out of its engine; the engine reads it, nobody else. */
  readonly variant: string
  readonly features: readonly GameFeature[]
  /** How the company's own launch names it beside its id: productId, systemId. */
  readonly launch: Readonly<Record<string, string>>
  /** YYYY-MM-DD. */
  readonly releasedOn: string
  readonly look: TitleLook
}

export interface TitleLook {
  /** Of slots the theme of their reels, of all others a drawing. */
  readonly motif: string
  readonly colours: readonly [string, string]
}
