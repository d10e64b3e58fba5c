/** What follows from a piece of news: the table's cell, and what the gate found out. Pure. */
import type { Amount } from '@uwanja/contract/wire/amounts'
import type { RefusalCode } from '@uwanja/contract/wire/errors'
import {
  ACTS,
  DEPOSIT_LIFE,
  REFUSALS,
  WITHDRAWAL_LIFE,
  type ActName,
  type Cell,
  type PaymentEvent,
  type Paid,
  type Stage,
} from './life.ts'
import type { Payment, Step } from './store.ts'

/** What a company is answered about a payment. */
export type CallbackAnswer = 'settled' | 'known' | 'pending' | 'unknown-payment'

type Subject = Pick<Payment, 'key' | 'company' | 'direction' | 'state' | 'reason' | 'currency' | 'minor' | 'taxMinor'>

/** What the table cannot know: looked at in the same transaction, under the locks that keep it so. */
export interface Gate {
  /** Another payment stands under the company's reference. */
  readonly isReferenceUsed: boolean
  /** More money than was let pass when it was ordered. */
  readonly isBeyondOrder: boolean
  /** Why a deposit would be refused, or why an order is not taken back. */
  readonly refusal: RefusalCode | null
  /** Why an order that is due does not go: a person has not decided, a hold was placed, or a list has the player. */
  readonly keptBack: 'undecided' | 'hold' | 'screening' | null
  /** Whether an order may leave once more. */
  readonly mayGoAgain: boolean
}
export const NO_GATE: Gate = {
  isReferenceUsed: false,
  isBeyondOrder: false,
  refusal: null,
  keptBack: null,
  mayGoAgain: false,
}

/** What a step writes and moves beside its state. */
export interface Facts extends Pick<Step, 'reason' | 'companyReference' | 'paidMinor' | 'sendBack' | 'countsFrom'> {
  /** What came in. Of a withdrawal the whole of it moves. */
  readonly amount?: Amount
}

type Warning = readonly [what: string, details: Readonly<Record<string, string>>]

/** An act, or an answer without one. */
export type Decided =
  | { readonly act: ActName; readonly heard: 'settled'; readonly facts: Facts; readonly warnings: readonly Warning[] }
  | { readonly act: null; readonly heard: CallbackAnswer; readonly warnings: readonly Warning[] }
export type Decision = Decided | { readonly refusal: RefusalCode }

/** Why money that came is parked, where the gate in front of deposits would have refused it; else it is credited. */
const PARKED_BY = {
  PLAYER_EXCLUDED: 'player-excluded',
  TIME_OUT_ACTIVE: 'time-out',
  DEPOSIT_LIMIT_REACHED: 'deposit-limit',
  IDENTITY_REQUIRED: 'identity',
} as const satisfies Partial<Record<RefusalCode, string>>
type ParkReason = (typeof PARKED_BY)[keyof typeof PARKED_BY] | 'reference-used' | 'wrong-currency'
/** It may be the same money told twice, or is not this wallet's: neither credited nor sent back before somebody has looked. */
const LOOKED_AT: readonly string[] = ['reference-used', 'wrong-currency']
const PARK_REASONS: readonly (string | null)[] = [...Object.values(PARKED_BY), ...LOOKED_AT]

const stageOf = ({ direction, state, reason }: Pick<Subject, 'direction' | 'state' | 'reason'>): Stage =>
  direction === 'deposit' && state === 'failed' && PARK_REASONS.includes(reason) ? 'parked' : state

/** What the table says, before the gate is looked at. */
export function cellOf(payment: Subject, { kind }: PaymentEvent): Cell {
  const life = payment.direction === 'deposit' ? DEPOSIT_LIFE : WITHDRAWAL_LIFE
  const cell = life[stageOf(payment)]?.[kind]
  if (!cell) throw new Error(`no ${payment.direction} is told: ${kind}`)
  return cell
}

