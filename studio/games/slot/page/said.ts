/** What stands on the reels, in words: for who hears the game instead of seeing it. */
import { fill } from '@uwanja/i18n/fill'
import type { SlotSpinView } from '@uwanja/contract/studio/slot'
import type { SlotSymbolTexts } from '@uwanja/i18n/en/studio-slot-symbols'
import type { Drawing } from './Face.tsx'
import { faceOf, themeOf } from './themes.ts'

/** "bell", "king", "wild star". */
export function symbolName(symbol: string, { motif, pictures }: Drawing, say: SlotSymbolTexts): string {
  const face = faceOf(symbol, themeOf(motif), pictures)
  const cards: Readonly<Record<string, string>> = say.cards
  const name = typeof face === 'string' ? say.pictures[face] : (cards[face.card] ?? face.card)
  if (symbol === 'W') return fill(say.wild, { name })
  return symbol === 'S' ? fill(say.scatter, { name }) : name
}

/** Row by row, as it is read, and which pictures pay. */
export function spinText(
  { reels, wins }: Pick<SlotSpinView, 'reels' | 'wins'>,
  drawing: Drawing,
  say: SlotSymbolTexts,
): string {
  const row = (at: number) => reels.map((shown) => symbolName(shown[at]!, drawing, say)).join(say.between)
  const rows = fill(say.rows, { top: row(0), middle: row(1), bottom: row(2) })
  // The same picture as often on several lines is one thing to hear.
  const paid = wins.map(({ symbol, count }) => fill(say.win, { count, name: symbolName(symbol, drawing, say) }))
  return paid.length === 0 ? rows : `${rows} ${fill(say.pays, { wins: [...new Set(paid)].join(say.between) })}`
}
