/** What deposits and withdrawals may be refused with, whatever the method. */

/** May this player pay in at all: excluded, on a break, on hold, or blocked. */
export const PAYING_IN_GATE = ['PLAYER_EXCLUDED', 'TIME_OUT_ACTIVE', 'ACCOUNT_ON_HOLD', 'PLAYER_BLOCKED'] as const

/** And so much: at a limit of the player's own, or not known well enough for the amount. */
export const DEPOSIT_GATE = [...PAYING_IN_GATE, 'DEPOSIT_LIMIT_REACHED', 'IDENTITY_REQUIRED'] as const

/** What is no amount is told apart from other faults, wherever a call has one (server/wire/mount.ts). */
export const AMOUNT_REFUSALS = ['INVALID_AMOUNT'] as const

/** Of a code that comes with a deposit. */
export const BONUS_REFUSALS = ['BONUS_CODE_UNKNOWN', 'BONUS_NOT_AVAILABLE', 'PROMOTION_USED_UP'] as const

export const DEPOSIT_REFUSALS = [
  ...AMOUNT_REFUSALS,
  'BELOW_MINIMUM_LIMIT',
  'ABOVE_MAXIMUM_LIMIT',
  'DEPOSIT_REJECTED',
  'METHOD_NOT_AVAILABLE',
  'PENDING_TRANSACTION_ON_ACCOUNT',
  'REGISTER_NOT_ANSWERING',
  ...DEPOSIT_GATE,
] as const

export const WITHDRAWAL_REFUSALS = [
  ...AMOUNT_REFUSALS,
  'INSUFFICIENT_AMOUNT',
  'BELOW_MINIMUM_LIMIT',
  'ABOVE_MAXIMUM_LIMIT',
  'PENDING_TRANSACTION_ON_ACCOUNT',
  'METHOD_NOT_AVAILABLE',
  'NUMBER_NOT_VERIFIED',
  'ACCOUNT_ON_HOLD',
  'IDENTITY_REQUIRED',
] as const
