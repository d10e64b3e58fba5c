/** The three languages of the single-player tables say the same things with the same values. */
import { expect, it } from 'vitest'
import { TABLE_TEXTS } from './texts.ts'

function leaves(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(value as object).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`))
}
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([found]) => found).sort()

it.each(['sw', 'zh'] as const)('S19 %s has every text of the single tables, with its placeholders', (lang) => {
  const other = new Map(leaves(TABLE_TEXTS[lang]))
  for (const [path, text] of leaves(TABLE_TEXTS.en)) {
    expect(placeholders(other.get(path) ?? ''), path).toEqual(placeholders(text))
  }
  expect(other.size).toBe(leaves(TABLE_TEXTS.en).length)
})
