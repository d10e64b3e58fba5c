/** Area Game: lobbies and launches (specification B2 casino lobbies, B7 game). */
import * as z from 'zod/mini'
import { call, later } from './call.ts'
import { filled, flag, text } from './fields.ts'

/** The reply of every launch: where the game is. The specification does not show it; decided in docs/decisions/004. */
export const launched = z.object({ url: z.string() })

export const game = {
  startBetsolutions: call({
    method: 'POST',
    path: '/api/api/Game/StartBetsolutions',
    access: 'guest',
    about: 'Opens a game of BetSolutions: productId 1 table games, 2 slots, 3 provably fair. Real play needs a login.',
    query: { productId: filled(8), gameId: filled(12), lang: text(8), freeplay: z.optional(flag) },
    reply: launched,
    refusals: ['GAME_NOT_AVAILABLE', 'PLAYER_BLOCKED', 'PLAYER_EXCLUDED', 'TIME_OUT_ACTIVE'],
    example: { productId: '3', gameId: '7001', lang: 'en', freeplay: '0' },
  }),
  getGameProviders: later('casino', {
    method: 'GET',
    path: '/api/api/Game/GetGameProviders',
    access: 'guest',
    about: 'Game companies of a lobby.',
  }),
  getGames: later('casino', {
    method: 'POST',
    path: '/api/api/Game/GetGames',
    access: 'guest',
    about: 'A page of games.',
  }),
  startEgt: later('casino', {
    method: 'POST',
    path: '/api/api/Game/StartEgt',
    access: 'guest',
    about: 'Opens a game of EGT.',
  }),
  startSoftGaming: later('casino', {
    method: 'POST',
    path: '/api/api/Game/StartSoftGaming',
    access: 'guest',
    about: 'Opens a game of SoftGaming.',
  }),
  startEndorphina: later('casino', {
    method: 'POST',
    path: '/api/api/Game/StartEndorphina',
    access: 'guest',
    about: 'Opens a game of Endorphina.',
  }),
  startBetConstruct: later('casino', {
    method: 'POST',
    path: '/api/api/Game/StartBetConstruct',
    access: 'guest',
    about: 'Opens a game of BetConstruct.',
  }),
  startQTech: later('casino', {
    method: 'POST',
    path: '/api/api/Game/StartQTech',
    access: 'guest',
    about: 'Opens a game of QTech.',
  }),
  startGlobalBet: later('casino', {
    method: 'POST',
    path: '/api/api/Game/StartGlobalBet',
    access: 'guest',
    about: 'Opens a game of GlobalBet.',
  }),
  startVivo: later('casino', {
    method: 'POST',
    path: '/api/api/Game/StartVivo',
    access: 'guest',
    about: 'Opens a table of Vivo.',
  }),
  addFavGame: later('casino', {
    method: 'POST',
    path: '/api/api/Game/AddFavGame',
    access: 'player',
    about: 'Adds a favourite.',
  }),
  removeFavGame: later('casino', {
    method: 'POST',
    path: '/api/api/Game/RemoveFavGame',
    access: 'player',
    about: 'Removes a favourite.',
  }),
}
