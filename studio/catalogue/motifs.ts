/** The drawings and the pairs of colours of which the titles' pictures are made. */
import type { GlyphName } from '../games/slot/page/glyphs.ts'
import type { EngineName, SharedEngine } from '../instant/engines.ts'

/** Slots have a theme; every other game one drawing. */
export const MOTIFS: Readonly<Partial<Record<EngineName | SharedEngine, GlyphName>>> = {
  'video-poker': 'cards',
  bingo: 'balls',
  roulette: 'wheel',
  blackjack: 'cards',
  'hi-lo': 'cards',
  dice: 'dice',
  keno: 'balls',
  plinko: 'pearl',
  zeppelin: 'airship',
  'live-roulette': 'wheel',
  'live-baccarat': 'chip',
  'live-blackjack': 'cards',
  'live-poker': 'chip',
  'virtual-football': 'ball',
  'virtual-horse': 'horse',
}

/** Both dark enough for chalk letters on them (4.5 : 1), and each pair far enough apart to be two. */
export const PALETTE = [
  ['#0f3d2e', '#1d6b4f'],
  ['#3a1152', '#74308f'],
  ['#0d2c54', '#1c5c9c'],
  ['#5a1a12', '#a13521'],
  ['#4a2c0a', '#8a5314'],
  ['#0b3b43', '#146c78'],
  ['#2b1d5c', '#5440a8'],
  ['#4d0f33', '#962160'],
  ['#16351a', '#3d6f1f'],
  ['#1f2933', '#48596b'],
  ['#3b0d0d', '#83222c'],
  ['#0e2a3a', '#2f5d50'],
  ['#33210f', '#7a4a2e'],
  ['#1a1446', '#8a2f7c'],
  ['#06323a', '#2c4f9e'],
  ['#402a00', '#7d3c1b'],
] as const satisfies readonly (readonly [string, string])[]
