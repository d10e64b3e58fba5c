/** The hall: the play core with the catalogue in it, and the door through which a company's launch comes in. */
import type { Clock } from '@uwanja/runtime/clock'
import { titleAt } from '../catalogue/catalogue.ts'
import type { Place } from '../players/sessions.ts'
import type { Point } from '../wallet/settlement.ts'
import type { Wallet } from '../wallet/wallet.ts'
import type { Books } from '../books/books.ts'
import { ENGINES, type EngineName } from './engines.ts'
import { openPlay, type Play, type PlayableGame } from './play.ts'

export interface HallOptions {
  readonly books: Books
  readonly clock: Clock
  readonly walletOf: (place: Place) => Wallet
  readonly warn: (text: string) => void
  readonly reached?: ((point: Point) => void) | undefined
}

export interface Hall {
  readonly play: Play
  /**
   * Where the browser goes after a launch. The fragment keeps the session out of every log and referrer. Null: no
   * instant game of ours stands at this place. A token of null is free play.
   */
  enter(place: Place, token: string | null, lang: string): Promise<string | null>
  close(): void
}

/** Sealed games that were played lately; the rest is made again from its variant when somebody comes. */
const MOST_SEALED = 500

function openShelf(): (place: Place) => PlayableGame | null {
  const shelf = new Map<string, PlayableGame>()
  return (place) => {
    const key = `${place.company}/${place.gameId}`
    const known = shelf.get(key)
    if (known) return known
    const title = titleAt(place)
    const engine = title && ENGINES[title.engine as EngineName]
    if (!engine) return null
    const { company, gameId, name, features, look, variant } = title
    const game = { company, gameId, name, features, look, page: engine.page, game: engine.game(variant) }
    if (shelf.size >= MOST_SEALED) shelf.delete(shelf.keys().next().value!)
    shelf.set(key, game)
    return game
  }
}

export async function openHall(options: HallOptions): Promise<Hall> {
  const gameOf = openShelf()
  const play = await openPlay({ ...options, gameOf })
  return {
    play,
    async enter(place, token, lang) {
      const game = gameOf(place)
      if (!game) return null
      const opened = await play.openSession(place, token)
      return `/studio/${game.page}/#${opened.ok ? `s=${opened.secret}` : `error=${opened.why}`}&lang=${lang}`
    },
    close: () => play.close(),
  }
}
