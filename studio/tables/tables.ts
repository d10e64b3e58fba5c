/** The table games as rows of the play core's engines: each has one set of rules and the page `table`. */
import { sealGame, type InstantEngine, type SealedGame } from '../instant/engine.ts'
import { blackjack } from '../games/blackjack/instant.ts'
import { dice } from '../games/dice/instant.ts'
import { hiLo } from '../games/hi-lo/instant.ts'
import { keno } from '../games/keno/instant.ts'
import { plinko } from '../games/plinko/instant.ts'
import { roulette } from '../games/roulette/instant.ts'

function row<Selection, State, Move>(engine: InstantEngine<null, Selection, State, Move>) {
  return {
    page: 'table',
    /** One set of rules each, so there is one variant. */
    game(variant: string): SealedGame {
      if (variant !== 'classic') throw new Error(`no such table: ${variant}`)
      return sealGame(engine, null)
    },
  }
}

export const TABLE_ENGINES = {
  roulette: row(roulette),
  blackjack: row(blackjack),
  'hi-lo': row(hiLo),
  keno: row(keno),
  plinko: row(plinko),
  dice: row(dice),
} as const
