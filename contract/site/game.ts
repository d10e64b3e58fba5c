/** Area Game: lobbies and launches (G07, G12, G14). */
import * as z from 'zod/mini'
import { call, type Values } from '../wire/call.ts'
import { CONSTANTS } from '../wire/constants.ts'
import { filled, flag, language, maybe, text, whole } from '../wire/fields.ts'
import { GAME_LAUNCH_PATHS } from './game-paths.ts'

/** The reply of every launch: where the game is. The specification does not show it; decided in docs/decisions/004. */
export const launched = z.object({
  url: z.string(),
  /** Ours, optional: withheld of net winnings, in percent, as decimal text. */
  tax: z.optional(z.string()),
})

export const listedGame = z.object({
  id: z.int(),
  gameName: z.string(),
  /** The picture is at imageBase followed by imageName. */
  imageName: z.string(),
  imageBase: z.string(),
  /** One of our launch routes with its parameters, without freeplay (G14). */
  realUrl: z.string(),
  isFav: z.boolean(),
  hasIngameDropsAndWins: z.boolean(),
  isInActiveTournament: z.boolean(),
  /** Ours beyond the specification, so optional to the site: the company's name, and whether the game plays without money. */
  slotPageName: z.optional(z.string()),
  hasFreePlay: z.optional(z.boolean()),
  /** Return to player as its company states it, in percent: "96.5". Absent: the company does not say. */
  rtp: z.optional(z.string()),
  /** The least that a stake on it may be, as the house has set it, in major units: "10.00". Absent: nothing is set. */
  leastStake: z.optional(z.string()),
})
export type ListedGame = z.output<typeof listedGame>

const gameCompany = z.object({ id: z.int(), slotPageName: z.string() })
export type GameCompanyOption = z.output<typeof gameCompany>

const gameType = whole(0, 2)
const category = whole(0, 99)

const gameId = filled(64)
const isMobile = maybe(flag)
/** Where the game's way out leads. Spelled as the specification spells it, which is in two ways. */
const lobby = text(300)

/** A launch: every company's is the same but for its own words. */
function launch<const V extends Values>({
  company,
  path,
  about = '',
  query,
  example,
}: {
  company: string
  path: (typeof GAME_LAUNCH_PATHS)[keyof typeof GAME_LAUNCH_PATHS]
  about?: string
  query: V
  example: z.input<z.ZodMiniObject<V>>
}) {
  return call({
    method: 'POST',
    path,
    access: 'guest',
    // What it opens takes stakes from the wallet.
    sensitive: true,
    about: `Opens a game of ${company}. Real play needs a login. ${about}`.trim(),
    query: { ...query, lang: language, freeplay: maybe(flag) },
    reply: launched,
    refusals: ['GAME_NOT_AVAILABLE', 'PLAYER_BLOCKED', 'PLAYER_EXCLUDED', 'TIME_OUT_ACTIVE', 'REGISTER_NOT_ANSWERING'],
    // Checked above, in two halves, which the compiler cannot put together.
    example: { ...example, lang: 'en', freeplay: '0' } as never,
  })
}

