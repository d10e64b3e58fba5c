/** The built renderer of the player site (web/server-entry.tsx): found by its path, loaded when the first page is asked for. */
import type { Language } from '@uwanja/contract/wire/constants'

export interface RenderedPage {
  /** Of the root element; empty where the browser does everything. */
  readonly html: string
  readonly title: string
  readonly description: string
  /** A page of everybody's, which a search engine may show. */
  readonly isForSearch: boolean
}

export interface SiteRenderer {
  /** Paths of what a search engine should find. */
  readonly listedPaths: readonly string[]
  /** The address as the screen table spells it, `*` when it has no row; null when only the browser can tell. */
  pathOf(url: string): string | null
  /**
   * @param page.jurisdiction The content of the page's meta tag.
   * @param page.games A lobby's first games, as JSON (contract/site/lobbies.ts); empty where the page asks for them itself.
   * @param page.isMobile What only wide screens have is left out.
   */
  render(page: PageRequest): Promise<RenderedPage>
}

interface PageRequest {
  readonly path: string | null
  readonly language: Language
  readonly jurisdiction: string
  readonly games: string
  readonly isMobile: boolean
}

/** As the build left it. */
export const BARE_PAGE: RenderedPage = { html: '', title: '', description: '', isForSearch: false }

/** Without a renderer every page is index.html as it was built, and the browser does everything. */
export const BARE: SiteRenderer = {
  listedPaths: ['/'],
  pathOf: () => null,
  render: async () => BARE_PAGE,
}

/** @param url Of the built module; null for none. */
export function siteRenderer(url: string | null): () => Promise<SiteRenderer> {
  let loading: Promise<SiteRenderer> | null = null
  return () => (loading ??= url === null ? Promise.resolve(BARE) : (import(url) as Promise<SiteRenderer>))
}
