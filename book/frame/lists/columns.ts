/** Which markets stand beside a match in a list, by sport; a phone shows one of them at a time. Pure. */
import type { MarketView } from '../answers/changes.ts'
import type { Sport } from '../answers/ask.ts'

export interface Column {
  readonly market: string
  /** Above the prices; of totals the line stands beside. */
  readonly outcomes: readonly string[]
}

export const COLUMNS: Readonly<Record<Sport, readonly Column[]>> = {
  football: [
    { market: 'goals.match.1x2', outcomes: ['1', 'x', '2'] },
    { market: 'goals.match.total', outcomes: ['over', 'under'] },
    { market: 'goals.match.double-chance', outcomes: ['1x', '12', 'x2'] },
  ],
  basketball: [
    { market: 'points.match.winner', outcomes: ['1', '2'] },
    { market: 'points.match.total', outcomes: ['over', 'under'] },
  ],
  tennis: [{ market: 'sets.match.winner', outcomes: ['1', '2'] }],
}

/** How far its outcomes are from each other; one that is not offered makes it the furthest. */
function apart({ outcomes }: MarketView): number {
  const odds = outcomes.map((one) => one.odds ?? Infinity)
  return Math.max(...odds) / Math.min(...odds)
}

/** Of a market's lines the one whose sides are nearest to each other; of two alike the first. Null: none is offered. */
export function bestLine(markets: readonly MarketView[], market: string): MarketView | null {
  return markets
    .filter((one) => one.market === market)
    .reduce<MarketView | null>((best, one) => (best === null || apart(one) < apart(best) ? one : best), null)
}
