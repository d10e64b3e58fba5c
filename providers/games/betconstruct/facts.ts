/**
 * BetConstruct: what is known of how they talk. Source A in part: the calls, the hash and six of the codes are in a
 * document of theirs.
 *
 * Each call is a POST of JSON `{time, data, hash}` to `{our callback address}/{Call}`; hash is the lower-case hexadecimal
 * MD5 of our shared key, the time and the text of `data` as it was sent. Amounts and balances are decimal numbers in major
 * units. The answer is HTTP 200 with JSON that has an `err_code`, 0 for good.
 *
 * Ours, where the document says nothing: `time` is unix seconds and good for five minutes; the first GetPlayerInfo, which
 * names no player, exchanges the launch's token for the session's; Rollback carries the transactionId of the Withdraw
 * that it takes back; the codes beyond the six; the list of games.
 */
export const CALLS = ['GetPlayerInfo', 'Withdraw', 'Deposit', 'WithdrawDeposit', 'Rollback'] as const
export type Call = (typeof CALLS)[number]

export const CODES = {
  ok: 0,
  game: 7,
  authentication: 8,
  playerBlocked: 29,
  currency: 34,
  gameBlocked: 84,
  limit: 127,
  // Ours.
  funds: 21,
  token: 102,
  expired: 103,
  transactionUsed: 104,
  roundUnknown: 107,
  amount: 109,
  general: 130,
} as const

/** Below the company's address. */
export const PATHS = { launch: '/launch', games: '/api/GetGames' } as const

export const FACTS = {
  company: 'betconstruct',
  protocol: { name: 'BetConstruct wallet', source: 'A' },
  products: { '': 'games' },
  token: 'address',
} as const
