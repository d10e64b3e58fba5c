/** Markets and outcomes as a page calls them, for whoever knows the row of the table. */
import type { BookMarkets } from '@uwanja/i18n/book-markets'
import { marketWords, outcomeWords, type Sides } from '@uwanja/i18n/book-words'
import type { MarketRow } from '../markets/table.ts'

export type { Sides } from '@uwanja/i18n/book-words'

/** "Corners · 1st half · Over/under", with the sides' own names. */
export const marketName = (
  { id: market }: Pick<MarketRow, 'id'>,
  specifiers: string,
  names: BookMarkets,
  sides: Sides,
): string => marketWords({ market, specifiers }, names, sides)

export const outcomeName = (
  { id: market }: MarketRow,
  specifiers: string,
  outcome: string,
  words: Sides & { readonly names: BookMarkets },
): string => outcomeWords({ market, specifiers }, outcome, words)
