/** What lobbies ask. A part of its own: the first games and studios come with the page, and who only looks downloads no call. */
import { game as calls } from '@uwanja/contract/site/game'
import { studiosWithin, type Lobby } from '@uwanja/contract/site/lobbies'
import { ask } from '../ask.ts'
import { isMobile } from '../game/is-mobile.ts'
import { send } from '../send.ts'
import type { GamesPage } from './game-lists.ts'
import { readGames, readStudios, type Game, type Studio } from './game.ts'
import { gamesRequest, isFullPage, type Place } from './lobby-rules.ts'

export async function askGames(
  lobby: Pick<Lobby, 'gameType'>,
  place: Place,
  page: number,
  signal: AbortSignal,
): Promise<GamesPage> {
  const rows: unknown = await ask(calls.getGames, gamesRequest(lobby, place, page, isMobile()), signal)
  return Array.isArray(rows) ? { games: readGames(rows), isFull: isFullPage(rows) } : { games: [], isFull: false }
}

export async function askStudios({ gameType, opensOn }: Lobby, signal: AbortSignal): Promise<readonly Studio[]> {
  const category = studiosWithin(opensOn)
  return readStudios(await ask(calls.getGameProviders, { gameType, ...(category && { category }) }, signal))
}

export const sendFavourite = ({ id, isFavourite }: Game) =>
  send(isFavourite ? calls.removeFavGame : calls.addFavGame, { Id: id })
