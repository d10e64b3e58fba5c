/** What every deposit may be refused with, whatever the method: the gate in front of it, the limits, the company. */

/** The gate: blocked, excluded, on a break, at a limit of the player's own, or not known well enough for the amount. */
const DEPOSIT_GATE = [
  'PLAYER_BLOCKED',
  'PLAYER_EXCLUDED',
  'TIME_OUT_ACTIVE',
  'DEPOSIT_LIMIT_REACHED',
  'IDENTITY_REQUIRED',
  'REGISTER_NOT_ANSWERING',
] as const

export const DEPOSIT_REFUSALS = [
  'BELOW_MINIMUM_LIMIT',
  'ABOVE_MAXIMUM_LIMIT',
  'DEPOSIT_REJECTED',
  'METHOD_NOT_AVAILABLE',
  'PENDING_TRANSACTION_ON_ACCOUNT',
  ...DEPOSIT_GATE,
] as const
