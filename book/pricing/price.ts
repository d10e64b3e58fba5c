/** One market's prices: chances, margin, ladder. */
import type { Odds } from '@uwanja/contract/fair/leg'
import type { Lines } from '../markets/settle.ts'
import type { MarketRow } from '../markets/table.ts'
import type { ByOutcome } from './chances.ts'
import { chancesOf } from './chances.ts'
import type { EventModel } from './event-model.ts'
import type { LadderName } from '@uwanja/contract/fair/ladder'
import { onLadder } from '@uwanja/contract/fair/ladder'
import { effective, priceAlone, pricesWithMargin } from './margin.ts'

export type Tier = 1 | 2 | 3

/** Prices in thousandths by outcome; null: that outcome is not offered, the market may still be. */
export type Prices = Readonly<Record<string, Odds | null>>

/**
 * Prices of known chances. Outcomes that exclude each other share one exponent; those that overlap, and those of lines on
 * which stakes come back, are each priced by the chance that is left when nothing comes back.
 */
export function pricesOf(row: MarketRow, chances: ByOutcome, margin: number, ladder: LadderName): Prices {
  const shares = row.outcomes.map((outcome) => effective(chances[outcome]!))
  const exact = row.overlaps ? shares.map((share) => priceAlone(share, margin)) : pricesWithMargin(shares, margin)
  return Object.fromEntries(row.outcomes.map((outcome, at) => [outcome, onLadder(exact[at]!, ladder)]))
}

export function priceMarket(
  row: MarketRow,
  lines: Lines,
  model: EventModel,
  { margin, ladder = 'common' }: { margin: number; ladder?: LadderName },
): { chances: ByOutcome; prices: Prices } | null {
  const chances = chancesOf(row, lines, model)
  return chances && { chances, prices: pricesOf(row, chances, margin, ladder) }
}
