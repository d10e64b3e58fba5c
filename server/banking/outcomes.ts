/**
 * What a company says of a payment, whoever brought it: the callback, the answer to the order, the answer to a question.
 * All three come here with the same key, so that the money moves once.
 */
import { groupedText, type Amount } from '@uwanja/contract/wire/amounts'
import type { Flow } from '@uwanja/contract/site/banking'
import type { RefusalCode } from '@uwanja/contract/wire/errors'
import type { PaymentOutcome } from '@uwanja/providers/plugs'
import type { Tx } from '@uwanja/money/sql'
import { mayDie } from '../runtime/failpoints.ts'
import { depositRefusal } from './deposit-gate.ts'
import { inOurs } from './exchange.ts'
import { moveOn, tellBalance } from './news.ts'
import type { BankingParts } from './parts.ts'
import { planReturn } from './returns.ts'
import { amountOf, isReferenceUsed, lockPaymentByKey, payableOf, type Payment } from './store.ts'

const ENDED: readonly Payment['state'][] = ['paid', 'returned', 'cancelled', 'rejected']

/** Why money that came was not credited. */
const PARK_REASONS = [
  'reference-used',
  'wrong-currency',
  'player-excluded',
  'time-out',
  'deposit-limit',
  'identity',
] as const
type ParkReason = (typeof PARK_REASONS)[number]
const PARKED: readonly (string | null)[] = PARK_REASONS

/** Money that is there already meets a gate that would have refused it. */
export function parkReasonOf(code: RefusalCode): ParkReason | null {
  if (code === 'DEPOSIT_LIMIT_REACHED') return 'deposit-limit'
  if (code === 'IDENTITY_REQUIRED') return 'identity'
  return code === 'TIME_OUT_ACTIVE' ? 'time-out' : null
}

/** Who approves on a phone owns its number; a card or a bank proves nothing of it. */
const BY_PHONE: readonly Flow[] = ['push', 'pay-bill']

export type Heard = 'settled' | 'known' | 'pending' | 'unknown-payment'

/** Applies an outcome in a transaction of its own. */
export function hear(parts: BankingParts, key: string, company: string, outcome: PaymentOutcome): Promise<Heard> {
  return parts.db.transaction(async (tx) => {
    const payment = await lockPaymentByKey(tx, key)
    if (payment?.company !== company) return 'unknown-payment'
    return applyOutcome(parts, tx, payment, outcome)
  })
}

/** @param park Why money that was paid may not be credited, found by a gate before. */
export async function applyOutcome(
  parts: BankingParts,
  tx: Tx,
  payment: Payment,
  said: PaymentOutcome,
  park: ParkReason | null = null,
): Promise<Heard> {
  // Nobody was asked to pay it out yet, so nothing that is said of it is true, and nothing may set its clock going again.
  if (payment.direction === 'withdraw' && payment.state === 'requested') {
    parts.warn('a company speaks of a withdrawal that it was not given', { payment: payment.key, says: said.state })
    return 'unknown-payment'
  }
  const outcome = named(payment, inOurs(payableOf(payment), payment.details, said))
  if (outcome.state === 'pending') return stillSilent(parts, tx, payment, outcome)
  if (ENDED.includes(payment.state)) {
    // The same news again, or news against what has ended: the ledger would refuse the second end of one key.
    const agrees = (outcome.state === 'paid') === (payment.state === 'paid')
    if (!agrees)
      parts.warn('a company contradicts a payment that has ended', { payment: payment.key, says: outcome.state })
    return 'known'
  }
  // Parked money was the whole of it: the same news again must not credit what is owed back.
  if (payment.state === 'failed' && PARKED.includes(payment.reason)) return 'known'
  // A failed deposit may still be paid (money to an expired order is never lost); a failed one cannot fail again.
  if (outcome.state === 'failed' && payment.state === 'failed') return 'known'
  const { end, isUsed } = await withReference(parts, tx, payment, outcome)
  await (payment.direction === 'deposit'
    ? endDeposit(parts, tx, payment, end, isUsed ? 'reference-used' : park)
    : endWithdrawal(parts, tx, payment, end, isUsed))
  return 'settled'
}

/**
 * One reference of the company's is one credit. What comes under another payment's ends under our own name, for people to
 * look at: were it refused, it would be said again for ever.
 */
async function withReference(parts: BankingParts, tx: Tx, payment: Payment, outcome: Definite) {
  if (outcome.state !== 'paid' || !(await isReferenceUsed(tx, payment, outcome.reference)))
    return { end: outcome, isUsed: false }
  const { key, company } = payment
  parts.warn('a company gave the reference of another payment', { payment: key, company, reference: outcome.reference })
  return { end: { ...outcome, reference: key }, isUsed: true }
}

/** A company that gives no reference of its own knows the money by ours; two without a name would be one to the database. */
const named = (payment: Payment, outcome: PaymentOutcome): PaymentOutcome =>
  outcome.state === 'paid' && outcome.reference === '' ? { ...outcome, reference: payment.key } : outcome

type Definite = Exclude<PaymentOutcome, { state: 'pending' }>

