/**
 * A page's addresses for search engines and for who passes it on: one a language, the site's first one without a word. The server
 * writes them into its HTML and its map of the site, the site keeps them true from screen to screen. Pure.
 */
import { LANGUAGES, type Language } from './constants.ts'

export interface SiteAddress {
  readonly origin: string
  /** In which the site begins for who has chosen none. */
  readonly first: Language
}

/** @param path As the screen table spells it. */
export const addressIn = ({ origin, first }: SiteAddress, path: string, language: Language): string =>
  `${origin}${path}${language === first ? '' : `?lang=${language}`}`

export interface PageLink {
  readonly rel: 'canonical' | 'alternate'
  readonly hreflang?: Language | 'x-default'
  readonly href: string
}

/** Whose language is none of ours gets English. */
export function pageLinks(site: SiteAddress, path: string, language: Language): readonly PageLink[] {
  const others = LANGUAGES.map(
    (one) => ({ rel: 'alternate', hreflang: one, href: addressIn(site, path, one) }) as const,
  )
  return [
    { rel: 'canonical', href: addressIn(site, path, language) },
    ...others,
    { rel: 'alternate', hreflang: 'x-default', href: addressIn(site, path, 'en') },
  ]
}
