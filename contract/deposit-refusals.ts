/** What every deposit may be refused with, whatever the method: the gate in front of it, the limits, the company. */

/** The gate: blocked, excluded, on a break, or at a limit of the player's own. */
const DEPOSIT_GATE = ['PLAYER_BLOCKED', 'PLAYER_EXCLUDED', 'TIME_OUT_ACTIVE', 'DEPOSIT_LIMIT_REACHED'] as const

export const DEPOSIT_REFUSALS = [
  'BELOW_MINIMUM_LIMIT',
  'ABOVE_MAXIMUM_LIMIT',
  'DEPOSIT_REJECTED',
  'METHOD_NOT_AVAILABLE',
  'PENDING_TRANSACTION_ON_ACCOUNT',
  ...DEPOSIT_GATE,
] as const
