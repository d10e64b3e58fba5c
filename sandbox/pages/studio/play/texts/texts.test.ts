/** The instant games' pages say the same things with the same values in three languages. */
import { expect, it } from 'vitest'
import { loadTexts } from './texts.ts'

function leaves(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(value as object).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`))
}
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([found]) => found).sort()

it.each(['sw', 'zh'] as const)(
  'S19 %s has every text of en, with its placeholders, and in its own words',
  async (lang) => {
    const other = new Map(leaves(await loadTexts(lang)))
    const english = leaves(await loadTexts('en'))
    for (const [path, text] of english) {
      expect(placeholders(other.get(path) ?? ''), path).toEqual(placeholders(text))
      expect(other.get(path), path).not.toBe(text)
    }
    expect(other.size).toBe(english.length)
  },
)
