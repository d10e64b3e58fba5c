/** The first games of each lobby, for the page that the server writes: the answer to the question that the page would ask. */
import { LOBBIES, type FirstGames } from '@uwanja/contract/site/lobbies'
import type { Catalogue } from '../catalogue/catalogue.ts'

/** @returns for a path and a kind of device; null where no lobby is, or where it has nothing yet and the page asks again. */
export function firstGames(catalogue: Pick<Catalogue, 'lists'>) {
  return async (path: string, forMobile: boolean): Promise<FirstGames | null> => {
    const lobby = Object.values(LOBBIES).find((one) => one.path === path)
    if (!lobby) return null
    const { gameType, opensOn: category } = lobby
    const games = (await catalogue.lists()).page({
      gameType,
      category,
      companyId: 0,
      device: forMobile ? 'mobile' : 'desktop',
      words: '',
      page: 1,
      favourites: [],
    })
    return games.length === 0 ? null : { gameType, category, forMobile, rows: games.map(({ row }) => row) }
  }
}
