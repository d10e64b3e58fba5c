/** What the pages of the sportsbooks know without a page: their launches, the frame's address and its place. Pure. */
import { LAUNCH_PATHS } from '@uwanja/contract/site/sports-paths'
import type { Appearance } from '@uwanja/ui/appearance'
import type { Language } from '@uwanja/i18n/language'
import { webAddress } from '../web-address.ts'

/** B9: en to en-GB, sw to sw-SW, zh to zh-CN, else en-GB. */
const CULTURES: Readonly<Record<string, string>> = { en: 'en-GB', sw: 'sw-SW', zh: 'zh-CN' }
export const cultureOf = (language: string): string => CULTURES[language.slice(0, 2).toLowerCase()] ?? 'en-GB'

/** The pages, by the path that a provider's preMatchUrl names; `brand` is what their word mark says. */
export const BOOKS = {
  bsBetting: { path: '/Sports/BSBetting', id: 33, brand: 'BSBetting' },
  altenar: { path: '/Sports/Altenar', id: 44, brand: 'Altenar' },
  altenarLite: { path: '/Sports/AltenarLite', id: 99, brand: 'AltenarLite' },
  bti: { path: '/Sports/BTI', id: 253, brand: 'BTI' },
} as const
export type BookName = keyof typeof BOOKS
const NAMES = Object.keys(BOOKS) as BookName[]

export const isBookName = (raw: unknown): raw is BookName => NAMES.some((name) => name === raw)

/** The page of a path, in any letter case; `languageCode` as BTI's may begin with one. Null: of none. */
export function bookAt(
  pathname: string,
): { readonly book: BookName; readonly languageCode: string | undefined } | null {
  const [, languageCode, path = ''] = /^(?:\/([a-z]{2})(?=\/sports\/bti))?(\/sports\/\w+)\/?$/i.exec(pathname) ?? []
  const book = NAMES.find((name) => BOOKS[name].path.toLowerCase() === path.toLowerCase())
  return book ? { book, languageCode } : null
}

/** The launch as it is asked before the contract's rows are there. */
export function launchPath(book: BookName, lang: string): string {
  if (book === 'bsBetting') return LAUNCH_PATHS.bsBetting
  if (book === 'bti') return `${LAUNCH_PATHS.everyMatrix}?${new URLSearchParams({ lang }).toString()}`
  const query = new URLSearchParams({ lang, isLite: String(book === 'altenarLite') })
  return `${LAUNCH_PATHS.altenar}?${query.toString()}`
}

/** Hidden in a webview (A3). */
export const HIDDEN_IN_WEBVIEW = 253

export type Leads = { readonly to: string } | { readonly framed: string } | null

/**
 * Where a provider leads: one of our pages, or an address that is framed as it is.
 *
 * @param frames Origins that the page's policy lets be framed; null: this server names none.
 */
export function leadsOf(rawPreMatchUrl: unknown, frames: readonly string[] | null): Leads {
  const raw = typeof rawPreMatchUrl === 'string' ? rawPreMatchUrl : ''
  const paths = [...NAMES.map((name) => BOOKS[name].path), '/Sports/MyBets']
  const page = paths.find((path) => path.toLowerCase() === raw.toLowerCase().replace(/\/$/, ''))
  if (page) return { to: page }
  const address = webAddress(raw)
  return address && (frames?.includes(address.origin) ?? true) ? { framed: address.href } : null
}

/**
 * Where the widget's script is; null: there is none, and the frame is shown.
 *
 * @param origin Whose scripts the page's policy lets run; null: this server names none, empty: nobody's.
 */
export function widgetAddress(rawUrl: unknown, origin: string | null): string | null {
  const address = typeof rawUrl === 'string' && rawUrl !== '' ? webAddress(rawUrl) : null
  return address && (origin === null || address.origin === origin) ? address.href : null
}

/** Of my bets: the provider's own view of them. */
export const MY_BETS = 'my-bets'

interface Entry {
  readonly base: unknown
  readonly session: unknown
  readonly basePath: unknown
  readonly culture: string
  /** Of the site around it, so that it is painted right at once. */
  readonly theme: Appearance
  /** Below the language: a path, a query and a hash of the frame's own. */
  readonly place: string
}

/** `{base}/{lang}/{place}?currentSession=…&basePath=…&theme=…`; a base with a path or a query of its own stays right. Null: none to open. */
export function frameAddress({ base, session, basePath, culture, theme, place }: Entry): string | null {
  const address = webAddress(base)
  if (!address) return null
  const below = new URL(place, 'https://frame.invalid/')
  address.pathname = `${address.pathname.replace(/\/$/, '')}/${culture}${below.pathname}`
  for (const [name, value] of below.searchParams) address.searchParams.set(name, value)
  if (typeof session === 'string' && session !== '') address.searchParams.set('currentSession', session)
  if (typeof basePath === 'string') address.searchParams.set('basePath', basePath)
  address.searchParams.set('theme', theme)
  address.hash = below.hash
  return address.href
}

/** What `?at=` holds, when it is a plain path, query or hash and leads to no other place than within the frame; else nothing. */
export function safePlace(raw: unknown): string {
  const text = typeof raw === 'string' ? raw : ''
  if (text.length > 500 || !/^[/?#]?[\w\-./~%=&?#:,+]*$/.test(text) || /\/\/|\\|\.\.|^\w+:/.test(text)) return ''
  return text
}

/** What of the browser a sportsbook's frame may use. */
export const ALLOW = 'fullscreen; clipboard-write'

export const HEIGHT_PX = 2785
const TALLEST_PX = 50_000

export const heightOf = (asked: number | null): number | null =>
  asked !== null && asked > 0 ? Math.min(Math.ceil(asked), TALLEST_PX) : null

/** The language in the path, then the one in the query, then the site's. */
export const frameLanguage = (inPath: string | undefined, inQuery: string | null, site: Language): string =>
  cultureOf(inPath ?? (inQuery || site))
