/** What a lobby shows and asks for, by its address (G01, G02, G03). Pure. */
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import type { Lobby } from '@uwanja/contract/site/lobbies'

/** Where one stands in a lobby. All of it is in the address, so that Back, a reload and a link lead there again. */
export interface Place {
  readonly category: number
  /** 0: every studio. */
  readonly providerId: number
  readonly search: string
}

type Tab = Lobby['tabs'][number]

/** Favourites belong to a player with a mobile number, and that is what the user's name is (G04). */
const hasMobileNumber = (userName: string | undefined): boolean => /^\+?\d+$/.test(userName ?? '')

export function tabsOf(lobby: Lobby, userName: string | undefined): readonly Tab[] {
  const tabs: readonly Tab[] = lobby.tabs
  return hasMobileNumber(userName) ? tabs : tabs.filter(({ category }) => category !== lobby.favourites)
}

const wholeNumber = (raw: string | null) => (raw !== null && /^\d{1,9}$/.test(raw) ? Number(raw) : null)

/** An address may say anything; what it does not say well is the lobby's own beginning. */
export function placeOf(lobby: Lobby, userName: string | undefined, query: URLSearchParams): Place {
  const category = wholeNumber(query.get('category'))
  const isTab = tabsOf(lobby, userName).some((tab) => tab.category === category)
  return {
    category: category !== null && isTab ? category : lobby.opensOn,
    providerId: wholeNumber(query.get('provider')) ?? 0,
    search: searchToRun(query.get('search') ?? '') ?? '',
  }
}

/** The address's query, without what it would say anyway. */
export function queryOf(lobby: Lobby, { category, providerId, search }: Place): string {
  const query = new URLSearchParams()
  if (category !== lobby.opensOn) query.set('category', String(category))
  if (providerId !== 0) query.set('provider', String(providerId))
  if (search !== '') query.set('search', search)
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** One or two letters run no search; none shows everything again (G03). @returns null when nothing runs. */
export function searchToRun(typed: string): string | null {
  const letters = typed.trim()
  return letters === '' || letters.length >= CONSTANTS.gameSearchMinLetters ? letters : null
}

/** A page that is not full is the last (G02). */
export const isFullPage = (rows: readonly unknown[]): boolean => rows.length >= CONSTANTS.gamesPerPage

export function gamesRequest(lobby: Pick<Lobby, 'gameType'>, place: Place, page: number, forMobile: boolean) {
  const { category, providerId, search } = place
  return { forMobile, providerId, gameType: lobby.gameType, category, searchText: search, page }
}
