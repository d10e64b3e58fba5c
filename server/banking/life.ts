/**
 * A payment's life as a table: what is said of a payment or wanted of it (news), and what follows from that in each state.
 * Pure: what the table cannot know is looked at by `advance.ts`, what was decided is done by `apply.ts` (docs/decisions/087).
 */
import type { Amount } from '@uwanja/contract/wire/amounts'
import type { RefusalCode } from '@uwanja/contract/wire/errors'
import type { PaymentState } from '@uwanja/contract/site/payment-states'
import type { MoneyPath } from '../runtime/failpoints.ts'

/** The first question after a hand-over, the next one, and what is left of the time in which an order may be cancelled. */
export type Due = 'never' | 'question' | 'next question' | 'end of hold'

export interface Act {
  /** The states that it takes, the last one to stay in; none: it stays as it is. Pages are told of each. */
  readonly to: readonly PaymentState[]
  /** Of the money room, and the kind of journal that it writes. */
  readonly door?: `deposit.${'settled' | 'parked' | 'assigned'}` | `withdrawal.${'settled' | 'released'}`
  readonly journal?: string
  /** The wallet has moved, and its player is told. */
  readonly signal?: 'balance'
  readonly letter?: 'withdrawalReturned' | 'withdrawalRejected'
  /** What the player's phone is told, where they want that. */
  readonly push?: 'depositCredited' | 'withdrawalSent' | 'withdrawalReturned'
  /** When its next step is due; absent: as it was. */
  readonly due?: Due
  /** After COMMIT the company is spoken to. */
  readonly then?: 'hand over' | 'ask'
  readonly mayDie?: MoneyPath
  /** What happens in its place when the gate is closed. */
  readonly orElse?: 'park' | 'keep' | 'pending' | 'refusal'
}

const BACK = { door: 'withdrawal.released', journal: 'withdrawal.ended', signal: 'balance', due: 'never' } as const

/** What can be done with a payment, each in one transaction. */
// oxfmt-ignore
export const ACTS = {
  hand:     { to: ['sent'], due: 'question', mayDie: 'deposit.started' },
  bring:    { to: ['sent'], due: 'never' },
  credit:   { to: ['paid'], door: 'deposit.settled', journal: 'deposit.settled', signal: 'balance', push: 'depositCredited', due: 'never', mayDie: 'deposit.credited', orElse: 'park' },
  assign:   { to: ['paid'], door: 'deposit.assigned', journal: 'deposit.unparked', signal: 'balance', push: 'depositCredited', due: 'never', mayDie: 'parked.credited' },
  park:     { to: ['failed'], door: 'deposit.parked', journal: 'deposit.parked', due: 'never', mayDie: 'deposit.parked' },
  giveUp:   { to: ['failed'], due: 'never' },
  send:     { to: ['approved', 'sent'], due: 'question', then: 'hand over', mayDie: 'withdrawal.sent', orElse: 'keep' },
  keep:     { to: [], due: 'never' },
  letGo:    { to: [], due: 'end of hold', mayDie: 'withdrawal.approved' },
  payOut:   { to: ['paid'], door: 'withdrawal.settled', journal: 'withdrawal.ended', signal: 'balance', push: 'withdrawalSent', due: 'never', mayDie: 'withdrawal.paid' },
  giveBack: { to: ['returned'], ...BACK, letter: 'withdrawalReturned', push: 'withdrawalReturned', mayDie: 'withdrawal.returned' },
  cancel:   { to: ['cancelled'], ...BACK, mayDie: 'withdrawal.cancelled', orElse: 'refusal' },
  reject:   { to: ['rejected'], ...BACK, letter: 'withdrawalRejected', push: 'withdrawalReturned', mayDie: 'withdrawal.rejected' },
  ask:      { to: [], due: 'next question', then: 'ask' },
  again:    { to: [], then: 'hand over', orElse: 'pending' },
} as const satisfies Readonly<Record<string, Act>>
export type ActName = keyof typeof ACTS
export const actOf = (name: ActName): Act => ACTS[name]

/** What whoever wants something is refused. */
export const REFUSALS = {
  closed: 'NO_LONGER_OPEN',
  tooLate: 'WITHDRAWAL_ALREADY_SENT',
  noOrder: 'NO_PENDING_WITHDRAWAL',
} as const satisfies Readonly<Record<string, RefusalCode>>
/** `refuted`: known, and against what was known. `unheard`: of an order that nobody was given. */
export type Cell = ActName | 'known' | 'refuted' | 'pending' | 'unheard' | keyof typeof REFUSALS

