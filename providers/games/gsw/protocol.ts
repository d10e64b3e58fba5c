/**
 * GSW/1, our generic seamless wallet: what is the same for every company that speaks it. Source D: the shape is ours,
 * because no public one exists. Amounts are whole minor units. Each call is a POST of JSON to `{wallet}/gsw/v1/{call}`,
 * signed in three headers, and each answer is signed the same way, with the key that the call was signed with.
 */

/** `session` exchanges the token of a launch; with a `player_id` it tells of the player behind a session's token. */
export const CALLS = ['session', 'balance', 'debit', 'credit', 'rollback'] as const
export type Call = (typeof CALLS)[number]

/** Below the company's address: what we ask of it. */
export const PATHS = { launch: '/gsw/v1/launch', games: '/gsw/v1/games' } as const

export const STATUSES = [
  'OK',
  'INVALID_SIGNATURE',
  'INVALID_TOKEN',
  'TOKEN_EXPIRED',
  'PLAYER_BLOCKED',
  'WRONG_CURRENCY',
  'INSUFFICIENT_FUNDS',
  'LIMIT_REACHED',
  'INVALID_AMOUNT',
  'DUPLICATE_TRANSACTION',
  'TRANSACTION_NOT_FOUND',
  'ROUND_WON',
  'INTERNAL_ERROR',
] as const
export type Status = (typeof STATUSES)[number]
