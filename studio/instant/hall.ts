/** The hall: the play core with the catalogue in it, and the door through which a company's launch comes in. */
import type { GameSpeaker } from '@uwanja/providers/games/speaker'
import type { Clock } from '@uwanja/runtime/clock'
import { titleAt } from '../catalogue/catalogue.ts'
import type { Title } from '../catalogue/title.ts'
import type { Place } from '../players/sessions.ts'
import { openWallet, type Wallet } from '../wallet/wallet.ts'
import { ENGINES, type EngineName } from './engines.ts'
import { openPlay, type Play, type PlayableGame } from './play.ts'

/** How one company speaks with its operator. */
export interface CompanyLine {
  /** The operator's wallet for this company, without a trailing slash. */
  readonly wallet: string
  /** Some companies name a product or a system beside the game. */
  speaker(title: Title): GameSpeaker
}

export interface HallOptions {
  readonly folder: string
  readonly clock: Clock
  readonly lines: Readonly<Record<string, CompanyLine>>
  readonly warn: (text: string) => void
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

function openWallets({ lines, clock }: HallOptions) {
  const wallets = new Map<string, Wallet>()
  return {
    walletOf(place: Place): Wallet {
      const title = titleAt(place)
      const line = lines[place.company]
      if (!title || !line) throw new Error(`no wallet line for ${place.company}/${place.gameId}`)
      const key = `${place.company} ${JSON.stringify(title.launch)}`
      const known = wallets.get(key)
      if (known) return known
      const wallet = openWallet({ address: line.wallet, speaker: line.speaker(title), clock })
      wallets.set(key, wallet)
      return wallet
    },
    close() {
      for (const wallet of wallets.values()) wallet.close()
    },
  }
}

export function openHall(options: HallOptions): Hall {
  const wallets = openWallets(options)
  const gameOf = openShelf()
  const { folder, clock, warn } = options
  const play = openPlay({ folder, clock, warn, walletOf: (place) => wallets.walletOf(place), gameOf })
  return {
    play,
    async enter(place, token, lang) {
      const game = gameOf(place)
      if (!game) return null
      const opened = await play.openSession(place, token)
      return `/studio/${game.page}/#${opened.ok ? `s=${opened.secret}` : `error=${opened.why}`}&lang=${lang}`
    },
    close() {
      play.close()
      wallets.close()
    },
  }
}
