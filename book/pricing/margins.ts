/** Margins by tier of competitions and group of markets: the table that traders set, and what holds until they do. */
import type * as z from 'zod/mini'
import { marginTable } from '@uwanja/contract/book/desk-tiers'
import type { Group } from '../markets/table.ts'
import type { Tier } from './price.ts'

export type MarginTable = z.output<typeof marginTable>

const ofTier = (winner: number, other: number): Record<Group, number> => ({
  '1x2': winner,
  line: 0.045,
  'both-score': 0.055,
  'half-time-full-time': 0.12,
  'correct-score': 0.16,
  other,
  special: 0.08,
})

/** As shares of 1; `live` is what a live market has on top. */
export const USUAL_MARGINS: MarginTable = {
  tiers: { '1': ofTier(0.05, 0.06), '2': ofTier(0.065, 0.075), '3': ofTier(0.08, 0.09) },
  live: 0.015,
}

export function usualMargin(table: MarginTable, group: Group, tier: Tier, phase: 'before' | 'live'): number {
  // Shares are whole hundredths of a percent: their sum is, too.
  return Math.round((table.tiers[tier][group] + (phase === 'live' ? table.live : 0)) * 10_000) / 10_000
}

/** What is stored; what nobody can read is as if it were not there. */
export function marginsOf(stored: unknown): MarginTable {
  const read = marginTable.safeParse(stored)
  return read.success ? read.data : USUAL_MARGINS
}
