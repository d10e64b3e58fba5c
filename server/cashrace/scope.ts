/** Which games a race counts, by its rule, in the moment in which it is published. */
import { LOBBIES, type LobbyName } from '@uwanja/contract/site/lobbies'
import { GAME_COMPANIES } from '@uwanja/providers/games'
import { isSportCompany } from '@uwanja/providers/sports'
import type { Game, Lists } from '../catalogue/lists.ts'
import type { StoredRule } from './rules.ts'
import type { RaceGame } from './store.ts'

/** A game that sells its bonus: no company says which stake bought one, so the best multiple is not raced for there. */
const SELLS_BONUS = 'buy-free-spin'

/** @returns null where the rule names what there is not. */
export function gamesInScope({ scope, counts }: StoredRule, lists: Lists): RaceGame[] | null {
  const found: RaceGame[] = []
  const add = (games: readonly Game[]) => {
    const counted = games.filter(({ features }) => counts !== 'multiple' || !features.includes(SELLS_BONUS))
    found.push(...counted.map(({ company, code }) => ({ source: company, game: code })))
  }
  for (const one of scope.which) {
    // Bets have no drops: their moment is not a spin's.
    if (scope.by === 'company' && isSportCompany(one) && counts !== 'drops') found.push({ source: one, game: '' })
    else {
      const games = gamesNamed(scope.by, one, lists)
      if (games === null) return null
      add(games)
    }
  }
  return found.length === 0 ? null : found
}

function gamesNamed(by: StoredRule['scope']['by'], name: string, lists: Lists): readonly Game[] | null {
  const listed = lists.all.filter(({ isListed }) => isListed)
  if (by === 'company')
    return Object.hasOwn(GAME_COMPANIES, name) ? listed.filter(({ company }) => company === name) : null
  if (by === 'category') return inCategory(name, lists)
  const game = /^\d{1,9}$/.test(name) ? lists.byId(Number(name)) : undefined
  return game ? [game] : null
}

/** Lobbies by the name of their own. */
const isLobby = (name: string): name is LobbyName => Object.hasOwn(LOBBIES, name)

function inCategory(name: string, lists: Lists): readonly Game[] | null {
  const [lobby = '', category = ''] = name.split(':')
  if (!isLobby(lobby) || !LOBBIES[lobby].tabs.some((tab) => String(tab.category) === category)) return null
  const { gameType, favourites } = LOBBIES[lobby]
  if (String(favourites) === category) return null
  const question = { gameType, category: Number(category), companyId: 0, device: null, words: '', favourites: [] }
  const games: Game[] = []
  for (let page = 1; ; page++) {
    const more = lists.page({ ...question, page })
    if (more.length === 0) return games
    games.push(...more)
  }
}
