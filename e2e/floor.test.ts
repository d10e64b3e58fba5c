/** The built site, office and games keep to the browsers that they are promised to. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ownAssets } from './own-assets.ts'
import { CHROME_FLOOR, STYLES } from './api-floors.ts'
import { youngerThan, youngerThanEs5 } from './younger-than.ts'

const DIST = fileURLToPath(new URL('../dist/', import.meta.url))
const SITES = ['web', 'office', 'sandbox-pages', 'studio-pages', 'frame-pages']

/** What a package asks for in a way that a look at one expression does not see. */
const ASKED_FOR: Readonly<Record<string, string>> = {
  navigation: 'react-dom: behind typeof navigation',
  startViewTransition: 'react-dom: for <ViewTransition>, which nobody uses; it catches what it throws',
}

/** Without those that the release before has left beside them. */
function filesOf(site: string, kind: RegExp): string[] {
  const own = new Set(ownAssets(DIST + site).map((name) => `assets/${name}`))
  const all = readdirSync(`${DIST}${site}`, { recursive: true, encoding: 'utf8' })
  return all.filter((name) => kind.test(name) && (own.has(name) || !name.startsWith('assets/')))
}
const read = (site: string, name: string) => readFileSync(`${DIST}${site}/${name}`, 'utf8')

test.each(SITES)('%s uses nothing that Chrome 99 does not have', (site) => {
  const scripts = filesOf(site, /\.js$/)
  expect(scripts.length).toBeGreaterThan(8)
  const young = scripts.flatMap((name) =>
    Object.entries(youngerThan(CHROME_FLOOR, read(site, name)))
      .filter(([api]) => !(api in ASKED_FOR))
      .map(([api, since]) => `${name}: ${api} (${since})`),
  )
  expect(young).toEqual([])
})

test.each(SITES)('the styles of %s are read by Chrome 99', (site) => {
  const sheets = filesOf(site, /\.(?:css|html)$/).map((name) => ({ name, text: read(site, name) }))
  const young = sheets.flatMap(({ name, text }) => {
    const styles = name.endsWith('.css')
      ? [text]
      : [...text.matchAll(/<style>([^]*?)<\/style>/g)].map(([, one]) => one!)
    return STYLES.filter(({ seen }) => styles.some((one) => seen.test(one))).map(({ what }) => `${name}: ${what}`)
  })
  expect(young).toEqual([])
})

test('what stands in the page itself is read by any browser', () => {
  const scripts = [...read('web', 'index.html').matchAll(/<script>([^]*?)<\/script>/g)].map(([, code]) => code!)
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.flatMap(youngerThanEs5)).toEqual([])
})

test.each([
  ['URL.canParse(raw)', ['URL.canParse']],
  ['window.URL.canParse(raw)', ['URL.canParse']],
  ['fetch(x, { signal: AbortSignal.timeout(9) })', ['AbortSignal.timeout']],
  ['list.toSorted()', ['toSorted']],
  ['seen.values().map(f)', ['values().map']],
  ['navigation.navigate(x)', ['navigation']],
  ['/a/v.test(x)', ['a v flag']],
  ['AbortSignal.any?.(x)', []],
  ['typeof URL.parse', []],
  ['Object.values(x).map(f)', []],
  ['const navigation = open(); navigation.go()', []],
  ['list.findLast(f)', []],
])('the look at scripts finds what is young in %s', (code, found) => {
  expect(Object.keys(youngerThan(CHROME_FLOOR, code))).toEqual(found)
})