export function decide(payment: Subject, news: PaymentEvent, gate: Gate = NO_GATE): Decision {
  const cell = cellOf(payment, news)
  if (cell in REFUSALS) return refused(REFUSALS[cell as keyof typeof REFUSALS])
  const told = { payment: payment.key, says: news.kind === 'lost' ? 'pending' : news.kind }
  switch (cell) {
    case 'known':
    case 'pending':
      return heard(cell)
    case 'refuted':
      return heard('known', ['a company contradicts a payment that has ended', told])
    case 'unheard':
      return heard('unknown-payment', ['a company speaks of a withdrawal that it was not given', told])
    default:
      return gated(payment, news, gate, cell as ActName)
  }
}

const heard = (what: CallbackAnswer, ...warnings: Warning[]): Decision => ({ act: null, heard: what, warnings })
const refused = (refusal: RefusalCode): Decision => ({ refusal })
const done = (act: ActName, facts: Facts, ...warnings: Warning[]): Decision => ({
  act,
  facts,
  warnings,
  heard: 'settled',
})

/** The act, or what is done in its place where the gate is closed. */
function gated(payment: Subject, news: PaymentEvent, gate: Gate, act: ActName): Decision {
  if (news.kind === 'paid') return act === 'credit' ? paidIn(payment, news, gate) : paidOut(payment, news, gate)
  if (news.kind === 'assign') return done(act, { ...moneyOf(news), countsFrom: 'now' })
  if (act === 'send' && gate.keptBack) return done(ACTS.send.orElse, { reason: gate.keptBack })
  if (act === 'again' && !gate.mayGoAgain) return heard(ACTS.again.orElse)
  if (act === 'cancel' && gate.refusal) return refused(gate.refusal)
  if (!('reason' in news)) return done(act, {})
  return done(act, { reason: news.reason })
}

const moneyOf = ({ amount, reference }: Paid): Facts => ({
  amount,
  companyReference: reference,
  paidMinor: amount.minor,
})

/**
 * One reference of the company's is one credit. What comes under another payment's ends under our own name, for people to
 * look at: were it refused, it would be said again for ever.
 */
const usedReference = ({ key, company }: Subject, { reference }: Paid): Warning => [
  'a company gave the reference of another payment',
  { payment: key, company, reference },
]

function paidIn(payment: Subject, news: Paid, gate: Gate): Decision {
  const { key } = payment
  const reason = parkReason(payment, news, gate)
  if (reason !== null) {
    const companyReference = gate.isReferenceUsed ? key : news.reference
    const sendBack = LOOKED_AT.includes(reason) ? {} : ({ sendBack: 'owed' } as const)
    return done(
      ACTS.credit.orElse,
      { amount: news.amount, companyReference, reason, ...sendBack },
      ...(gate.isReferenceUsed ? [usedReference(payment, news)] : []),
      ['a deposit was paid and is parked', { payment: key, reason }],
    )
  }
  const isOther = news.amount.minor !== payment.minor
  return done(
    'credit',
    { ...moneyOf(news), ...(gate.isBeyondOrder && { countsFrom: 'now' as const }) },
    ...(isOther ? [['a deposit was paid with another amount', { payment: key }] as const] : []),
  )
}

/** Null: it may be credited. A hold or a block that its player cannot know of keeps no money from them. */
function parkReason(payment: Subject, { amount }: Paid, { isReferenceUsed, refusal }: Gate): ParkReason | null {
  if (isReferenceUsed) return 'reference-used'
  if (amount.currency !== payment.currency) return 'wrong-currency'
  return (refusal && (PARKED_BY as Partial<Record<RefusalCode, ParkReason>>)[refusal]) ?? null
}

/** What was held is settled whatever the company says that it paid; people takeOutcome of a difference. */
function paidOut(payment: Subject, news: Paid, { isReferenceUsed }: Gate): Decision {
  const { key } = payment
  const paidMinor = payment.minor - payment.taxMinor
  const isOther = news.amount.minor !== paidMinor || news.amount.currency !== payment.currency
  const facts = { companyReference: news.reference, paidMinor }
  return done(
    'payOut',
    isReferenceUsed ? { ...facts, companyReference: key, reason: 'reference-used' } : facts,
    ...(isReferenceUsed ? [usedReference(payment, news)] : []),
    ...(isOther ? [['a withdrawal was paid with another amount', { payment: key }] as const] : []),
  )
}
