/** The reels in words. */
import { describe, expect, test } from 'vitest'
import { SLOT_SYMBOL_TEXTS } from '@uwanja/i18n/studio-slot-symbols'
import { glyphSvg } from './glyphs.ts'
import { spinText, symbolName } from './said.ts'
import { THEMES } from './themes.ts'

const [en, sw, zh] = await Promise.all([SLOT_SYMBOL_TEXTS.en(), SLOT_SYMBOL_TEXTS.sw(), SLOT_SYMBOL_TEXTS.zh()])
const win = (symbol: string, count: number, line: number | null) => ({ symbol, count, line, ways: 1, coins: 5 })

describe('G24 what stands on the reels is said in words', () => {
  test('three reels of fruit, and what pays', () => {
    const spin = { reels: ['BAG', 'BWC', 'GFB'], wins: [win('B', 3, 2), win('B', 3, 4)] }
    const drawing = { motif: 'fruit', pictures: 7 }
    expect(spinText(spin, drawing, en)).toBe(
      'Top row: bell, bell, cherry. Middle row: seven, wild star, orange. Bottom row: cherry, melon, bell. Pays: 3 times bell.',
    )
    expect(spinText(spin, drawing, sw)).toBe(
      'Safu ya juu: kengele, kengele, cheri. Safu ya kati: saba, nyota ya mwitu, chungwa. Safu ya chini: cheri, tikiti, kengele. Hulipa: kengele mara 3.',
    )
    expect(spinText(spin, drawing, zh)).toBe(
      '上排：铃铛、铃铛、樱桃。中排：七、百搭星星、橙子。下排：樱桃、西瓜、铃铛。 中奖：3 个铃铛。',
    )
  })

  test('five reels with cards and scatters, and nothing that pays', () => {
    const spin = { reels: ['ASF', 'FGH', 'IJK', 'BSC', 'DEA'], wins: [] }
    expect(spinText(spin, { motif: 'savanna', pictures: 5 }, en)).toBe(
      'Top row: lion, ace, jack, elephant, shield. Middle row: scatter medal, king, ten, scatter medal, mask. Bottom row: ace, queen, nine, horse, lion.',
    )
  })

  test.each(Object.entries(THEMES))('every picture of %s has a name of its own in each language', (motif, theme) => {
    for (const say of [en, sw, zh]) {
      const names = [...'ABCDEFGWS'].map((symbol) => symbolName(symbol, { motif, pictures: 7 }, say))
      expect(names.filter((name) => !name || name.includes('undefined') || name.includes('{'))).toEqual([])
      expect(new Set(names).size).toBe(9)
    }
    for (const glyph of [...theme.pictures, theme.wild, theme.scatter]) expect(glyphSvg(glyph)).not.toBe('')
  })
})
