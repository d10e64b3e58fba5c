/** Area Game: what the lobbies list. */
import type { game } from '@uwanja/contract/game'
import { refuse } from '../refuse.ts'
import type { Handlers } from '../wire/handlers.ts'

type CatalogueHandlers = Pick<
  Handlers<typeof game>,
  'getGameProviders' | 'getGames' | 'getRecentGames' | 'addFavGame' | 'removeFavGame'
>

/** Every list is empty until the catalogue's tables are there. */
export function catalogueHandlers(): CatalogueHandlers {
  return {
    getGameProviders: async () => [],
    getGames: async () => [],
    getRecentGames: async () => [],
    addFavGame: async () => refuse('GAME_NOT_AVAILABLE'),
    removeFavGame: async () => null,
  }
}