export const game = {
  startBetsolutions: launch({
    company: 'BetSolutions',
    path: GAME_LAUNCH_PATHS.startBetsolutions,
    about: 'productId 1 table games, 2 slots, 3 provably fair.',
    query: { productId: filled(8), gameId },
    example: { productId: '3', gameId: '7001' },
  }),
  startEgt: launch({
    company: 'EGT',
    path: GAME_LAUNCH_PATHS.startEgt,
    about: 'What eq means is not shown; it is taken and not used.',
    query: { gameId, eq: text(40), isMobile },
    example: { gameId: '801', eq: '', isMobile: '1' },
  }),
  startSoftGaming: launch({
    company: 'SoftGaming',
    path: GAME_LAUNCH_PATHS.startSoftGaming,
    about: 'systemId is the number in its page’s address.',
    query: { systemId: filled(8), gameId, isMobile, lobyUrl: lobby },
    example: { systemId: '998', gameId: '1001', isMobile: '1', lobyUrl: '' },
  }),
  startEndorphina: launch({
    company: 'Endorphina',
    path: GAME_LAUNCH_PATHS.startEndorphina,
    query: { gameId, lobbyUrl: lobby },
    example: { gameId: '1001', lobbyUrl: '' },
  }),
  startBetConstruct: launch({
    company: 'BetConstruct',
    path: GAME_LAUNCH_PATHS.startBetConstruct,
    query: { gameId },
    example: { gameId: '2001' },
  }),
  startQTech: launch({
    company: 'QTech',
    path: GAME_LAUNCH_PATHS.startQTech,
    query: { gameid: gameId, lobbyUrl: lobby, isMobile },
    example: { gameid: '1001', lobbyUrl: '', isMobile: '1' },
  }),
  startGlobalBet: launch({
    company: 'GlobalBet',
    path: GAME_LAUNCH_PATHS.startGlobalBet,
    query: { gameid: gameId, isMobile },
    example: { gameid: '1001', isMobile: '1' },
  }),
  startVivo: launch({
    company: 'Vivo',
    path: GAME_LAUNCH_PATHS.startVivo,
    query: { gameid: gameId },
    example: { gameid: '1001' },
  }),
  /** Ours beside the eight: any company by its name. */
  startGame: launch({
    company: 'any company',
    path: GAME_LAUNCH_PATHS.startGame,
    about: 'For companies that the specification does not know; the eight have calls of their own.',
    query: { company: filled(40), gameId, isMobile, lobbyUrl: lobby },
    example: { company: 'vivo', gameId: '201', isMobile: '1', lobbyUrl: '' },
  }),
  getGameProviders: call({
    method: 'GET',
    path: '/api/api/Game/GetGameProviders',
    access: 'guest',
    about:
      'Companies with games of this type, in the house’s order: 0 casino and virtual, 1 live, 2 slots. With a category (ours), those with games in it.',
    query: { gameType, category: maybe(category) },
    reply: z.array(gameCompany),
    example: { gameType: 2 },
  }),
  getGames: call({
    method: 'POST',
    path: '/api/api/Game/GetGames',
    access: 'guest',
    about: `A page of ${CONSTANTS.gamesPerPage} games; fewer end the list. Categories are those of contract/site/lobbies.ts; favourites (1, of virtual games 19) are empty for a visitor.`,
    body: {
      forMobile: maybe(flag),
      /** 0, like nothing: every company. */
      providerId: maybe(whole(0, 999_999_999)),
      gameType,
      category: maybe(category),
      searchText: text(100),
      page: maybe(whole(0, 100_000)),
    },
    reply: z.array(listedGame),
    example: { forMobile: true, providerId: 0, gameType: 2, category: 0, searchText: '', page: 1 },
  }),
  getRecentGames: call({
    method: 'GET',
    path: '/api/api/Game/GetRecentGames',
    access: 'player',
    about: `What this player staked on last, newest first, ${CONSTANTS.recentGames} at most. Ours.`,
    // Without a lobby of every lobby.
    query: { forMobile: maybe(flag), lobby: text(20) },
    reply: z.array(listedGame),
    example: { forMobile: true, lobby: 'slots' },
  }),
  addFavGame: call({
    method: 'POST',
    path: '/api/api/Game/AddFavGame',
    access: 'player',
    about: 'Adds a favourite; adding it twice is the same.',
    query: { Id: whole(1, 999_999_999) },
    refusals: ['GAME_NOT_AVAILABLE'],
    example: { Id: 1 },
  }),
  removeFavGame: call({
    method: 'POST',
    path: '/api/api/Game/RemoveFavGame',
    access: 'player',
    about: 'Removes a favourite; removing what is none is the same.',
    query: { Id: whole(1, 999_999_999) },
    example: { Id: 1 },
  }),
}