/**
 * `order`: written down, about to be handed over. `brought`: money that nobody ordered. `lost`: a company never heard of it, and no copy
 * can arrive any more. `assign`: people credit parked money. `approve`, `reject`: people answer. `again`: it never arrived.
 */
export type PaymentEvent =
  | { readonly kind: 'order' | 'brought' | 'due' | 'pending' | 'approve' | 'again' }
  | { readonly kind: 'lost' | 'failed' | 'cancel' | 'reject'; readonly reason: string }
  | Paid
export interface Paid {
  readonly kind: 'paid' | 'assign'
  readonly amount: Amount
  /** The company's. */
  readonly reference: string
  /** What a gate said that was asked before. */
  readonly refusal?: RefusalCode | null
}
type Kind = PaymentEvent['kind']
/** A failed deposit whose money came after all, and may not be credited. */
export type Stage = PaymentState | 'parked'

/** One row a state, one cell a piece of news. */
function life<const K extends readonly Kind[]>(
  news: K,
  rows: Readonly<Partial<Record<Stage, { readonly [At in keyof K]: Cell }>>>,
): Readonly<Record<string, Readonly<Partial<Record<Kind, Cell>>>>> {
  const row = (cells: readonly Cell[]) => Object.fromEntries(news.map((kind, at) => [kind, cells[at]!]))
  return Object.fromEntries(Object.entries(rows).map(([stage, cells]) => [stage, row(cells)]))
}

/** Money to an order that was given up is never lost: it is credited late. An ended payment ends once, whoever speaks of it. */
// oxfmt-ignore
export const DEPOSIT_LIFE = life(
  /*          */ ['order',  'brought', 'due',   'pending', 'lost',   'failed',  'paid',    'assign'], {
  requested:   ['hand',   'bring',   'ask',   'pending', 'giveUp', 'giveUp',  'credit',  'assign'],
  approved:    ['closed', 'closed',  'ask',   'pending', 'giveUp', 'giveUp',  'credit',  'closed'],
  sent:        ['closed', 'closed',  'ask',   'pending', 'giveUp', 'giveUp',  'credit',  'closed'],
  paid:        ['closed', 'closed',  'known', 'known',   'known',  'refuted', 'known',   'closed'],
  failed:      ['closed', 'closed',  'known', 'known',   'known',  'known',   'credit',  'closed'],
  parked:      ['closed', 'closed',  'known', 'known',   'known',  'known',   'known',   'assign'],
  returned:    ['closed', 'closed',  'known', 'known',   'known',  'known',   'refuted', 'closed'],
  cancelled:   ['closed', 'closed',  'known', 'known',   'known',  'known',   'refuted', 'closed'],
  rejected:    ['closed', 'closed',  'known', 'known',   'known',  'known',   'refuted', 'closed'],
})

/** While it is requested no company was asked, so nothing that one says of it is true. */
// oxfmt-ignore
export const WITHDRAWAL_LIFE = life(
  /*          */ ['due',   'pending', 'lost',     'failed',   'paid',    'cancel',  'approve', 'reject', 'again'], {
  requested:   ['send',  'unheard', 'unheard',  'unheard',  'unheard', 'cancel',  'letGo',   'reject', 'known'],
  approved:    ['ask',   'pending', 'giveBack', 'giveBack', 'payOut',  'tooLate', 'closed',  'closed', 'known'],
  sent:        ['ask',   'pending', 'giveBack', 'giveBack', 'payOut',  'tooLate', 'closed',  'closed', 'again'],
  paid:        ['known', 'known',   'known',    'refuted',  'known',   'noOrder', 'closed',  'closed', 'known'],
  failed:      ['known', 'known',   'known',    'known',    'refuted', 'noOrder', 'closed',  'closed', 'known'],
  returned:    ['known', 'known',   'known',    'known',    'refuted', 'noOrder', 'closed',  'closed', 'known'],
  cancelled:   ['known', 'known',   'known',    'known',    'refuted', 'noOrder', 'closed',  'closed', 'known'],
  rejected:    ['known', 'known',   'known',    'known',    'refuted', 'noOrder', 'closed',  'closed', 'known'],
})
