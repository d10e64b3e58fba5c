/** The table games as rows of the play core's engines: each has one set of rules and the page `table`. */
import { sealGame, type InstantEngine, type SealedGame } from '../play/engine.ts'
import { blackjack } from './blackjack.ts'
import { dice } from './dice.ts'
import { hiLo } from './hi-lo.ts'
import { keno } from './keno.ts'
import { plinko } from './plinko.ts'
import { roulette } from './roulette.ts'

function row<Wish, State, Move>(engine: InstantEngine<null, Wish, State, Move>) {
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
