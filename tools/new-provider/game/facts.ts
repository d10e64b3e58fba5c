/** What Sample Games is, and the words of its wallet calls (GSW/1). */
import type { GamePlug } from '@uwanja/providers/plugs'

export const FACTS: GamePlug['facts'] = {
  company: 'sample-games',
  // D: there is no public source for the protocol, the shape is ours. A: the company's own document. B: agreed by several.
  protocol: { name: 'GSW/1', source: 'D' },
  products: { '1': 'games' },
  // The popup's address carries a one-time token, which the company exchanges for the session's.
  token: 'address',
  settings: ['operatorId', 'secret'],
}

/** `session` exchanges a `launch_token`, and tells of the player behind a `token`. */
export const CALLS = ['session', 'balance', 'debit', 'credit', 'rollback'] as const
export type Call = (typeof CALLS)[number]

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
  'INTERNAL_ERROR',
] as const
export type Status = (typeof STATUSES)[number]
