/** Holds: what the house does not let an account do until something is cleared up. Both sites have texts for these names. */

export const HOLD_REASONS = [
  'identity',
  'age',
  'payment-dispute',
  'fraud-check',
  'source-of-money',
  'responsible-gaming',
  // By rules: the names of who is excluded or held for age; a document of another account.
  'same-person',
  'second-account',
  'other',
] as const
export type HoldReason = (typeof HOLD_REASONS)[number]

/** Holds for these reasons never lock the player's own cash: withdrawals stay open, whatever else they stop. */
export const CASH_STAYS_OPEN: readonly HoldReason[] = ['responsible-gaming', 'same-person', 'second-account']

/** What a hold stops; each one stops what the ones before it stop. */
export const HOLD_BLOCKS = ['withdrawals', 'deposits', 'play'] as const
export type HoldBlocks = (typeof HOLD_BLOCKS)[number]
