/** The first games of each lobby and its studios, for the page that the server writes: the answers to what the page would ask. */
import { LOBBIES, studiosWithin, type FirstGames } from '@uwanja/contract/site/lobbies'
import type { Catalogue } from '../catalogue/catalogue.ts'

/** @returns for a path and a kind of device; null where no lobby is, or where it has nothing yet and the page asks again. */
export function firstGames(catalogue: Pick<Catalogue, 'lists'>) {
  return async (path: string, forMobile: boolean): Promise<FirstGames | null> => {
    const lobby = Object.values(LOBBIES).find((one) => one.path === path)
    if (!lobby) return null
    const { gameType, opensOn: category } = lobby
    const lists = await catalogue.lists()
    const games = lists.page({
      gameType,
      category,
      companyId: 0,
      device: forMobile ? 'mobile' : 'desktop',
      words: '',
      page: 1,
      favourites: [],
    })
    if (games.length === 0) return null
    const studios = lists.companies(gameType, studiosWithin(category))
    return { gameType, category, forMobile, rows: games.map(({ row }) => row), studios }
  }
}
