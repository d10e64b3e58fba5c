/** Which lobby a game stands in, and under which of its numbers: by kind, features, date and play, and by hand. Pure. */
import { LOBBIES, type Category, type LobbyName } from '@uwanja/contract/site/lobbies'
import { GAME_KINDS, type GameKind } from '@uwanja/providers/listed-game'
import type { StoredGame } from './store.ts'

/** The lobby, and the category that the kind alone decides. */
interface Home {
  readonly lobby: LobbyName
  readonly category: Category
}

const HOMES: Readonly<Record<GameKind, Home>> = {
  'slot-video': { lobby: 'slots', category: 6 },
  'slot-classic': { lobby: 'slots', category: 7 },
  table: { lobby: 'casino', category: 14 },
  'video-poker': { lobby: 'casino', category: 15 },
  bingo: { lobby: 'casino', category: 16 },
  crash: { lobby: 'casino', category: 17 },
  other: { lobby: 'casino', category: 17 },
  'live-baccarat': { lobby: 'liveCasino', category: 8 },
  'live-poker': { lobby: 'liveCasino', category: 9 },
  'live-blackjack': { lobby: 'liveCasino', category: 10 },
  'live-roulette': { lobby: 'liveCasino', category: 11 },
  'live-other': { lobby: 'liveCasino', category: 12 },
  'virtual-horse': { lobby: 'virtualGames', category: 22 },
  'virtual-football': { lobby: 'virtualGames', category: 23 },
}

/** A kind that nobody knows yet is another game of the casino. */
export const homeOf = (kind: string): Home => HOMES[GAME_KINDS.find((one) => one === kind) ?? 'other']

const PROVABLY_FAIR = 13
const BUY_FREE_SPIN = 5
const FREE_PLAY = 24
const DROPS_AND_WINS = 25
const TOURNAMENT = 4

/** Categories that show the head of an order instead of a property. Two pages: whoever wants all has the other tabs. */
export const HEAD_SIZE = 60
export const HEADS: Readonly<Record<LobbyName, { readonly newest: Category; readonly popular: Category } | null>> = {
  slots: { newest: 3, popular: 2 },
  casino: { newest: 3, popular: 2 },
  liveCasino: null,
  virtualGames: { newest: 20, popular: 21 },
}

/** By its properties: the same for the same game, whatever others there are. */
export function categoriesByRule(
  game: Pick<StoredGame, 'kind' | 'features' | 'isInTournament' | 'hasDropsAndWins' | 'isRaced' | 'isDropped'>,
) {
  const { lobby, category } = homeOf(game.kind)
  const found: Category[] = [category]
  if (game.features.includes('free-play')) found.push(FREE_PLAY)
  if (lobby === 'casino' && game.features.includes('provably-fair')) found.push(PROVABLY_FAIR)
  if (lobby === 'slots' && game.features.includes('buy-free-spin')) found.push(BUY_FREE_SPIN)
  if (lobby === 'slots' && (game.hasDropsAndWins || game.isDropped)) found.push(DROPS_AND_WINS)
  if (lobby === 'slots' && (game.isInTournament || game.isRaced)) found.push(TOURNAMENT)
  return found
}

/** The numbers into which an operator may file a game of this kind: its lobby's own, without favourites and all. */
export function filableCategories(kind: string): Category[] {
  const lobby = LOBBIES[homeOf(kind).lobby]
  const all = lobby.opensOn
  return lobby.tabs.map(({ category }) => category).filter((one) => one !== all && one !== lobby.favourites)
}

/** The house's order: what was placed by hand, then what is played most, then what is newest. */
export function inOrder(a: StoredGame, b: StoredGame): number {
  return (
    (a.position ?? Infinity) - (b.position ?? Infinity) ||
    b.plays - a.plays ||
    compare(b.releasedOn, a.releasedOn) ||
    compare(a.name, b.name) ||
    a.id - b.id
  )
}
export const byNewest = (a: StoredGame, b: StoredGame): number =>
  compare(b.releasedOn, a.releasedOn) || b.plays - a.plays || compare(a.name, b.name) || a.id - b.id
export const byPlays = (a: StoredGame, b: StoredGame): number => b.plays - a.plays || inOrder(a, b)

// Infinity - Infinity is NaN, which reads as "the same": both without a place.
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
