/**
 * EGT, the XML one: what is known of how they talk. Source B, agreed by several public integrations.
 *
 * Each call is a POST of flat XML to `{our callback address}/{Call}`; the answer is HTTP 200 with flat XML. Amounts and
 * balances are integer minor units. TransferId is the key, GameNumber the round. Nothing is signed: UserName and Password
 * travel in the body, so the allow-list of addresses (EGT_ADDRESSES) is what really keeps strangers out.
 *
 * Ours, where the sources say nothing: ErrorMessage is one word that says which of a code's reasons it was; the portal
 * code ends in the currency; a ROUND_CANCEL carries the TransferId of the Withdraw that it takes back; the list of games.
 */

/** Root of the request, root of the answer. */
export const CALLS = {
  Authenticate: ['AuthRequest', 'AuthResponse'],
  GetPlayerBalance: ['GetPlayerBalanceRequest', 'GetPlayerBalanceResponse'],
  Withdraw: ['WithdrawRequest', 'WithdrawResponse'],
  Deposit: ['DepositRequest', 'DepositResponse'],
  WithdrawAndDeposit: ['WithdrawAndDepositRequest', 'WithdrawAndDepositResponse'],
} as const
export type Call = keyof typeof CALLS

export const REASONS = {
  Withdraw: ['ROUND_BEGIN'],
  /** ROUND_CANCEL is a Deposit that gives a stake back; the others are wins. */
  Deposit: ['ROUND_END', 'ROUND_CANCEL', 'JACKPOT_END'],
  WithdrawAndDeposit: ['ROUND_END'],
} as const

export const CODES = { ok: '1000', duplicate: '1100', timeOut: '2000', internal: '3000', refused: '3100' } as const

/** Below the company's address. */
export const PATHS = { launch: '/launch', games: '/games' } as const

export const FACTS = {
  company: 'egt',
  protocol: { name: 'EGT XML', source: 'B' },
  products: { '': 'games' },
  token: 'address',
} as const
