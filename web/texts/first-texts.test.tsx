/** What the screens of a first visit say is in the first half of a language's texts, and needs no slow book of Intl's. */
import { LANGUAGES, loadTexts } from '@uwanja/i18n/language'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { App } from '../App.tsx'
import { locationOf, standingStill } from '../place.ts'
import { setFirstGames } from '../lobby/first-games.ts'
import { firstPage } from '../page-of.ts'
import { SCREENS } from '../screens.ts'
import { setMadeForPhone } from '../shell/use-side-column.ts'
import { Standing } from '../Standing.tsx'
import { useLanguage } from './language.ts'

/** Before anything is imported: what a module asks while it starts keeps a first page busy too. */
const opened = vi.hoisted(() => {
  const opened: string[] = []
  for (const name of ['DateTimeFormat', 'DisplayNames', 'ListFormat', 'NumberFormat'] as const) {
    const note = <A extends unknown[], R>(make: (...all: A) => R) => (...all: A) => (opened.push(name), make(...all)) // oxfmt-ignore
    const watch = { apply: note(Reflect.apply), construct: note(Reflect.construct) }
    Object.assign(Intl, { [name]: new Proxy(Intl[name], watch) })
  }
  return opened
})

const screens = SCREENS.filter((screen) => screen.says === 'first')
afterEach(() => vi.restoreAllMocks())

test('S19 there are such screens', () => expect(screens.map(({ path }) => path)).toContain('/login'))

// Rendered as the server does for a desk, with a lobby that has no games yet.
beforeEach(() => {
  setFirstGames('')
  setMadeForPhone(false)
})

test.each(screens.map((screen) => [screen.path, screen] as const))('S19 %s needs no more', async (path, screen) => {
  // use-intl tells of a missing text here, and shows its key.
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  for (const language of LANGUAGES) {
    const Page = await firstPage(screen, language)
    useLanguage.setState({ language, texts: await loadTexts(language, 'first'), reach: 'first' })
    const location = locationOf(path.replace(':name', 'someone'))
    renderToString(
      <App>
        <Standing shown={{ location, screen, Page }} navigator={standingStill} />
      </App>,
    )
  }
  expect(told.mock.calls.map((words) => words.join(' '))).toEqual([])
  const asked = opened.splice(0)
  // Few are shown that one, and it lists any jurisdiction's countries.
  if (path !== '/LocationPermission') expect(asked).toEqual([])
})
