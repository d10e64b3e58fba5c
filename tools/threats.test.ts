/** The pages of threats and of the standard: each answer names lines that exist, and that a test guards. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './place.mjs'
import { behavioursOf, titlesOf, unguarded } from './tables/behaviour.ts'
import { readSources } from './tidy/sources.ts'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const named = ['docs/threats.md', 'docs/asvs.md'].flatMap((page) =>
  [...read(page).matchAll(/\b[A-Z]\d{2}\b/g)].map(([number]) => number),
)

it('O78 every answer to a threat is a behaviour that a test names', () => {
  const behaviours = behavioursOf(read('docs/behaviour.md'))
  const known = new Set(behaviours.map(({ number }) => number))
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter((number) => !known.has(number))).toEqual([])
  const naked = new Set(unguarded(behaviours, titlesOf(readSources(ROOT))).map(({ number }) => number))
  expect(named.filter((number) => naked.has(number))).toEqual([])
})