async function endDeposit(
  parts: BankingParts,
  tx: Tx,
  payment: Payment,
  outcome: Definite,
  reason: ParkReason | null,
): Promise<void> {
  if (outcome.state === 'failed')
    return moveOn(parts, tx, payment, { state: 'failed', reason: outcome.reason, dueInS: null })
  const { amount, reference } = outcome
  const event = { company: payment.company, key: payment.key, playerId: payment.playerId, amount }
  // It may be the same money told twice, so it is neither credited nor sent back before somebody has looked.
  if (reason === 'reference-used') return park(parts, tx, payment, outcome, { reason })
  if (amount.currency !== payment.currency) {
    // Not this wallet's money: it is in the house's books and a person decides.
    return park(parts, tx, payment, outcome, { reason: 'wrong-currency' })
  }
  // Under the wallet's lock: money that comes after the exclusion was answered is never credited.
  const gate = await parts.money.gate.locked(tx, payment.playerId)
  if (gate !== null && gate.excludedUntil !== null) {
    return park(parts, tx, payment, outcome, { reason: 'player-excluded', sendBack: 'owed' })
  }
  const refused = reason ?? (await beyondOrder(parts, tx, payment, amount))
  if (refused !== null) return park(parts, tx, payment, outcome, { reason: refused, sendBack: 'owed' })
  if (amount.minor !== payment.minor) parts.warn('a deposit was paid with another amount', { payment: payment.key })
  const taxMinor = await parts.tax.ofPayment(tx, 'deposit', amount.minor)
  const credited = await parts.money.deposit.settled(tx, { ...event, taxMinor })
  const { id: paymentId, playerId } = payment
  const after = (await parts.bonusForDeposit(tx, { paymentId, playerId, minor: amount.minor })) ?? credited
  tellBalance(parts, tx, payment, after)
  if (BY_PHONE.includes(parts.methods.plug(payment.viewName).facts.flow))
    await parts.numberProven(tx, payment.playerId, payment.msisdn)
  await moveOn(parts, tx, payment, {
    state: 'paid',
    companyReference: reference,
    paidMinor: amount.minor,
    taxMinor,
    balanceAfter: after.cash + after.bonus,
    ...(isBeyond(payment, amount) && { countsFrom: 'now' }),
    dueInS: null,
  })
  mayDie(tx, 'deposit.credited')
}

/** What the gate let pass was the order; one that was given up counts no more, so its place may be taken. */
const counted = ({ state, minor }: Payment): bigint => (state === 'failed' ? 0n : minor)
const isBeyond = (payment: Payment, { minor }: Amount): boolean => minor > counted(payment)

/** A late payment, and what a transfer brings beyond its order, has to pass as any other deposit, and counts from then. */
async function beyondOrder(
  parts: BankingParts,
  tx: Tx,
  payment: Payment,
  { currency, minor }: Amount,
): Promise<ParkReason | null> {
  if (!isBeyond(payment, { currency, minor })) return null
  const more = { currency, minor: minor - counted(payment) }
  const refusal = await depositRefusal(parts, tx, payment.playerId, more)
  return refusal && parkReasonOf(refusal.code)
}

/** Money that came and may not be credited; a payment that ended so cannot be parked twice, because its key is in the books. */
async function park(
  parts: BankingParts,
  tx: Tx,
  payment: Payment,
  { amount, reference }: Extract<Definite, { state: 'paid' }>,
  why: { readonly reason: ParkReason; readonly sendBack?: 'owed' },
): Promise<void> {
  const { company, key } = payment
  await parts.money.deposit.parked(tx, { company, key, amount, reason: why.reason })
  parts.warn('a deposit was paid and is parked', { payment: key, reason: why.reason })
  await moveOn(parts, tx, payment, { state: 'failed', ...why, companyReference: reference, dueInS: null })
  if (why.reason === 'player-excluded') await planReturn(parts, tx, payment)
  mayDie(tx, 'deposit.parked')
}

async function endWithdrawal(
  parts: BankingParts,
  tx: Tx,
  payment: Payment,
  outcome: Definite,
  isUsed: boolean,
): Promise<void> {
  const event = { company: payment.company, key: payment.key, playerId: payment.playerId, amount: amountOf(payment) }
  if (outcome.state === 'failed') {
    const after = await parts.money.withdrawal.released(tx, event)
    tellBalance(parts, tx, payment, after)
    await moveOn(parts, tx, payment, {
      state: 'returned',
      reason: outcome.reason,
      dueInS: null,
    })
    // Hours may have passed and no page may be open: money that came back is told where it can be read later.
    const amount = `${groupedText(payment.minor)} ${payment.currency}`
    await parts.tell(tx, payment.playerId, 'withdrawalReturned', { amount, number: payment.msisdn })
    return mayDie(tx, 'withdrawal.returned')
  }
  const payable = payableOf(payment)
  if (outcome.amount.minor !== payable.minor || outcome.amount.currency !== payment.currency) {
    parts.warn('a withdrawal was paid with another amount', { payment: payment.key })
  }
  const after = await parts.money.withdrawal.settled(tx, { ...event, taxMinor: payment.taxMinor })
  tellBalance(parts, tx, payment, after)
  await moveOn(parts, tx, payment, {
    state: 'paid',
    ...(isUsed && { reason: 'reference-used' }),
    companyReference: outcome.reference,
    paidMinor: payable.minor,
    dueInS: null,
  })
  mayDie(tx, 'withdrawal.paid')
}

/**
 * No answer is no answer: nothing settles. The company is asked again when the row says so, which was written before it was
 * asked: whoever says `pending`, and however often, moves no question.
 */
async function stillSilent(
  parts: BankingParts,
  tx: Tx,
  payment: Payment,
  outcome: Extract<PaymentOutcome, { state: 'pending' }>,
): Promise<Heard> {
  if (ENDED.includes(payment.state) || payment.state === 'failed') return 'known'
  const { unknownIsFinalAfterS } = parts.methods.plug(payment.viewName).facts
  if (outcome.why === 'not-received' && unknownIsFinalAfterS !== null && payment.silentS > unknownIsFinalAfterS) {
    // The company says it never heard of it, and the protocol refuses whatever copy may still be under way.
    return applyOutcome(parts, tx, payment, { state: 'failed', reason: 'not-received' })
  }
  return 'pending'
}
