/** The games of another company's server: the specification's calls and fields, a hundred titles, and nothing of ours. */
import type { Answer, Handler } from './foreign-calls.ts'

const PAGE = 30
const STUDIOS = [
  { id: 3, slotPageName: 'Kilima' },
  { id: 9, slotPageName: 'Pwani Play' },
]
const WORDS = ['Simba', 'Baobab', 'Dhow', 'Ngoma', 'Tembo', 'Marula', 'Zanzibar', 'Savanna', 'Twiga', 'Pilipili']
/** Only the first has a picture that comes. */
const DOT =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"%3E%3Crect width="4" height="3"/%3E%3C/svg%3E'

const GAMES = Array.from({ length: 100 }, (_, at) => ({
  id: at + 1,
  gameName: `${WORDS[at % 10]} ${WORDS[Math.floor(at / 10)]} ${at + 1}`,
  imageName: at === 0 ? DOT : `lost-${at}.svg`,
  imageBase: at === 0 ? '' : '/no-such-folder/',
  realUrl: at % 2 ? `/game/StartQTech?gameid=${at}` : '/Game/StartVivo',
  isFav: false,
  hasIngameDropsAndWins: at % 7 === 0,
  isInActiveTournament: at % 5 === 0,
}))

interface Filter {
  readonly providerId?: unknown
  readonly category?: unknown
  readonly searchText?: unknown
  readonly page?: unknown
}

const good = (data?: unknown): Answer => ({ statusCode: 0, status: 'SUCCESS', data })

export function foreignGames(): {
  readonly open: Readonly<Record<string, Handler>>
  readonly own: Readonly<Record<string, Handler>>
} {
  const favourites = new Set<number>()
  const isIn = (game: (typeof GAMES)[number], { providerId, category, searchText }: Filter) =>
    (!Number(providerId) || STUDIOS[game.id % 2]!.id === Number(providerId)) &&
    (category !== 1 || favourites.has(game.id)) &&
    (category !== 25 || game.hasIngameDropsAndWins) &&
    game.gameName.toLowerCase().includes(String(searchText ?? '').toLowerCase())
  const mark = (query: URLSearchParams, how: 'add' | 'delete') => {
    favourites[how](Number(query.get('Id')))
    return good()
  }
  return {
    open: {
      'GET Game/GetGameProviders': () => good(STUDIOS),
      'POST Game/GetGames'({ body }) {
        const from = (Number(body['page']) - 1) * PAGE
        const found = GAMES.filter((game) => isIn(game, body)).slice(from, from + PAGE)
        return good(found.map((game) => ({ ...game, isFav: favourites.has(game.id) })))
      },
    },
    own: {
      'POST Game/AddFavGame': ({ query }) => mark(query, 'add'),
      'POST Game/RemoveFavGame': ({ query }) => mark(query, 'delete'),
    },
  }
}
