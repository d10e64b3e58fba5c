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

/** What a hold can ask a picture of. */
export const HOLD_DOCUMENTS = [
  'identity-document',
  'selfie',
  'address-proof',
  'payment-statement',
  'income-proof',
] as const
export type HoldDocument = (typeof HOLD_DOCUMENTS)[number]

export const PICTURE_STATES = ['waiting', 'accepted', 'refused'] as const
export type PictureState = (typeof PICTURE_STATES)[number]

/** Why a picture was refused. */
export const PICTURE_REASONS = ['unreadable', 'cut-off', 'wrong-document', 'expired', 'other-name', 'altered'] as const
export type PictureReason = (typeof PICTURE_REASONS)[number]

/** A picture as it is sent. The site draws it anew at `longSide` and in `sentBytes` first. */
export const PICTURE = {
  mostBytes: 3_000_000,
  /** What a phone's own camera makes (4,032 by 3,024); either side is at most `mostSide`. */
  mostPoints: 12_500_000,
  mostSide: 8_000,
  longSide: 1_600,
  /** Within a minute over a line of 80 kbit/s. */
  sentBytes: 450_000,
  mostADay: 12,
  mostBytesADay: 20_000_000,
} as const

/** What a hold stops; each one stops what the ones before it stop. */
export const HOLD_BLOCKS = ['withdrawals', 'deposits', 'play'] as const
export type HoldBlocks = (typeof HOLD_BLOCKS)[number]
