/**
 * The lobbies: which game type each shows, and its tabs with their numbers and the key of their text (specification B2,
 * B4). The server files games under these numbers, the site shows them in this order.
 */

/** `gameType` of GetGames and GetGameProviders. Virtual games share the casino's (checklist G11). */
export const GAME_TYPES = { casino: 0, liveCasino: 1, slots: 2 } as const
export type GameType = (typeof GAME_TYPES)[keyof typeof GAME_TYPES]

const FAVOURITES = { category: 1, text: 'favourites' } as const
const ALL = { category: 0, text: 'all' } as const

/** `opensOn` is the tab of an address that names none; `favourites` is shown to players with a mobile number only. */
export const LOBBIES = {
  slots: {
    path: '/slots',
    gameType: GAME_TYPES.slots,
    opensOn: 0,
    favourites: 1,
    tabs: [
      FAVOURITES,
      ALL,
      { category: 24, text: 'free_play' },
      { category: 25, text: 'dropandwins' },
      { category: 4, text: 'tournament_slots' },
      { category: 2, text: 'popular_slots' },
      { category: 3, text: 'newest_slots' },
      { category: 5, text: 'buy_freespin' },
      { category: 6, text: 'video_slots' },
      { category: 7, text: 'classic_slots' },
    ],
  },
  casino: {
    path: '/casino',
    gameType: GAME_TYPES.casino,
    opensOn: 0,
    favourites: 1,
    tabs: [
      FAVOURITES,
      ALL,
      { category: 2, text: 'popular_games' },
      { category: 3, text: 'new_games' },
      { category: 13, text: 'provably_fair' },
      { category: 14, text: 'table_games' },
      { category: 15, text: 'video_poker' },
      { category: 16, text: 'bingo' },
      { category: 17, text: 'other_games' },
    ],
  },
  liveCasino: {
    path: '/livecasino',
    gameType: GAME_TYPES.liveCasino,
    opensOn: 0,
    favourites: 1,
    tabs: [
      FAVOURITES,
      ALL,
      { category: 8, text: 'live_bacarat' },
      { category: 9, text: 'live_poker' },
      { category: 10, text: 'live_blackjack' },
      { category: 11, text: 'live_roulette' },
      { category: 12, text: 'other_games' },
    ],
  },
  virtualGames: {
    path: '/virtualgames',
    gameType: GAME_TYPES.casino,
    opensOn: 18,
    favourites: 19,
    tabs: [
      { category: 19, text: 'favourites' },
      { category: 18, text: 'all' },
      { category: 20, text: 'newest' },
      { category: 21, text: 'popular' },
      { category: 22, text: 'horse' },
      { category: 23, text: 'sports' },
    ],
  },
} as const
export type LobbyName = keyof typeof LOBBIES
export type Lobby = (typeof LOBBIES)[LobbyName]
/** `games.{text}` names a tab in the site's texts. */
export type TabText = Lobby['tabs'][number]['text']
export type Category = Lobby['tabs'][number]['category']

/** Games here open without login (specification B6) and move no money. */
export const FREE_PLAY_CATEGORY = 24

/** /provablyfair shows one category of the casino, without pages (decisions.md 19). */
export const PROVABLY_FAIR = { gameType: GAME_TYPES.casino, category: 13 } as const

/** /tablegames: BetSolutions' ids, opened at /game/StartBetSolutions/1/?gameId={id} (specification B2). */
export const TABLE_GAME_IDS = [5000, 5001, 5002, 5003, 5004] as const
export const TABLE_GAMES_PRODUCT_ID = 1
