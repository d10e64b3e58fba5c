/** Area Game: launches. Lobbies come with the casino. */
import type { game } from '@uwanja/contract/game'
import type { Db } from '@uwanja/money/sql'
import { GAME_COMPANIES, type GameCompany } from '@uwanja/providers/games'
import type { GameLaunch } from '@uwanja/providers/plugs'
import { refuse } from '../refuse.ts'
import type { Caller, Handlers } from '../wire/handlers.ts'
import type { Wires } from '../wires.ts'
import { openGameSession } from './store.ts'

export interface GameParts {
  readonly db: Db
  readonly wires: Wires
}

/** Games on offer by company, product and id. The catalogue of the casino will replace this list by a table. */
const GAMES: readonly `${GameCompany}/${string}/${string}`[] = ['betsolutions/3/7001']

export function gameHandlers(parts: GameParts): Handlers<typeof game> {
  async function launch(
    company: GameCompany,
    wanted: Omit<GameLaunch, 'token'>,
    caller: Caller,
  ): Promise<{ url: string }> {
    const { productId, gameId, freeplay } = wanted
    if (!GAMES.includes(`${company}/${productId}/${gameId}`)) refuse('GAME_NOT_AVAILABLE')
    // Real play needs a login; free play gets no token, so no stake of it can ever reach a wallet.
    if (!freeplay && !caller.session) refuse('UNAUTHORIZED')
    const token = freeplay
      ? ''
      : await openGameSession(parts.db, { playerId: caller.session!.playerId, company, productId, gameId })
    return { url: await GAME_COMPANIES[company].launch({ ...wanted, token }, parts.wires.game(company)) }
  }

  return {
    startBetsolutions: ({ productId, gameId, lang, freeplay }, caller) =>
      launch(
        'betsolutions',
        { productId, gameId, lang: lang || 'en', freeplay: freeplay ?? false, platform: platformOf(caller) },
        caller,
      ),
  }
}

const platformOf = (caller: Caller) => (/Mobi|Android/i.test(caller.agent) ? 'mobile' : 'desktop')
