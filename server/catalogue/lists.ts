/** The lobbies in memory: every list of every tab, made once from the stored games. Pure; twenty thousand games are nothing. */
import { createHash } from 'node:crypto'
import { decimalText } from '@uwanja/contract/wire/amounts'
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import type { GameCompanyOption, ListedGame } from '@uwanja/contract/site/game'
import { GAME_TYPES, LOBBIES, type LobbyName } from '@uwanja/contract/site/lobbies'
import { companyName, realUrl } from './companies.ts'
import { byNewest, byPlays, categoriesByRule, HEAD_SIZE, HEADS, homeOf, inOrder } from './filing.ts'
import { openSearch } from './search.ts'
import type { StoredCompany, StoredGame } from './store.ts'

/** A game with what its tile shows. */
export interface Game extends StoredGame {
  readonly lobby: LobbyName
  readonly row: ListedGame
}

export interface Question {
  readonly gameType: number
  readonly category: number
  /** 0: every company. */
  readonly companyId: number
  /** Null: any. */
  readonly device: 'mobile' | 'desktop' | null
  /** Empty: no search. */
  readonly words: string
  /** From 1. */
  readonly page: number
  /** Newest first; asked for by the favourites' tabs alone. */
  readonly favourites: readonly number[]
}

export interface Lists {
  page(question: Question): Game[]
  /** Companies with games here, in the house's order. `category` null: in any lobby of the game type. */
  companies(gameType: number, category: number | null): GameCompanyOption[]
  /** Every game with a route of ours, off and gone ones too, in the house's order. */
  readonly all: readonly Game[]
  readonly allCompanies: readonly StoredCompany[]
  company(id: number): StoredCompany | undefined
  byId(id: number): Game | undefined
  byCode(company: string, code: string): Game | undefined
  /** False while the company's list was never taken: then nobody knows what it has. */
  isKnown(company: string): boolean
}

/** The lobby that a question is about: the virtual games' numbers are their own, though they share the casino's type. */
function lobbyOf(gameType: number, category: number): LobbyName | null {
  if (gameType === GAME_TYPES.slots) return 'slots'
  if (gameType === GAME_TYPES.liveCasino) return 'liveCasino'
  if (gameType !== GAME_TYPES.casino) return null
  return LOBBIES.virtualGames.tabs.some((tab) => tab.category === category) ? 'virtualGames' : 'casino'
}

/** Where game/pictures.ts shows them. */
export const PICTURES = '/pictures/'

