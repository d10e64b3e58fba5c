/**
 * The site as the server renders it: visitors' pages, by the screen table. Built into dist/site-renderer/, which the server
 * loads by its path; server/site-renderer.ts says the same shapes.
 */
import { QueryClient } from '@tanstack/react-query'
import { loadTexts, type Language } from '@uwanja/i18n/language'
import type { Texts } from '@uwanja/i18n/en'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { App } from './App.tsx'
import { readyFirstPage, screenAt } from './first-page.ts'
import { setMarket } from './market.ts'
import { routeObjects } from './router.tsx'
import { SCREENS, type Screen } from './routes.tsx'
import { useLanguage } from './texts/language.ts'

/** Rendered are pages that are the same for every visitor: no account, no parameter, not in a window of its own. */
const isRendered = (screen: Screen) =>
  screen.needs === 'nothing' && screen.frame === 'full' && !/[:*]/.test(screen.path)

/** What a search engine should find: rendered, and somewhere in a menu. */
export const listedPaths: readonly string[] = SCREENS.filter((screen) => isRendered(screen) && screen.menu).map(
  (screen) => screen.path,
)

/** The row's path of an address in any letter case; null when its content hangs on more than the path. */
export function pathOf(address: string): string | null {
  const screen = screenAt(routeObjects(), address)
  return screen === null || /[:*]/.test(screen.path) ? null : screen.path
}

/** 'pages.home.title' in these texts. */
function textAt(texts: Texts, key: string): string {
  const found = key.split('.').reduce<unknown>((level, name) => (level as Record<string, unknown>)?.[name], texts)
  return typeof found === 'string' ? found : ''
}

/** @param page `path` as pathOf says it: null is the page of every address that is not rendered. */
export async function render(page: { path: string | null; language: Language; market: string }) {
  const texts = await loadTexts(page.language)
  const screen = SCREENS.find((one) => one.path === page.path)
  const isWhole = screen !== undefined && isRendered(screen)
  return {
    html: isWhole ? await htmlOf(screen.path, page.language, texts, page.market) : '',
    title: screen ? textAt(texts, screen.title) : 'Uwanja',
    description: textAt(texts, (screen ?? SCREENS[0]!).description),
    isForSearch: isWhole,
  }
}

async function htmlOf(path: string, language: Language, texts: Texts, market: string): Promise<string> {
  const routes = routeObjects()
  const queries = new QueryClient()
  await readyFirstPage(routes, path, { queries, language })
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`http://localhost${path}`))
  if (context instanceof Response) throw new Error(`${path} leads elsewhere for a visitor`)
  const router = createStaticRouter(handler.dataRoutes, context)
  // From here on nothing waits: language and market are the module's, and another page may be on its way.
  setMarket(market)
  useLanguage.setState({ language, texts })
  return renderToString(
    <App queries={queries}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>,
  )
}
