/**
 * GSW/1, our generic seamless wallet: what is the same for every company that speaks it. Source D: the shape is ours,
 * because no public one exists. Amounts are whole minor units. Each call is a POST of JSON to `{wallet}/gsw/v1/{call}`,
 * signed in three headers, and each answer is signed the same way, with the key that the call was signed with. Bodies have at
 * most 4 KiB; a sport company's have the sizes of contract/book/slip.ts.
 */

/** `session` exchanges the token of a launch; with a `player_id` it tells of the player behind a session's token. */
export const CALLS = ['session', 'balance', 'debit', 'credit', 'rollback'] as const
export type Call = (typeof CALLS)[number]

/**
 * What a sport company may ask. `void` gives stake back out of a debit, `change` says anew what a credit or a void is worth,
 * `batch` carries many movements of which each is answered alone, and `terms` (a GET, signed over an empty body) tells currency,
 * least stake, taxes, and whether a batch may hold debits. Only debit, session and balance need a token: what is owed names its player.
 */
export const SPORT_CALLS = [...CALLS, 'void', 'change', 'batch', 'terms'] as const
export type SportCall = (typeof SPORT_CALLS)[number]

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
  // A rollback while a win or a void of its round stands.
  'ROUND_STANDS',
  // Said in a way that will never be understood, or asked for what this company may not.
  'INVALID_REQUEST',
  // Whether anything happened is not known: the same call again will tell.
  'INTERNAL_ERROR',
] as const
export type Status = (typeof STATUSES)[number]
