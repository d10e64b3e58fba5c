/** The pages of threats and of the standard: each answer names lines and files that exist, and that a test guards. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './place.mjs'
import { behavioursOf, titlesOf, unguarded } from './tables/behaviour.ts'
import { readSources } from './tidy/sources.ts'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const named = ['docs/threats.md', 'docs/asvs.md'].flatMap((page) =>
  [...read(page).matchAll(/\b[A-Z]\d{2,3}\b/g)].map(([number]) => number),
)

it('O78 every answer to a threat is a behaviour that a test names', () => {
  const behaviours = behavioursOf(read('docs/behaviour.md'))
  const known = new Set(behaviours.map(({ number }) => number))
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter((number) => !known.has(number))).toEqual([])
  const naked = new Set(unguarded(behaviours, titlesOf(readSources(ROOT))).map(({ number }) => number))
  expect(named.filter((number) => naked.has(number))).toEqual([])
})

/** How many requirements of levels 1 and 2 each chapter of the standard has, as its 5.0.0 counts them. */
const REQUIREMENTS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7]

it('O78 M43 each requirement of the standard is answered once, by a word that says whether it is met', () => {
  const rows = read('docs/asvs.md')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, numbers]) => /^\d+\.\d+\.\d+/.test(numbers ?? ''))
  const numbers = rows.flatMap(([, cell]) => cell!.split(' '))
  expect(numbers.filter((one, at) => numbers.indexOf(one) !== at)).toEqual([])
  const byChapter = REQUIREMENTS.map((_most, at) => numbers.filter((one) => one.startsWith(`${at + 1}.`)).length)
  expect(byChapter).toEqual(REQUIREMENTS)
  expect(new Set(rows.map(([, , word]) => word))).toEqual(new Set(['met', 'partly', 'not met', 'yours', '–']))
  const silent = rows.filter(([, , word, how, where]) => how === '' || (word === 'met' && where === ''))
  expect(silent).toEqual([])
})

it('M43 a file that an answer names is there', () => {
  const files = ['docs/threats.md', 'docs/asvs.md'].flatMap((page) =>
    [...read(page).matchAll(/`([\w./-]+\.(?:tsx?|md|conf|yml|json))`/g)].map(([, file]) => file!),
  )
  expect(files.length).toBeGreaterThan(80)
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
})
