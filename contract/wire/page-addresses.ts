/**
 * A page's addresses for search engines and for who passes it on: one a language, English without a word. The server writes
 * them into its HTML and its map of the site, the site keeps them true from screen to screen. Pure.
 */
import { LANGUAGES, type Language } from './constants.ts'

/** @param path As the screen table spells it. */
export const addressIn = (origin: string, path: string, language: Language): string =>
  `${origin}${path}${language === 'en' ? '' : `?lang=${language}`}`

export interface PageLink {
  readonly rel: 'canonical' | 'alternate'
  readonly hreflang?: Language | 'x-default'
  readonly href: string
}

/** Whose language is none of ours gets English. */
export function pageLinks(origin: string, path: string, language: Language): readonly PageLink[] {
  const others = LANGUAGES.map(
    (one) => ({ rel: 'alternate', hreflang: one, href: addressIn(origin, path, one) }) as const,
  )
  return [
    { rel: 'canonical', href: addressIn(origin, path, language) },
    ...others,
    { rel: 'alternate', hreflang: 'x-default', href: addressIn(origin, path, 'en') },
  ]
}
