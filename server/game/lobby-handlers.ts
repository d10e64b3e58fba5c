/** Area Game: what the lobbies show, favourites, and what was played last. */
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import type { game, ListedGame } from '@uwanja/contract/site/game'
import type { Db } from '@uwanja/money/sql'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Game } from '../catalogue/lists.ts'
import { recentOf } from '../catalogue/plays-store.ts'
import { addFavourite, favouritesOf, removeFavourite } from '../catalogue/store.ts'
import { refuse } from '../runtime/refuse.ts'
import type { Caller, Handlers } from '../wire/handlers.ts'

type LobbyHandlers = Omit<Handlers<typeof game>, `start${string}`>

/** Of what was played last some may be gone or off. */
const RECENT_LOOKED_AT = CONSTANTS.recentGames * 3

const deviceOf = (forMobile: boolean | undefined): 'mobile' | 'desktop' | null =>
  forMobile === undefined ? null : forMobile ? 'mobile' : 'desktop'

/** The rows are made once for everybody; only what this player likes is said anew. */
const rowsOf = (games: readonly Game[], liked: ReadonlySet<number>): ListedGame[] =>
  games.map(({ row }) => (liked.has(row.id) ? { ...row, isFav: true } : row))

export function lobbyHandlers(deps: { readonly db: Db; readonly catalogue: Catalogue }): LobbyHandlers {
  const { db, catalogue } = deps
  const likedBy = async ({ session }: Caller) => (session ? favouritesOf(db, session.playerId) : [])
  return {
    async getGameProviders({ gameType, category }) {
      return (await catalogue.lists()).companies(gameType, category ?? null)
    },
    async getGames({ forMobile, providerId, gameType, category, searchText, page }, caller) {
      const favourites = await likedBy(caller)
      const games = (await catalogue.lists()).page({
        gameType,
        category: category ?? 0,
        companyId: providerId ?? 0,
        device: deviceOf(forMobile),
        words: searchText.trim(),
        page: page ?? 1,
        favourites,
      })
      return rowsOf(games, new Set(favourites))
    },
    async getRecentGames({ forMobile, lobby }, caller) {
      const { byCode } = await catalogue.lists()
      const device = deviceOf(forMobile)
      const games = (await recentOf(db, caller.session.playerId, RECENT_LOOKED_AT))
        .map(({ company, code }) => byCode(company, code))
        .filter((one) => one !== undefined)
        .filter((one) => lobby === '' || one.lobby === lobby)
        .filter((one) => one.isListed && one.isOn && (device === null || one.devices.includes(device)))
      return rowsOf(games.slice(0, CONSTANTS.recentGames), new Set(await likedBy(caller)))
    },
    async addFavGame({ Id }, caller) {
      // One that is off or gone may be liked on: it comes back as a favourite.
      if (!(await addFavourite(db, caller.session.playerId, Id))) refuse('GAME_NOT_AVAILABLE')
      return null
    },
    async removeFavGame({ Id }, caller) {
      await removeFavourite(db, caller.session.playerId, Id)
      return null
    },
  }
}
