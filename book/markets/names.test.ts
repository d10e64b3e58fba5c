/** Every market can be named in every language, and there are as many types as were asked for. */
import { loadBookMarkets } from '@uwanja/i18n/book-markets'
import type { Language } from '@uwanja/i18n/language'
import { OUTRIGHTS } from '../outrights/outrights.ts'
import type { Sport } from './table.ts'
import { FAMILY_NAMES, MARKETS } from './table.ts'
import { describe, expect, test } from 'vitest'

describe.each(['en', 'sw', 'zh'] as const)('%s', (language) => {
  test('P08 names every family, period and measure of the table, and every outright', async () => {
    const names = await loadBookMarkets(language)
    expect(Object.keys(names.families).sort()).toEqual([...FAMILY_NAMES].sort())
    for (const row of MARKETS.filter((one) => one.reads === 'score')) {
      if (row.reads !== 'score') continue
      expect(Object.hasOwn(names.periods, row.period), row.id).toBe(true)
      expect(Object.hasOwn(names.measures, row.measure), row.id).toBe(true)
    }
    expect(Object.keys(names.outrights).sort()).toEqual(OUTRIGHTS.map(({ id }) => id).sort())
    const texts = [names.families, names.outrights].flatMap((some) => Object.values(some))
    expect(texts.filter((text) => text.trim() === '')).toEqual([])
  })
})

/** A type's whole name as a page writes it: what is counted, in which part, by which family. */
async function typesOf(sport: Sport, language: Language): Promise<Set<string>> {
  const { families, periods, measures } = await loadBookMarkets(language)
  return new Set(
    MARKETS.filter((row) => row.sport === sport).map((row) => {
      const period = row.reads === 'score' ? row.period : row.reads
      const measure = row.reads === 'score' ? row.measure : 'goals'
      return [measures[measure], periods[period], families[row.family]].join(' · ')
    }),
  )
}

test.each([
  ['football', 60],
  ['basketball', 10],
  ['tennis', 10],
] as const)('P08 %s has at least %i types, and each has a name of its own in every language', async (sport, least) => {
  const rows = MARKETS.filter((row) => row.sport === sport)
  expect(rows.length).toBeGreaterThanOrEqual(least)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  for (const language of ['en', 'sw', 'zh'] as const)
    expect((await typesOf(sport, language)).size, language).toBe(rows.length)
})
