/** The office's texts say the same things in three languages. */
import { expect, test } from 'vitest'
import { LANGUAGES } from './language.ts'
import { loadOfficeTexts } from './office.ts'

function leaves(node: object, path = ''): [string, string][] {
  return Object.entries(node).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : leaves(value as object, `${path}${key}.`),
  )
}
const holes = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

test.each(LANGUAGES)('S19 the office speaks %s', async (language) => {
  const english = new Map(leaves(await loadOfficeTexts('en')))
  const own = leaves(await loadOfficeTexts(language))
  expect(own.map(([key]) => key).sort()).toEqual([...english.keys()].sort())
  for (const [key, text] of own) {
    expect(text.trim(), key).not.toBe('')
    expect(holes(text), key).toEqual(holes(english.get(key)!))
    if (language !== 'en' && text.length > 12) expect(text, key).not.toBe(english.get(key))
  }
})
