/**
 * The site as the server renders it: visitors' pages, by the screen table. Built into dist/site-renderer/, which the server
 * loads by its path; server/site/renderer.ts says the same shapes.
 */
import { loadTexts, type Language } from '@uwanja/i18n/language'
import type { Texts } from '@uwanja/i18n/en'
import { renderToString } from 'react-dom/server'
import { App } from './App.tsx'
import { setFirstGames } from './lobby/first-games.ts'
import { locationOf, standingStill } from './place.ts'
import { setMarket } from './jurisdiction.ts'
import { MENUS } from './menus.ts'
import { firstPage } from './page-of.ts'
import { partnerAt } from './partner/partners.ts'
import { queries } from './queries.ts'
import { SCREENS, type Screen } from './screens.ts'
import { isForSearch, isForVisitors, screenAt } from './screen-at.ts'
import { Standing } from './Standing.tsx'
import { setMadeForPhone } from './shell/use-side-column.ts'
import { useLanguage } from './texts/language.ts'

/** What no menu lists and a search engine should find all the same. */
const DOORS = ['/', '/login', '/register']
const IN_MENUS: readonly string[] = Object.values(MENUS).flatMap(({ everyone, players }) => [...everyone, ...players])

/** What a search engine should find: rendered, and a door or somewhere in a menu. */
export const listedPaths: readonly string[] = SCREENS.filter(isForSearch)
  .map((screen) => screen.path)
  .filter((path) => DOORS.includes(path) || IN_MENUS.includes(path))

/**
 * The row's path of an address in any letter case, `*` of none. Null where the browser has to look at the address: what no
 * partner can be called gets a page that remembers nobody.
 */
export function pathOf(address: string): string | null {
  const { path, name } = screenAt(address)
  return name === 'partner' && partnerAt(address).code === '' ? null : path
}

/**
 * @param page `path` as pathOf says it; null is the page of every address that it does not know. `games`: a lobby's first.
 *   `isMobile`: for a phone or a tablet, which does without what only wide screens show.
 */
export async function render(page: PageRequest & { path: string | null }) {
  const texts = await loadTexts(page.language, 'all')
  const screen = SCREENS.find((one) => one.path === page.path)
  return {
    html: screen && isForVisitors(screen) ? await htmlOf(screen, texts, page) : '',
    title: screen ? texts.pages[screen.name].title : 'Uwanja',
    description: texts.pages[screen?.name ?? 'home'].description,
    isForSearch: screen !== undefined && isForSearch(screen),
  }
}

type PageRequest = { language: Language; jurisdiction: string; games: string; isMobile: boolean }

async function htmlOf(
  screen: Screen,
  texts: Texts,
  { language, jurisdiction, games, isMobile }: PageRequest,
): Promise<string> {
  const Page = await firstPage(screen, language)
  // Any value will do: a page that is rendered says the same for all of them.
  const pathname = screen.path.replace(/:\w+/g, 'x')
  // From here on nothing waits: language and jurisdiction are the module's, and another page may be on its way.
  setMarket(jurisdiction)
  queries.clear()
  setFirstGames(games)
  setMadeForPhone(isMobile)
  useLanguage.setState({ language, texts, reach: 'all' })
  return renderToString(
    <App>
      <Standing shown={{ location: locationOf(pathname), screen, Page }} navigator={standingStill} />
    </App>,
  )
}
