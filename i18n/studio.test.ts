/** The games' pages say the same things with the same values in three languages. */
import { describe, expect, it } from 'vitest'
import { LIVE_TEXTS } from './studio-live.ts'
import { PLAY_TEXTS } from './studio-play.ts'
import { SLOT_SYMBOL_TEXTS } from './studio-slot-symbols.ts'
import { TABLE_TEXTS } from './studio-table.ts'
import { DRAWS_TEXTS } from './studio-draws.ts'
import { STUDIO_TEXTS } from './studio.ts'

function leaves(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(value as object).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`))
}
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([found]) => found).sort()

const PAGES = {
  studio: STUDIO_TEXTS,
  live: LIVE_TEXTS,
  play: PLAY_TEXTS,
  table: TABLE_TEXTS,
  symbols: SLOT_SYMBOL_TEXTS,
}
/** Names and figures that are written alike. */
const ALIKE = /^studio\.title$|^table\.(?:historyLine|guess)$|^symbols\.between$/

describe.each(['sw', 'zh'] as const)('S19 %s', (lang) => {
  it.each(Object.entries(PAGES))(
    'has every text of %s, with its placeholders, in its own words',
    async (name, load) => {
      const [english, other] = [leaves(await load.en(), name), new Map(leaves(await load[lang](), name))]
      for (const [path, text] of english) {
        expect(placeholders(other.get(path) ?? ''), path).toEqual(placeholders(text))
        if (!ALIKE.test(path)) expect(other.get(path), path).not.toBe(text)
      }
      expect(other.size).toBe(english.length)
    },
  )

  it('has every text of the check of a round, with its placeholders, in its own words', () => {
    const [english, other] = [leaves(DRAWS_TEXTS.en), new Map(leaves(DRAWS_TEXTS[lang]))]
    for (const [path, text] of english) {
      expect(placeholders(other.get(path) ?? ''), path).toEqual(placeholders(text))
      expect(other.get(path), path).not.toBe(text)
    }
    expect(other.size).toBe(english.length)
  })
})
