/**
 * The first games of a lobby, which the server has written into its page: shown with the page's words, and not asked for
 * again. Only while the page takes over the server's; a server that writes none is asked.
 */
import type { FirstNow, HomeNow } from '@uwanja/contract/site/home'
import type { FirstGames, Lobby } from '@uwanja/contract/site/lobbies'
import { readGames, readStudios, type Game, type Studio } from './game.ts'
import { isFullPage, type Place } from './lobby-rules.ts'

interface Read {
  readonly games: readonly Game[]
  readonly isFull: boolean
  readonly forMobile: boolean
}

type Raw = (Partial<FirstGames> & Partial<FirstNow>) | null

function parsed(json: string): Raw {
  try {
    return JSON.parse(json) as Raw
  } catch {
    return null
  }
}

/** Undefined until a browser has looked. */
let raw: Raw | undefined

/** Where the server renders: what its page will carry; empty for none. */
export function setFirstGames(json: string): void {
  raw = json === '' ? null : parsed(json)
}

function read(): Raw {
  if (raw === undefined) raw = parsed(document.getElementById('uwanja-games')?.textContent ?? 'null')
  return raw
}

/** The kind of device that the server made its page for. @returns null where it wrote no games. */
export const firstGamesForMobile = (): boolean | null => read()?.forMobile ?? null

/** What the first screen's page says is on now. */
export const firstNow = (): HomeNow | null => read()?.now ?? null

/** @returns null when the page has none, or others than this place begins with. */
export function firstGames({ gameType }: { gameType: number }, place: Place): Read | null {
  const raw = read()
  if (!Array.isArray(raw?.rows) || raw.gameType !== gameType || raw.category !== place.category) return null
  if (place.providerId !== 0 || place.search !== '') return null
  return { games: readGames(raw.rows), isFull: isFullPage(raw.rows), forMobile: raw.forMobile === true }
}

/** @returns null when the page has none, or those of another lobby. */
export function firstStudios({ gameType, opensOn }: Lobby): readonly Studio[] | null {
  const raw = read()
  return Array.isArray(raw?.studios) && raw.gameType === gameType && raw.category === opensOn
    ? readStudios(raw.studios)
    : null
}
