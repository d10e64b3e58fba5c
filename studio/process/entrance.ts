/** The studio's entrance: a visit that a company's door let through becomes a session at the game's page. */
import { LANGUAGES } from '@uwanja/contract/wire/constants'
import type { Visit } from '@uwanja/providers/world'
import { titleAt } from '../catalogue/catalogue.ts'
import type { Game } from '../games/zeppelin/game.ts'
import type { Lines } from './lines.ts'
import { LIVE_KINDS } from '../live/kinds.ts'
import type { Live, LiveTitle } from '../live/live.ts'
import type { Hall } from '../instant/hall.ts'
import type { Opened, Place } from '../players/sessions.ts'

export interface Rooms {
  readonly zeppelin: Game
  readonly hall: Hall
  readonly live: Live
  readonly lines: Lines
  /** The only place to which a game's way out may lead. */
  readonly siteOrigin: string
}

const isLive = (engine: string): engine is LiveTitle['kind'] => Object.hasOwn(LIVE_KINDS, engine)

/** The title of a shared table; null for every other. */
export function liveTitleOf(place: Place): LiveTitle | null {
  const title = titleAt(place)
  if (!title || !isLive(title.engine)) return null
  return { company: title.company, gameId: title.gameId, name: title.name, kind: title.engine }
}

/** Lets a visit in, or not; either way the address to which its browser goes. */
export async function enter(rooms: Rooms, company: string, visit: Visit): Promise<string> {
  const lang = languageOf(visit.lang)
  const place = { company, gameId: visit.gameId }
  const callbackClient = rooms.lines.callbackClientOf(company)
  const token = visit.entry && (callbackClient?.entry?.(visit.entry) ?? visit.entry.token)
  const address = callbackClient === null ? null : await roomAddress(rooms, place, token, lang)
  if (address === null) return pageAddress('zeppelin', { error: 'game' }, lang)
  const isOurs = URL.canParse(visit.lobbyUrl) && new URL(visit.lobbyUrl).origin === rooms.siteOrigin
  return isOurs ? `${address}&lobby=${encodeURIComponent(visit.lobbyUrl)}` : address
}

async function roomAddress(
  { zeppelin, hall, live }: Rooms,
  place: Place,
  token: string | null,
  lang: string,
): Promise<string | null> {
  const at = (page: string, opened: Opened) =>
    pageAddress(page, opened.ok ? { s: opened.secret } : { error: opened.why }, lang)
  if (titleAt(place)?.engine === 'zeppelin') {
    const { sessions } = zeppelin
    return at('zeppelin', token === null ? sessions.openFree(place) : await sessions.open(place, token))
  }
  if (liveTitleOf(place)) return at('live', await live.openSession(place, token))
  return hall.enter(place, token, lang)
}

/** In the fragment, which no log and no referrer ever holds. */
export const pageAddress = (page: string, said: { s: string } | { error: string }, lang: string): string =>
  `/studio/${page}/#${new URLSearchParams({ ...said, lang: languageOf(lang) }).toString()}`

const languageOf = (raw: string): string => LANGUAGES.find((one) => one === raw.slice(0, 2).toLowerCase()) ?? 'en'
