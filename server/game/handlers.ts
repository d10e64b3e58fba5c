/** Area Game: launches. The lists of the lobbies are in lobby-handlers.ts. */
import type { game } from '@uwanja/contract/game'
import type { Money } from '@uwanja/money'
import type { Db } from '@uwanja/money/sql'
import { GAME_COMPANIES, type GameCompany } from '@uwanja/providers/games'
import type { GameLaunch } from '@uwanja/providers/plugs'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { refuse } from '../refuse.ts'
import type { Caller, Handlers } from '../wire/handlers.ts'
import type { Wires } from '../wires.ts'
import { openGameSession } from './store.ts'

export interface GameParts {
  readonly db: Db
  readonly money: Money
  readonly wires: Wires
  readonly catalogue: Pick<Catalogue, 'isOffered'>
}

type Launches = Pick<Handlers<typeof game>, Extract<keyof Handlers<typeof game>, `start${string}`>>

export function gameHandlers(parts: GameParts): Launches {
  /**
   * Told before the game opens, in our words: the company has only its own code for it. The wager's gate is what holds. Free
   * play is play: whoever takes a break is not led back by it.
   */
  async function mayPlay(playerId: bigint, freeplay: boolean): Promise<void> {
    const gate = await parts.money.gate.read(parts.db, playerId)
    if (!gate) return
    if (gate.excludedUntil) refuse('PLAYER_EXCLUDED', { until: gate.excludedUntil.toISOString() })
    if (gate.timeOutUntil) refuse('TIME_OUT_ACTIVE', { until: gate.timeOutUntil.toISOString() })
    if (!freeplay && gate.isBlocked) refuse('PLAYER_BLOCKED')
  }

  async function launch(
    company: GameCompany,
    wanted: Omit<GameLaunch, 'token'>,
    caller: Caller,
  ): Promise<{ url: string }> {
    const { productId, gameId, freeplay } = wanted
    if (!(await parts.catalogue.isOffered(company, gameId, { productId }))) refuse('GAME_NOT_AVAILABLE')
    // Real play needs a login; free play gets no token, so no stake of it can ever reach a wallet.
    if (!freeplay && !caller.session) refuse('UNAUTHORIZED')
    if (caller.session) await mayPlay(caller.session.playerId, freeplay)
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
