/** The office's calls about the casino's catalogue: companies and games, on and off, their order, filing and stake limits. */
import * as z from 'zod/mini'
import { amountText } from '../wire/amounts.ts'
import { flag, text, whole, written } from '../wire/fields.ts'
import { LOBBIES, type LobbyName } from '../site/lobbies.ts'
import { officeCall } from './call.ts'

/** Empty: no limit. In the market's currency. */
const limit = z.union([z.literal(''), amountText])
/** Lower stands first; empty: behind those that have a place. */
const place = z.union([z.literal(''), whole(1, 999_999)])

const gameCompany = z.object({
  id: z.int(),
  company: z.string(),
  name: z.string(),
  isOn: z.boolean(),
  position: z.nullable(z.int()),
  leastStake: z.string(),
  mostStake: z.string(),
  /** Null: its list was never taken. */
  listedAt: z.nullable(z.string()),
  /** In its list, and how many of them players see. */
  games: z.int(),
  shown: z.int(),
})
export type OfficeGameCompany = z.output<typeof gameCompany>

const officeGame = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  company: z.string(),
  kind: z.string(),
  lobby: z.enum(Object.keys(LOBBIES) as [LobbyName, ...LobbyName[]]),
  /** The game's own switch; its company's is the company's. */
  isOn: z.boolean(),
  isListed: z.boolean(),
  isShown: z.boolean(),
  position: z.nullable(z.int()),
  isInTournament: z.boolean(),
  hasDropsAndWins: z.boolean(),
  leastStake: z.string(),
  mostStake: z.string(),
  /** "96.50"; empty: the company does not say. */
  returnPercent: z.string(),
  releasedOn: z.string(),
  /** Stakes of the last 30 days. */
  plays: z.number(),
  image: z.string(),
  /** Numbers of contract/site/lobbies.ts into which it can be filed by hand; `byRule` where it stands by itself, `byHand` what was decided. */
  categories: z.array(z.object({ category: z.int(), byRule: z.boolean(), byHand: z.nullable(z.boolean()) })),
})
export type OfficeGame = z.output<typeof officeGame>

export const GAME_STATES = ['shown', 'off', 'gone'] as const

export const officeGames = {
  gameCompanies: officeCall('games.read', {
    method: 'GET',
    path: '/api/office/GameCompanies',
    about: 'The game companies, in the order of the lobbies.',
    reply: z.object({ companies: z.array(gameCompany), currency: z.string() }),
  }),
  setGameCompany: officeCall('games.edit', {
    method: 'POST',
    path: '/api/office/SetGameCompany',
    about:
      'Puts a company on or off, into its place, and limits what is staked on its games. Off: nothing of it is shown, opened or staked on; what was staked is still won and returned.',
    body: {
      id: whole(1, 999_999_999),
      isOn: flag,
      position: place,
      leastStake: limit,
      mostStake: limit,
      why: written(300),
    },
    refusals: ['NOT_FOUND', 'INCORRECT_PARAMETER_VALUE'],
    example: { id: 1, isOn: true, position: 1, leastStake: '', mostStake: '50000.00', why: 'agreed with the company' },
  }),
  takeGameList: officeCall('games.edit', {
    method: 'POST',
    path: '/api/office/TakeGameList',
    about: 'Asks a company for its list now; the job does it every hour.',
    body: { id: whole(1, 999_999_999) },
    reply: z.object({ added: z.int(), changed: z.int(), gone: z.int() }),
    refusals: ['NOT_FOUND', 'COMPANY_DOES_NOT_ANSWER'],
    example: { id: 1 },
  }),
  findGames: officeCall('games.read', {
    method: 'GET',
    path: '/api/office/FindGames',
    about:
      'Games by part of the name or by the company’s own id, in the lobbies’ order, 50 a page. Empty values ask for nothing.',
    query: {
      words: text(100),
      companyId: z.union([z.literal(''), whole(0, 999_999_999)]),
      lobby: z.union([z.literal(''), z.enum(Object.keys(LOBBIES) as [LobbyName, ...LobbyName[]])]),
      state: z.union([z.literal(''), z.enum(GAME_STATES)]),
      page: whole(1, 100_000),
    },
    reply: z.object({ games: z.array(officeGame), total: z.int(), currency: z.string() }),
    example: { words: 'lion', companyId: '', lobby: 'slots', state: '', page: 1 },
  }),
  setGame: officeCall('games.edit', {
    method: 'POST',
    path: '/api/office/SetGame',
    about:
      'Puts a game on or off, into its place, into categories or out of them, marks it, and limits what is staked on it. Its company’s limits hold too.',
    body: {
      id: whole(1, 999_999_999),
      isOn: flag,
      position: place,
      isInTournament: flag,
      hasDropsAndWins: flag,
      leastStake: limit,
      mostStake: limit,
      /** Category to in or out; one that is not named goes by the rules. */
      filings: z.record(z.string().check(z.regex(/^\d{1,2}$/)), z.boolean()),
      why: written(300),
    },
    refusals: ['NOT_FOUND', 'INCORRECT_PARAMETER_VALUE'],
    example: {
      id: 1,
      isOn: true,
      position: '',
      isInTournament: false,
      hasDropsAndWins: true,
      leastStake: '10.00',
      mostStake: '',
      filings: { '3': true },
      why: 'this week’s drops',
    },
  }),
}
