/** What a first visit downloads before the first tap, by the built files: scripts of the start, the language and the page. */
import { readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LANGUAGES } from '@uwanja/contract/wire/constants'
import { expect, test } from 'vitest'

const DIST = fileURLToPath(new URL('../dist/', import.meta.url))
const KB = 1024
/** The promise is 118 for each; what has been reached is held. */
const MOST = {
  '/': 101.5 * KB,
  '/login': 109 * KB,
  '/Terms': 96 * KB,
  '/slots': 104.5 * KB,
  '/contact': 110 * KB,
} as const
/** A player's, with what they say beyond a visitor's. */
const MOST_OF_CASHIER = 135 * KB

/** Of which React is 58; a game's own part is what a player waits for between two games. */
const MOST_GAME_BYTES = 72 * 1024

interface SiteFiles {
  readonly start: readonly string[]
  readonly screens: Readonly<Record<string, readonly string[]>>
  readonly texts: Readonly<Record<'first' | 'player' | 'all', Readonly<Record<string, readonly string[]>>>>
}
const files = JSON.parse(readFileSync(`${DIST}web/site-files.json`, 'utf8')) as SiteFiles

/** As it is sent to a browser that knows brotli; the smallest files are sent as they are. */
function sentBytes(file: string, site = 'web'): number {
  const size = (path: string) => statSync(path, { throwIfNoEntry: false })?.size
  return size(`${DIST}${site}${file}.br`) ?? size(`${DIST}${site}${file}`)!
}

/** Scripts of a page in a language, with the texts that it says. */
function expectAtMost(path: string, most: number, says: keyof SiteFiles['texts']): void {
  for (const language of LANGUAGES) {
    const needed = new Set([...files.start, ...files.texts[says][language]!, ...files.screens[path]!])
    const sizes = Object.fromEntries([...needed].map((file) => [file, sentBytes(file)]))
    const bytes = Object.values(sizes).reduce((sum, size) => sum + size, 0)
    expect(bytes, JSON.stringify({ language, ...sizes }, null, 1)).toBeLessThanOrEqual(most)
  }
}

test.each(Object.entries(MOST))(
  'a first visit of %s downloads at most %i bytes of scripts, in every language',
  (path, most) => expectAtMost(path, most, 'first'),
)

test('a player’s /deposit downloads at most 135 KB of scripts, in every language', () =>
  expectAtMost('/deposit', MOST_OF_CASHIER, 'player'))

const GAMES = ['slot', 'bingo', 'poker', 'table', 'live', 'zeppelin']

/** Where what has an address below `/studio/` was built. */
const builtFile = (address: string): string => DIST + address.replace(/^\/studio/, 'studio-pages')

/** The scripts that a built page names, and those that they load with it; a language's texts come on their own. */
function scriptsOf(page: string): Set<string> {
  const found = new Set([...page.matchAll(/(?:src|href)="(\/studio\/assets\/[^"]+\.js)"/g)].map(([, file]) => file!))
  for (const file of found) {
    const code = readFileSync(builtFile(file), 'utf8')
    for (const [, name] of code.matchAll(/(?:from|import)[`"']\.\/([\w-]+\.js)[`"']/g))
      found.add(`/studio/assets/${name!}`)
  }
  return found
}

test.each(GAMES)('the page of a %s game sends at most 72 KB of scripts', (game) => {
  const page = readFileSync(builtFile(`/studio/${game}/index.html`), 'utf8')
  const sizes = [...scriptsOf(page)].map(
    (file) => [file, sentBytes(file.replace('/studio', ''), 'studio-pages')] as const,
  )
  expect(sizes.length).toBeGreaterThan(1)
  const bytes = sizes.reduce((sum, [, size]) => sum + size, 0)
  expect(bytes, JSON.stringify(Object.fromEntries(sizes), null, 1)).toBeLessThanOrEqual(MOST_GAME_BYTES)
})

test.each(GAMES)('the page of a %s game has its rules in one file, in the order in which they are written', (game) => {
  const page = readFileSync(builtFile(`/studio/${game}/index.html`), 'utf8')
  // In several, the builder alone says which of two rules is the last word.
  expect(page.match(/<link rel="stylesheet"/g)).toHaveLength(1)
})

const MOST_FRAME_BYTES = 110 * 1024

/** What a built page of the frame names, with what that imports, its styles, and the texts of a language. */
test.each(LANGUAGES)('P07 Y82 a first visit of a sportsbook’s frame in %s downloads at most 110 KB', (language) => {
  type Chunk = { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[] }
  const manifest = JSON.parse(readFileSync(`${DIST}frame-pages/.vite/manifest.json`, 'utf8')) as Record<string, Chunk>
  const texts = Object.keys(manifest).filter((name) => new RegExp(`i18n/${language}/book-(frame|markets)`).test(name))
  expect(texts).toHaveLength(2)
  const wanted = new Set(['index.html', ...texts])
  for (const name of wanted) for (const more of manifest[name]!.imports ?? []) wanted.add(more)
  const named = [...wanted].flatMap((name) => [manifest[name]!.file, ...(manifest[name]!.css ?? [])])
  const sizes = [...new Set(named)].map((file) => [file, sentBytes(`/${file}`, 'frame-pages')] as const)
  const bytes = sizes.reduce((sum, [, size]) => sum + size, 0)
  expect(bytes, JSON.stringify(Object.fromEntries(sizes), null, 1)).toBeLessThanOrEqual(MOST_FRAME_BYTES)
})
