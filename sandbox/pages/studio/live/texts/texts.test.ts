/** The three languages of the shared tables say the same things with the same values. */
import { expect, it } from 'vitest'
import { LIVE_TEXTS } from './texts.ts'

function leaves(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(value as object).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`))
}
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([found]) => found).sort()

it.each(['sw', 'zh'] as const)(
  'S19 %s has every text of the tables, with its placeholders, in its own words',
  (lang) => {
    const other = new Map(leaves(LIVE_TEXTS[lang]))
    for (const [path, text] of leaves(LIVE_TEXTS.en)) {
      expect(placeholders(other.get(path) ?? ''), path).toEqual(placeholders(text))
      expect(other.get(path), path).not.toBe(text)
    }
    expect(other.size).toBe(leaves(LIVE_TEXTS.en).length)
  },
)
