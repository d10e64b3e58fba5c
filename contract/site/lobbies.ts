/**
 * The lobbies: which game type each shows, and its tabs with their numbers and the key of their text (G01). The server files
 * games under these numbers, the site shows them in this order.
 */
import type { GameCompanyOption, ListedGame } from './game.ts'

/** `gameType` of GetGames and GetGameProviders. Virtual games share the casino's (G11). */
export const GAME_TYPES = { casino: 0, liveCasino: 1, slots: 2 } as const
export type GameType = (typeof GAME_TYPES)[keyof typeof GAME_TYPES]

interface Tab {
  readonly category: number
  readonly text: string
}

const tab = <const Category extends number, const Text extends string>(category: Category, text: Text) =>
  ({ category, text }) as const

/** The favourites, all games on which it opens, and then its own kinds. */
const lobby = <const Path extends string, const Type extends GameType, const Kinds extends readonly Tab[]>(
  path: Path,
  gameType: Type,
  kinds: Kinds,
) => ({ path, gameType, opensOn: 0, favourites: 1, tabs: [tab(1, 'favourites'), tab(0, 'all'), ...kinds] }) as const

/** `opensOn` is the tab of an address that names none; `favourites` is shown to players with a mobile number only. */
export const LOBBIES = {
  slots: lobby('/slots', GAME_TYPES.slots, [
    tab(24, 'free_play'),
    tab(25, 'dropandwins'),
    tab(4, 'tournament_slots'),
    tab(2, 'popular_slots'),
    tab(3, 'newest_slots'),
    tab(5, 'buy_freespin'),
    tab(6, 'video_slots'),
    tab(7, 'classic_slots'),
  ]),
  casino: lobby('/casino', GAME_TYPES.casino, [
    tab(2, 'popular_games'),
    tab(3, 'new_games'),
    tab(13, 'provably_fair'),
    tab(14, 'table_games'),
    tab(15, 'video_poker'),
    tab(16, 'bingo'),
    tab(17, 'other_games'),
  ]),
  liveCasino: lobby('/livecasino', GAME_TYPES.liveCasino, [
    tab(8, 'live_bacarat'),
    tab(9, 'live_poker'),
    tab(10, 'live_blackjack'),
    tab(11, 'live_roulette'),
    tab(12, 'other_games'),
  ]),
  // Shares the casino's games, so its tabs have numbers of their own (G11).
  virtualGames: {
    path: '/virtualgames',
    gameType: GAME_TYPES.casino,
    opensOn: 18,
    favourites: 19,
    tabs: [
      tab(19, 'favourites'),
      tab(18, 'all'),
      tab(20, 'newest'),
      tab(21, 'popular'),
      tab(22, 'horse'),
      tab(23, 'sports'),
    ],
  },
} as const
export type LobbyName = keyof typeof LOBBIES
export type Lobby = (typeof LOBBIES)[LobbyName]
export type Category = Lobby['tabs'][number]['category']

/** What the server writes into a lobby's page: the answers that its first questions for games and studios would have had, of a visitor. */
export interface FirstGames {
  readonly gameType: number
  readonly category: number
  readonly forMobile: boolean
  readonly rows: readonly ListedGame[]
  readonly studios: readonly GameCompanyOption[]
}

/** The category within which a lobby's studios are asked for. Virtual games share the casino's type: theirs leaves out who has none. */
export const studiosWithin = (opensOn: number): number | null => (opensOn === 0 ? null : opensOn)

/** Browsers of phones and tablets. */
export const MOBILE_AGENT = /Mobi|Android|iPhone|iPad/i

/** Games here open without login (G06) and move no money. */
export const FREE_PLAY_CATEGORY = 24

/** /provablyfair shows one category of the casino, without pages (G05). */
export const PROVABLY_FAIR = { gameType: GAME_TYPES.casino, category: 13 } as const

/** /tablegames: BetSolutions' ids, opened at /game/StartBetSolutions/1/?gameId={id} (G05). */
export const TABLE_GAME_IDS = [5000, 5001, 5002, 5003, 5004] as const
export const TABLE_GAMES_PRODUCT_ID = 1
