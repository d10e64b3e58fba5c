/** Why the ledger refused a movement, as companies hear it: the same for games and sports, which have words for more. */
import { CURRENCIES, type Currency } from '@uwanja/contract/wire/amounts'
import type { WagerAnswer, WagerStatus } from '@uwanja/money'

export type Refused = Exclude<WagerStatus, 'ok' | 'duplicate'>

export const WHY = {
  reused: 'reused',
  funds: 'funds',
  blocked: 'blocked',
  // No company has a word for it; the site says why, over the page.
  reminder: 'blocked',
  session: 'limit',
  limit: 'limit',
  currency: 'currency',
  'rolled-back': 'rolled-back',
  'unknown-round': 'unknown-round',
  'wins-stand': 'wins-stand',
  'unknown-reference': 'unknown-round',
  'too-much': 'amount',
  'no-resettle': 'amount',
  'unknown-player': 'token',
  amount: 'amount',
  // What a company says again: nothing happened, and by then there may be room.
  busy: 'fault',
  // Whoever remembered the session reads what became of it; nobody else is told.
  stale: 'fault',
  fault: 'fault',
} as const satisfies Record<Refused, string>

/** What the player has after it; null: not known. */
export const totalOf = ({ balance }: WagerAnswer): bigint | null => balance && balance.cash + balance.bonus

/** A company may say any three letters. */
export const isCurrency = (text: string): text is Currency => Object.hasOwn(CURRENCIES, text)
