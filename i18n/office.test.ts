/** The office's texts say the same things in three languages. */
import { readdirSync, readFileSync } from 'node:fs'
import { FORWARDED } from '@uwanja/contract/operators/trading'
import { expect, test } from 'vitest'
import { tradingActions } from './en/office-trading-actions.ts'
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

/** Written where it is done: `recordAudit(tx, { by, action: 'player.noted', … })`. */
function writtenActions(): string[] {
  const server = new URL('../server/', import.meta.url)
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!test)\.ts$/.test(file))
  const texts = files.map((file) => readFileSync(new URL(file, server), 'utf8'))
  return [
    ...new Set(texts.flatMap((text) => [...text.matchAll(/\baction: '([a-z-]+\.[a-z-]+)'/g)].map(([, name]) => name!))),
  ]
}

test('O03 whatever is written in the trail has a name', async () => {
  const { kinds } = await loadOfficeTexts('en')
  const written = writtenActions()
  expect(written).toContain('player.noted')
  expect(written.filter((name) => !(name in kinds))).toEqual([])
})

test('O03 whatever a trader does has a name in the trail, and so has that it failed', () => {
  const actions = Object.values(FORWARDED).flatMap(({ action }) =>
    action ? [action.name, `${action.name}-failed`] : [],
  )
  expect(actions.filter((name) => !(name in tradingActions))).toEqual([])
})
