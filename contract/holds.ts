/** Holds: what the house does not let an account do until something is cleared up. Both sites have texts for these names. */

export const HOLD_REASONS = [
  'identity',
  'age',
  'payment-dispute',
  'fraud-check',
  'source-of-money',
  'responsible-gaming',
  'other',
] as const
export type HoldReason = (typeof HOLD_REASONS)[number]

/** What a hold stops; each one stops what the ones before it stop. */
export const HOLD_BLOCKS = ['withdrawals', 'deposits', 'play'] as const
export type HoldBlocks = (typeof HOLD_BLOCKS)[number]
