/** Area Game: lobbies and launches (specification B2 casino lobbies, B7 game). */
import * as z from 'zod/mini'
import { call, later } from './call.ts'
import { CONSTANTS } from './constants.ts'
import { filled, flag, text, whole } from './fields.ts'

/** The reply of every launch: where the game is. The specification does not show it; decided in docs/decisions/004. */
export const launched = z.object({ url: z.string() })

/** 0 is every company; clients in the field also send nothing, null and an empty text. */
const companyId = z.pipe(
  z.nullish(z.union([z.literal(''), whole(0, 999_999_999)])),
  z.transform((raw: number | '' | null | undefined) => raw || 0),
)

const listedGame = z.object({
  id: z.int(),
  gameName: z.string(),
  /** The picture is at imageBase followed by imageName. */
  imageName: z.string(),
  imageBase: z.string(),
  /** One of our launch routes with its parameters, without freeplay (decisions.md 18). */
  realUrl: z.string(),
  isFav: z.boolean(),
  hasIngameDropsAndWins: z.boolean(),
  isInActiveTournament: z.boolean(),
  /** Ours beyond the specification, so optional to the site: the company's name, and whether the game plays without money. */
  slotPageName: z.optional(z.string()),
  hasFreePlay: z.optional(z.boolean()),
})
export type ListedGame = z.output<typeof listedGame>

const gameCompany = z.object({ id: z.int(), slotPageName: z.string() })
export type GameCompanyOption = z.output<typeof gameCompany>

const gameType = whole(0, 2)
const category = whole(0, 99)

export const game = {
  startBetsolutions: call({
    method: 'POST',
    path: '/api/api/Game/StartBetsolutions',
    access: 'guest',
    about: 'Opens a game of BetSolutions: productId 1 table games, 2 slots, 3 provably fair. Real play needs a login.',
    query: { productId: filled(8), gameId: filled(12), lang: text(8), freeplay: z.optional(flag) },
    reply: launched,
    refusals: ['GAME_NOT_AVAILABLE', 'PLAYER_BLOCKED', 'PLAYER_EXCLUDED', 'TIME_OUT_ACTIVE'],
    example: { productId: '3', gameId: '7001', lang: 'en', freeplay: '0' },
  }),
  getGameProviders: call({
    method: 'GET',
    path: '/api/api/Game/GetGameProviders',
    access: 'guest',
    about:
      'Companies with games of this type, in the house’s order: 0 casino and virtual, 1 live, 2 slots. With a category (ours), those with games in it.',
    query: { gameType, category: z.optional(category) },
    reply: z.array(gameCompany),
    example: { gameType: 2 },
  }),
  getGames: call({
    method: 'POST',
    path: '/api/api/Game/GetGames',
    access: 'guest',
    about: `A page of ${CONSTANTS.gamesPerPage} games; fewer end the list. Categories are those of contract/lobbies.ts; favourites (1, of virtual games 19) are empty for a visitor.`,
    body: {
      forMobile: z.optional(flag),
      providerId: companyId,
      gameType,
      category: z.optional(category),
      searchText: text(100),
      page: z.optional(whole(0, 100_000)),
    },
    reply: z.array(listedGame),
    example: { forMobile: true, providerId: 0, gameType: 2, category: 0, searchText: '', page: 1 },
  }),
  getRecentGames: call({
    method: 'GET',
    path: '/api/api/Game/GetRecentGames',
    access: 'player',
    about: `What this player staked on last, newest first, ${CONSTANTS.recentGames} at most. Ours.`,
    query: { forMobile: z.optional(flag) },
    reply: z.array(listedGame),
    example: { forMobile: true },
  }),
  startEgt: later('casino', {
    method: 'POST',
    path: '/api/api/Game/StartEgt',
    access: 'guest',
    about: 'Opens a game of EGT.',
  }),
  startSoftGaming: later('casino', {
    method: 'POST',
    path: '/api/api/Game/StartSoftGaming',
    access: 'guest',
    about: 'Opens a game of SoftGaming.',
  }),
  startEndorphina: later('casino', {
    method: 'POST',
    path: '/api/api/Game/StartEndorphina',
    access: 'guest',
    about: 'Opens a game of Endorphina.',
  }),
  startBetConstruct: later('casino', {
    method: 'POST',
    path: '/api/api/Game/StartBetConstruct',
    access: 'guest',
    about: 'Opens a game of BetConstruct.',
  }),
  startQTech: later('casino', {
    method: 'POST',
    path: '/api/api/Game/StartQTech',
    access: 'guest',
    about: 'Opens a game of QTech.',
  }),
  startGlobalBet: later('casino', {
    method: 'POST',
    path: '/api/api/Game/StartGlobalBet',
    access: 'guest',
    about: 'Opens a game of GlobalBet.',
  }),
  startVivo: later('casino', {
    method: 'POST',
    path: '/api/api/Game/StartVivo',
    access: 'guest',
    about: 'Opens a table of Vivo.',
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
