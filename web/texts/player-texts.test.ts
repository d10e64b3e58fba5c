/**
 * What a player's pages say before all texts are there: every namespace that is named by a module which the cashier's page, the
 * frames or a visitor's page may load is among a player's. A part that says more is fetched by withAllTexts.
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadTexts } from '@uwanja/i18n/language'
import { expect, test } from 'vitest'
import { PAGES } from '../pages.ts'
import { SCREENS } from '../screens.ts'

const WEB = fileURLToPath(new URL('../', import.meta.url))

/** What the table of pages imports for a row, as a path. */
const pageOf = (path: keyof typeof PAGES) =>
  [...String(PAGES[path]).matchAll(/["'](?:\.\/|\/web\/)?([\w/-]+\.tsx)["']/g)].map(([, file]) => resolve(WEB, file!))

/** The modules that come with some, at once or later, but for those whose texts come with them. */
function modulesOf(files: readonly string[], seen = new Set<string>()): Set<string> {
  for (const file of files) {
    if (seen.has(file) || !existsSync(file) || file === resolve(WEB, 'pages.ts')) continue
    seen.add(file)
    const code = readFileSync(file, 'utf8').replace(/withAllTexts\(async \(\) => \(await import\('[^']+'\)\)/g, '')
    modulesOf(
      [...code.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, name]) => resolve(dirname(file), name!)),
      seen,
    )
  }
  return seen
}

/** First keys of the texts that a module names in so many words. */
function saidIn(file: string): string[] {
  const code = readFileSync(file, 'utf8')
  const spaces = [...code.matchAll(/useTranslations\(\s*'(\w+)/g)]
  const paths = /useTranslations\(\)/.test(code) ? [...code.matchAll(/\bt(?:\.rich)?\(\s*[`'](\w+)\./g)] : []
  return [...spaces, ...paths].map(([, key]) => key!)
}

test('S19 what a player’s pages say comes with a player’s texts', async () => {
  const pages = SCREENS.filter(({ says }) => says !== undefined).flatMap(({ path }) => pageOf(path))
  expect(pages.map((file) => file.slice(WEB.length))).toContain('deposit/DepositPage.tsx')
  const frames = ['Standing.tsx', 'main.tsx', 'session/follow.ts'].map((file) => resolve(WEB, file))
  const [there, all] = await Promise.all([loadTexts('en', 'player'), loadTexts('en', 'all')])
  const missing = [...modulesOf([...frames, ...pages])].flatMap((file) =>
    saidIn(file)
      .filter((key) => Object.hasOwn(all, key) && !Object.hasOwn(there, key))
      .map((key) => `${file.slice(WEB.length)} says ${key}`),
  )
  expect(missing).toEqual([])
})
