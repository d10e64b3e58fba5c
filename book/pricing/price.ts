/** One market's prices: chances, margin, ladder. */
import type { Odds } from '@uwanja/contract/fair/leg'
import type { Lines } from '../markets/settle.ts'
import type { Group, MarketRow } from '../markets/table.ts'
import type { ByOutcome } from './chances.ts'
import { chancesOf } from './chances.ts'
import type { EventModel } from './event-model.ts'
import type { LadderName } from '@uwanja/contract/fair/ladder'
import { onLadder } from '@uwanja/contract/fair/ladder'
import { effective, priceAlone, pricesWithMargin } from './margin.ts'

export type Tier = 1 | 2 | 3

/** Margins to begin with, as shares of 1: by group, and for tiers of tournaments where they differ. */
const MARGINS: Readonly<Record<Group, number | Readonly<Record<Tier, number>>>> = {
  '1x2': { 1: 0.05, 2: 0.065, 3: 0.08 },
  line: 0.045,
  'both-score': 0.055,
  'half-time-full-time': 0.12,
  'correct-score': 0.16,
  other: { 1: 0.06, 2: 0.075, 3: 0.09 },
  special: 0.08,
}
/** What a live market has on top. */
const LIVE_MARGIN = 0.015

export function usualMargin(group: Group, tier: Tier, phase: 'before' | 'live'): number {
  const margin = MARGINS[group]
  return (typeof margin === 'number' ? margin : margin[tier]) + (phase === 'live' ? LIVE_MARGIN : 0)
}

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