/** A picture's place under our own address: another one for each game, and when the company's address is another one. */
function pictureOf({ id, image }: StoredGame): { imageBase: string; imageName: string } {
  const file = /[^/?#]*(?=$|[?#])/.exec(image)?.[0] ?? ''
  if (image === '') return { imageBase: '', imageName: '' }
  const mark = createHash('sha256').update(image).digest('base64url').slice(0, 8)
  return { imageBase: `${PICTURES}${id}/${mark}/`, imageName: /^[\w.-]+$/.test(file) ? file : 'picture' }
}

/** A stake keeps to the terms of its company and to its game's own: the higher is the least. Null: none is set. */
function leastOf(game: StoredGame, company: StoredCompany | undefined): bigint | null {
  const [own, all] = [game.ownTerms.least, company?.terms.least ?? null]
  return own === null || (all !== null && all > own) ? all : own
}

function toGame(game: StoredGame, company: StoredCompany | undefined): Game | null {
  const address = realUrl(game.company, game.code, game.launch)
  if (address === null) return null
  const least = leastOf(game, company)
  const row = {
    id: game.id,
    gameName: game.name,
    ...pictureOf(game),
    realUrl: address,
    isFav: false,
    hasIngameDropsAndWins: game.hasDropsAndWins || game.isDropped,
    isInActiveTournament: game.isInTournament || game.isRaced,
    slotPageName: companyName(game.company),
    hasFreePlay: game.features.includes('free-play'),
    ...(game.rtpBasisPoints === null ? {} : { rtp: String(game.rtpBasisPoints / 100) }),
    ...(least === null ? {} : { leastStake: decimalText(least) }),
  }
  return { ...game, lobby: homeOf(game.kind).lobby, row }
}

type Tabs = Map<number, readonly Game[]>

/** Every tab of one lobby, its games in the order in which it shows them. */
function tabsOf(lobby: LobbyName, games: readonly Game[]): Tabs {
  const tabs = new Map<number, Game[]>()
  const into = (category: number, game: Game) => {
    const tab = tabs.get(category)
    if (tab) tab.push(game)
    else tabs.set(category, [game])
  }
  for (const game of games) {
    into(LOBBIES[lobby].opensOn, game)
    const byRule = categoriesByRule(game)
    for (const category of byRule) if (game.filings?.[category] !== false) into(category, game)
    for (const [category, isIn] of Object.entries(game.filings ?? {})) {
      if (isIn && !byRule.some((one) => one === Number(category))) into(Number(category), game)
    }
  }
  const heads = HEADS[lobby]
  if (heads) {
    tabs.set(heads.newest, head(games, heads.newest, byNewest))
    tabs.set(heads.popular, head(games, heads.popular, byPlays))
  }
  return tabs
}

/** The first of an order; what was filed out is passed over, what was filed in is there whatever its place. */
function head(games: readonly Game[], category: number, order: (a: Game, b: Game) => number): Game[] {
  const sorted = games.filter((game) => game.filings?.[category] !== false).sort(order)
  return sorted.filter((game, at) => at < HEAD_SIZE || game.filings?.[category] === true)
}

export function makeLists(stored: readonly StoredGame[], companies: readonly StoredCompany[]): Lists {
  const byId = new Map(companies.map((company) => [company.id, company]))
  const all = stored
    .map((game) => toGame(game, byId.get(game.companyId)))
    .filter((game) => game !== null)
    .sort(inOrder)
  const shown = all.filter((game) => game.isListed && game.isOn)
  const lobbies = Object.keys(LOBBIES) as LobbyName[]
  const tabs = new Map(lobbies.map((name) => [name, tabsOf(name, shown.filter((game) => game.lobby === name))])) // oxfmt-ignore
  const ids = new Map(all.map((game) => [game.id, game]))
  const codes = new Map(all.map((game) => [`${game.company} ${game.code}`, game]))
  const known = new Set(companies.filter(({ listedAt }) => listedAt !== null).map(({ company }) => company))
  const allCompanies = inCompanyOrder(companies)
  const options = allCompanies.map(({ id, company }) => ({ id, slotPageName: companyName(company) }))
  const find = searchOf(shown)
  const narrowed = new Map<string, readonly Game[]>()

  /** A tab for one company and one kind of screen; made once, because pages of it are asked for again and again. */
  function tab(lobby: LobbyName, { category, companyId, device }: Question): readonly Game[] {
    const whole = tabs.get(lobby)?.get(category) ?? []
    if (companyId === 0 && device === null) return whole
    const key = `${lobby} ${category} ${companyId} ${device}`
    const made = narrowed.get(key)
    if (made) return made
    const games = whole.filter((game) => fits(game, companyId, device))
    narrowed.set(key, games)
    return games
  }

  return {
    page(question) {
      const lobby = lobbyOf(question.gameType, question.category)
      if (lobby === null) return []
      const isFavourites = question.category === LOBBIES[lobby].favourites
      const games = isFavourites ? favouritesIn(lobby, question) : tab(lobby, question)
      const from = (Math.max(question.page, 1) - 1) * CONSTANTS.gamesPerPage
      const found = question.words === '' ? games : searched(games, find(question.words))
      return found.slice(from, from + CONSTANTS.gamesPerPage)
    },
    companies(gameType, category) {
      const here = (game: Game) => LOBBIES[game.lobby].gameType === gameType
      const lobby = category === null ? null : lobbyOf(gameType, category)
      const games = category === null ? shown.filter(here) : lobby ? (tabs.get(lobby)?.get(category) ?? []) : []
      const having = new Set(games.map(({ companyId }) => companyId))
      return options.filter(({ id }) => having.has(id))
    },
    all,
    allCompanies,
    company: (id) => companies.find((one) => one.id === id),
    byId: (id) => ids.get(id),
    byCode: (company, code) => codes.get(`${company} ${code}`),
    isKnown: (company) => known.has(company),
  }

  function favouritesIn(lobby: LobbyName, { favourites, companyId, device }: Question): Game[] {
    const games = favourites.map((id) => ids.get(id)).filter((game) => game !== undefined)
    return games.filter((g) => g.lobby === lobby && g.isListed && g.isOn && fits(g, companyId, device))
  }
}

const fits = (game: Game, companyId: number, device: Question['device']): boolean =>
  (companyId === 0 || game.companyId === companyId) && (device === null || game.devices.includes(device))

/** Which games a list holds, for lists that are searched; kept as long as the list is. */
const members = new WeakMap<readonly Game[], ReadonlySet<Game>>()

function holding(games: readonly Game[]): ReadonlySet<Game> {
  const known = members.get(games)
  if (known) return known
  const made = new Set(games)
  members.set(games, made)
  return made
}

/** What was found is in the house's order; a list that is shorter may have one of its own, and keeps it. */
function searched(games: readonly Game[], found: readonly Game[]): readonly Game[] {
  if (games.length > found.length && games.length > 2 * HEAD_SIZE)
    return found.filter((game) => holding(games).has(game))
  const isFound = new Set(found)
  return games.filter((game) => isFound.has(game))
}

/** The index is made by the first who searches: many changes of the catalogue are never searched. */
function searchOf(games: readonly Game[]): (words: string) => readonly Game[] {
  let search: ReturnType<typeof openSearch> | null = null
  return (words) => {
    search ??= openSearch(games.map(({ name }) => name))
    return search.find(words).map((place) => games[place]!)
  }
}

const inCompanyOrder = (companies: readonly StoredCompany[]): StoredCompany[] =>
  [...companies].sort(
    (a, b) =>
      (a.position ?? Infinity) - (b.position ?? Infinity) ||
      companyName(a.company).localeCompare(companyName(b.company), 'en'),
  )
