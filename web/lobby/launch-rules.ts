/** What a tap on a game opens (G06). Pure. */
import { FREE_PLAY_CATEGORY } from '@uwanja/contract/site/lobbies'
import { LOBBIES, type LobbyName } from '@uwanja/contract/site/lobbies'
import type { Game } from './game.ts'

/** Where a game stands, which says how it is opened. */
export interface Hall {
  readonly lobby: LobbyName
  readonly category: number
}

/** What a game’s sheet is made of; here, so that its tile does not bring the sheet along. */
export interface SheetProps {
  readonly game: Game
  readonly hall: Hall
  readonly onClosed: () => void
}

interface Tap extends Hall {
  /** The game's realUrl, as the server says it. */
  readonly url: string
  readonly token: string
  /** What was asked for by name; nothing: what the place is for. */
  readonly wants?: Chips | undefined
}

/** Money of the wallet, or chips that cost nothing. */
export type Chips = 'real' | 'free'

/** Real play needs a login, free play does not. @returns null for an address that is none of the web's. */
export function opens({
  lobby,
  category,
  url,
  token,
  wants,
}: Tap): { readonly to: '/login' } | { readonly game: string } | null {
  const isFree = wants === undefined ? isFreePlay(lobby, category) : wants === 'free'
  if (token === '' && !isFree) return { to: '/login' }
  if (!isWebAddress(url)) return null
  return { game: lobby === 'slots' || isFree ? withFreePlay(url, isFree ? '1' : '0') : url }
}

/** Slots alone have a tab of free play; the number means nothing elsewhere. */
export const isFreePlay = (lobby: LobbyName, category: number): boolean =>
  category === FREE_PLAY_CATEGORY && LOBBIES[lobby].tabs.some((tab) => tab.category === category)

function withFreePlay(url: string, freeplay: '0' | '1'): string {
  return `${url}${url.includes('?') ? '&' : '?'}freeplay=${freeplay}`
}

/** A path of ours or a page elsewhere: `javascript:` and the like would run as our own page. */
function isWebAddress(url: string): boolean {
  try {
    return /^https?:$/.test(new URL(url, 'https://here.invalid').protocol)
  } catch {
    return false
  }
}
