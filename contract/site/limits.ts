/** The limits that players set themselves, by name. */

export const LIMIT_WINDOWS = ['day', 'week', 'month'] as const
export type LimitWindow = (typeof LIMIT_WINDOWS)[number]
export const LIMIT_KINDS = ['deposit', 'stake', 'loss'] as const
export type LimitKind = (typeof LIMIT_KINDS)[number]

/** The nine limits by name, in the order in which they are listed. */
export const LIMIT_NAMES = [
  'dayDeposit',
  'weekDeposit',
  'monthDeposit',
  'dayStake',
  'weekStake',
  'monthStake',
  'dayLoss',
  'weekLoss',
  'monthLoss',
] as const
