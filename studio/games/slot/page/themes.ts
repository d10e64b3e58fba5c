/** What a slot looks like: seven pictures from the best down, its wild and its scatter. Lower pictures are cards. */
import type { SlotSymbolTexts } from '@uwanja/i18n/en/studio-slot-symbols'
import type { GlyphName } from './glyphs.ts'

/** Drawn, and named. */
type PictureName = GlyphName & keyof SlotSymbolTexts['pictures']

export interface Theme {
  readonly pictures: readonly PictureName[]
  readonly wild: PictureName
  readonly scatter: PictureName
}

export const THEMES = {
  fruit: { pictures: ['seven', 'bell', 'melon', 'grapes', 'plum', 'orange', 'cherry'], wild: 'star', scatter: 'coin' },
  bars: {
    pictures: ['seven', 'bar', 'bell', 'horseshoe', 'clover', 'lemon', 'cherry'],
    wild: 'diamond',
    scatter: 'coin',
  },
  savanna: { pictures: ['lion', 'elephant', 'horse', 'shield', 'mask', 'drum', 'tree'], wild: 'sun', scatter: 'medal' },
  gems: {
    pictures: ['diamond', 'ruby', 'emerald', 'amethyst', 'ring', 'pearl', 'coin'],
    wild: 'crown',
    scatter: 'chest',
  },
  sea: { pictures: ['pearl', 'fish', 'shell', 'starfish', 'anchor', 'wave', 'lantern'], wild: 'key', scatter: 'chest' },
  space: { pictures: ['rocket', 'planet', 'comet', 'moon', 'bolt', 'disc', 'ruby'], wild: 'star', scatter: 'sun' },
  stadium: { pictures: ['cup', 'ball', 'jersey', 'boot', 'medal', 'whistle', 'bell'], wild: 'star', scatter: 'horn' },
  nile: { pictures: ['pyramid', 'eye', 'scarab', 'urn', 'ring', 'mask', 'coin'], wild: 'crown', scatter: 'sun' },
  market: { pictures: ['basket', 'mango', 'maize', 'kente', 'beads', 'pot', 'coin'], wild: 'drum', scatter: 'lantern' },
  music: { pictures: ['guitar', 'drum', 'horn', 'disc', 'note', 'bell', 'medal'], wild: 'star', scatter: 'bolt' },
  forest: {
    pictures: ['owl', 'horse', 'mushroom', 'flower', 'acorn', 'leaf', 'tree'],
    wild: 'moon',
    scatter: 'clover',
  },
  fire: { pictures: ['mountain', 'ruby', 'bolt', 'sword', 'shield', 'lantern', 'coin'], wild: 'flame', scatter: 'sun' },
  castle: {
    pictures: ['crown', 'sword', 'tower', 'horse', 'shield', 'key', 'ring'],
    wild: 'diamond',
    scatter: 'chest',
  },
  luck: {
    pictures: ['horseshoe', 'clover', 'dice', 'bell', 'lantern', 'cherry', 'coin'],
    wild: 'seven',
    scatter: 'star',
  },
} as const satisfies Record<string, Theme>
export type ThemeName = keyof typeof THEMES

export function themeOf(name: string): Theme {
  return Object.hasOwn(THEMES, name) ? THEMES[name as ThemeName] : THEMES.fruit
}

/** How a symbol of the reels is drawn: a picture, or the letters of a card. `pictures` first, the rest are cards. */
export function faceOf(symbol: string, theme: Theme, pictures: number): PictureName | { readonly card: string } {
  if (symbol === 'W') return theme.wild
  if (symbol === 'S') return theme.scatter
  const rank = symbol.charCodeAt(0) - 65
  const glyph = rank < pictures ? theme.pictures[rank] : undefined
  return glyph ?? { card: ['A', 'K', 'Q', 'J', '10', '9'][rank - pictures] ?? symbol }
}
