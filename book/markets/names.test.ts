/** Every market can be named in every language. */
import { loadBookMarkets } from '@uwanja/i18n/book-markets'
import { FAMILY_NAMES, MARKETS } from './table.ts'
import { describe, expect, test } from 'vitest'

describe.each(['en', 'sw', 'zh'] as const)('%s', (language) => {
  test('P08 names every family, period and measure of the table', async () => {
    const names = await loadBookMarkets(language)
    expect(Object.keys(names.families).sort()).toEqual([...FAMILY_NAMES].sort())
    for (const row of MARKETS.filter((one) => one.reads === 'score')) {
      if (row.reads !== 'score') continue
      expect(Object.hasOwn(names.periods, row.period), row.id).toBe(true)
      expect(Object.hasOwn(names.measures, row.measure), row.id).toBe(true)
    }
    const texts = Object.values(names.families)
    expect(texts.filter((text) => text.trim() === '')).toEqual([])
  })
})
