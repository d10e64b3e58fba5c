/**
 * SoftGaming: what is known of how they talk. Source B, agreed by several public integrations of "OneWallet".
 *
 * The wallet is one address: POST of JSON with `type`. Amounts and balances are decimal text with two places. `tid` is
 * the key, `i_gameid` the round. `i_rollback` names a debit to take back and is looked at before the type. `hmac` is
 * HMAC-SHA256, with SHA-256 of the secret as key, over all values in ascending order of their names without separators;
 * answers carry one too. A launch and the list go to their system API, whose hash is an MD5.
 *
 * Nothing says where one signed value ends and the next begins, so a call has exactly the names below, all texts; one with
 * another name is refused, and a signature stands for the values with which it came first (`Seal`). Their news of a round
 * may hold lists, whose signature is another matter: it is refused as a stranger's, because nothing here reads it.
 *
 * Ours, where the sources say nothing: the launch's ExtParam is our session token, which comes back as `i_extparam`;
 * `i_gamedesc` is "system:game"; the words of errors other than INSUFFICIENT_FUNDS; the fields of the list.
 */

export const TYPES = ['ping', 'balance', 'debit', 'credit', 'roundinfo'] as const
export type CallType = (typeof TYPES)[number]

const SESSION = ['type', 'userid', 'currency', 'i_extparam', 'hmac'] as const
const ROUND = ['tid', 'amount', 'i_gameid', 'i_gamedesc', 'i_actionid', 'i_rollback', 'subtype', 'game_extra'] as const

/** Every name that a call may have; which it must have, its reader says. */
export const NAMES: Readonly<Record<CallType, readonly string[]>> = {
  ping: ['type', 'hmac'],
  balance: [...SESSION, 'i_gamedesc'],
  debit: [...SESSION, ...ROUND],
  credit: [...SESSION, ...ROUND],
  roundinfo: [...SESSION, ...ROUND],
}

const ERRORS = [
  'INVALID_HMAC',
  'INVALID_REQUEST',
  'INVALID_AMOUNT',
  'INVALID_SESSION',
  'SESSION_EXPIRED',
  'PLAYER_BLOCKED',
  'LIMIT_REACHED',
  'INSUFFICIENT_FUNDS',
  'INVALID_CURRENCY',
  'TID_REUSED',
  'ROUND_NOT_FOUND',
  'ROUND_WON',
  'INTERNAL_ERROR',
] as const
export type ErrorWord = (typeof ERRORS)[number]

export const ACTIONS = { launch: 'User/DirectAuth', list: 'Game/FullList' } as const

export const FACTS = {
  company: 'softgaming',
  protocol: { name: 'OneWallet', source: 'B' },
  products: { '998': 'slots', '920': 'live tables', '953': 'virtual sports' },
  token: 'direct',
} as const
