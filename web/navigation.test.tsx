/** Going from screen to screen, with a browser's address and history that the test looks into. */
import { loadTexts } from '@uwanja/i18n/language'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { App } from './App.tsx'
import { useConnection } from './connection.ts'
import { openNavigation } from './navigation.ts'
import { forgetPages } from './page-of.ts'
import { PAGES } from './pages.ts'
import { locationOf, standingStill } from './place.ts'
import { screenAt } from './screen-at.ts'
import { setMadeForPhone } from './shell/use-side-column.ts'
import { Standing } from './Standing.tsx'
import { useLanguage } from './texts/language.ts'

const SITE = 'https://uwanja.example'

/** As a browser's: what was entered last is the address, and what stands below it is the way back. */
function browserAt(path: string) {
  const entries: { address: URL; state: unknown }[] = [{ address: new URL(path, SITE), state: null }]
  const top = () => entries.at(-1)!
  const enter = (state: unknown, to?: string) => ({ state, address: new URL(to ?? '', top().address) })
  vi.stubGlobal('location', {
    get href() {
      return top().address.href
    },
    get origin() {
      return top().address.origin
    },
    get pathname() {
      return top().address.pathname
    },
    get search() {
      return top().address.search
    },
    get hash() {
      return top().address.hash
    },
  })
  vi.stubGlobal('history', {
    get state() {
      return top().state
    },
    pushState: (state: unknown, _: string, to?: string) => entries.push(enter(state, to)),
    replaceState: (state: unknown, _: string, to?: string) => entries.splice(-1, 1, enter(state, to)),
  })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('scrollY', 0)
  return () => entries.map(({ address }) => address.href.slice(SITE.length))
}

beforeEach(async () => {
  // Other tests of this process may have been there.
  forgetPages()
  useLanguage.setState({ language: 'en', texts: await loadTexts('en', 'all'), reach: 'all' })
})
afterAll(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('S11 the address that is shown already is no second step of the way back', async () => {
  const entries = browserAt('/Terms')
  const { open } = await openNavigation('en')
  await open('#money')
  await open('/Terms#money')
  expect(entries()).toEqual(['/Terms', '/Terms#money'])
  await open('/login')
  await open('/Terms#money')
  expect(entries()).toEqual(['/Terms', '/Terms#money', '/login', '/Terms#money'])
})

test('R65 without a line the page that stands goes on standing, says so, and the next one comes by itself', async () => {
  const entries = browserAt('/Terms')
  const waits: (() => void)[] = []
  const { open, shown } = await openNavigation('en', () => new Promise((resolve) => waits.push(() => resolve(null))))
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const fetched = vi.spyOn(PAGES, '/Affiliates')
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  const opened = open('/Affiliates')
  await vi.waitFor(() => expect(waits).toHaveLength(1))
  expect([useConnection.getState().state, shown().screen.path, entries()]).toEqual(['lost', '/Terms', ['/Terms']])
  waits[0]!()
  await opened
  expect([useConnection.getState().state, shown().screen.path]).toEqual(['reached', '/Affiliates'])

  // Another tap is another page: what was waited for no longer comes.
  vi.spyOn(PAGES, '/ResponsibleGaming').mockRejectedValueOnce(
    new TypeError('Failed to fetch dynamically imported module'),
  )
  const first = open('/ResponsibleGaming')
  await vi.waitFor(() => expect(waits).toHaveLength(2))
  await open('/PrivacyPolicy')
  waits[1]!()
  await first
  expect(shown().screen.path).toBe('/PrivacyPolicy')
})

test('R65 files that a release has replaced are loaded with their page', async () => {
  browserAt('/Terms')
  const loaded = vi.fn()
  Object.assign(location, { assign: loaded, replace: loaded })
  vi.stubGlobal('fetch', async () => new Response())
  const { open } = await openNavigation('en', () => Promise.reject(new Error('nothing to wait for')))
  vi.spyOn(PAGES, '/contact').mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  await open('/contact')
  expect(loaded).toHaveBeenCalledWith(`${SITE}/contact`)
})

test('what is no address of ours is refused, and nothing is gone to', async () => {
  const entries = browserAt('/Terms')
  const { navigator, shown } = await openNavigation('en')
  for (const to of ['https://elsewhere.example/Terms', '//elsewhere.example/Terms', 'javascript:alert(1)'])
    expect(() => navigator.go(to), to).toThrow('the site does not lead to')
  expect([entries(), shown().screen.path]).toEqual([['/Terms'], '/Terms'])
})

test('a screen is fetched ahead by its path, whatever else its link holds', async () => {
  browserAt('/Terms')
  const { navigator } = await openNavigation('en')
  const fetched = vi.spyOn(PAGES, '/BettingRules')
  navigator.preload('/BettingRules?lang=en#odds')
  expect(fetched).toHaveBeenCalledOnce()
})

test.each(['/nothing/here', '/fr/Sports/BTI', '/%E0%A4%A/x'])('S01 %s shows the page for what is not there', (path) => {
  const screen = screenAt(path)
  const shown = { location: locationOf(path), screen, Page: () => 'the page' }
  setMadeForPhone(true)
  const html = renderToString(
    <App>
      <Standing shown={shown} navigator={standingStill} />
    </App>,
  )
  expect([screen.name, html.includes('the page')]).toEqual(['notFound', true])
})
