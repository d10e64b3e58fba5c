/**
 * BetSolutions: what is known of how they talk. Source A, their official SDKs and documentation.
 *
 * Each call is a form-encoded POST to `{our callback address}/{Action}`; the answer is HTTP 200 with JSON
 * `{StatusCode, Data}`. Amounts and balances are integer minor units. Hash is the lower-case hexadecimal SHA-256 of the
 * values below joined by `|`, our shared key last. Their SDK signs in the alphabetical order of the names; we keep to
 * that for every call, and a field that is not in the list is neither signed nor read.
 */

/**
 * The signed values of each call, in signing order. The hash is over these and the key: `v1|v2|…|key`.
 *
 * ChangeWin (a correction of a win that was paid) is not in the list: Zeppelin never corrects a round, and a plug that
 * cannot say what it means to the ledger must not guess. It is answered with 411 until a game needs it.
 */
export const SIGNED = {
  Auth: ['MerchantId', 'PublicToken'],
  GetPlayerInfo: ['MerchantId', 'Token'],
  GetBalance: ['Currency', 'MerchantId', 'Token'],
  Bet: ['Amount', 'BetTypeId', 'Currency', 'GameId', 'MerchantId', 'ProductId', 'RoundId', 'Token', 'TransactionId'],
  // The type ids are 1 (plain) or, of a bet in a free spin, another (`BET_TYPES`). They also keep a bet's signature from being
  // good for a win.
  Win: ['Amount', 'Currency', 'GameId', 'MerchantId', 'ProductId', 'RoundId', 'Token', 'TransactionId', 'WinTypeId'],
  CancelBet: [
    'Amount',
    'BetTransactionId',
    'BetTypeId',
    'Currency',
    'GameId',
    'MerchantId',
    'ProductId',
    'RoundId',
    'Token',
    'TransactionId',
  ],
  // The other direction: we ask the company.
  GetGameList: ['MerchantId'],
} as const satisfies Record<string, readonly string[]>

/** Types of bets. Theirs is the field, that a free spin is 2 is ours (D); any but the plain one may stake nothing. */
export const BET_TYPES = { plain: '1', freeSpin: '2' } as const

export type Action = Exclude<keyof typeof SIGNED, 'GetGameList'>

/** Below the company's address. Their documents name the call; the fields beyond ids and names are ours (D). */
export const LAUNCH_PATH = '/launch'
export const LIST_PATH = '/v1/Game/GetGameList'

export const STATUS = {
  ok: 200,
  alreadyProcessed: 201,
  inactiveToken: 401,
  insufficientBalance: 402,
  invalidHash: 403,
  invalidToken: 404,
  limit: 405,
  userNotFound: 406,
  invalidAmount: 407,
  idReused: 408,
  sessionExpired: 409,
  currency: 410,
  invalidRequest: 411,
  general: 500,
} as const

export const FACTS = {
  company: 'betsolutions',
  protocol: { name: 'BetSolutions wallet', source: 'A' },
  products: { '1': 'table games', '2': 'slots', '3': 'provably fair' },
  token: 'address',
  freeRounds: true,
} as const
