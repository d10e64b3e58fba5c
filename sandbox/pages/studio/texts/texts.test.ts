/** The three languages say the same things with the same values. */
import { describe, expect, it } from 'vitest'
import { TEXTS } from './texts.ts'

function leaves(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(value as object).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`))
}
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([found]) => found).sort()

describe('texts', () => {
  it.each(['sw', 'zh'] as const)('S19 %s has every text of en, with its placeholders, and in its own words', (lang) => {
    const other = new Map(leaves(TEXTS[lang]))
    for (const [path, text] of leaves(TEXTS.en)) {
      expect(placeholders(other.get(path) ?? ''), path).toEqual(placeholders(text))
      if (path !== '.title') expect(other.get(path), path).not.toBe(text)
    }
    expect(other.size).toBe(leaves(TEXTS.en).length)
  })
})
