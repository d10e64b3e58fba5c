/** Every word that is stored or spoken since v0.1.0 is still there, byte for byte. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './place.mjs'
import { STORED_WORDS, type Place } from './stored-words.ts'
import { isCode, isTest, readSources } from './tidy/sources.ts'

const sources = readSources(ROOT).filter((source) => isCode(source) && !isTest(source.path))
const cells = (line: string): string[] =>
  line
    .slice(1, -1)
    .split(' | ')
    .map((one) => one.trim())

/** The words of a printed table, and the former name of a row that has one: who still says that is understood. */
function inTable({ page, section, columns }: Extract<Place, { page: string }>): ReadonlySet<string> {
  const text = readFileSync(join(ROOT, `docs/tables/${page}.md`), 'utf8')
    .split(`## ${section}\n`)[1]!
    .split('\n## ')[0]!
  const [head, , ...rows] = text.split('\n').filter((line) => line.startsWith('|'))
  const at = (name: string) => cells(head!).indexOf(name)
  return new Set(
    rows.map(cells).flatMap((row) => {
      const former = row[at('formerly')]
      return [columns.map((column) => row[at(column)]).join(' '), ...(former ? [former] : [])]
    }),
  )
}

test.each(STORED_WORDS)('M23 $what are those of v0.1.0, and more', ({ place, words }) => {
  const text = 'in' in place ? textOf(place.in) : null
  const known = 'in' in place ? null : inTable(place)
  const isThere = (word: string) => (text ? text.includes(`'${word}'`) : known!.has(word))
  expect(words.filter((word) => !isThere(word))).toEqual([])
  expect(words.length).toBeGreaterThan(0)
})

function textOf(rooms: readonly string[]): string {
  return sources
    .filter(({ path }) => rooms.some((room) => path.startsWith(room)))
    .map(({ text }) => text)
    .join('\n')
}
