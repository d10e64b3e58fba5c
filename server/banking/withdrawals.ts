/** Withdrawals: held at once, cancellable while requested, sent when the hold is over, paid or returned. */
import type { Amount } from '@uwanja/contract/wire/amounts'
import type { Tx } from '@uwanja/database/sql'
import type { PaymentFacts, PaymentOutcome } from '@uwanja/providers/plugs'
import { mayDie, mayDieHandedOver } from '../runtime/failpoints.ts'
import type { Player } from '../players/store.ts'
import { refuse } from '../runtime/refuse.ts'
import { complained } from './complaints.ts'
import { allowedAmount, newKey, orderOf } from './deposits.ts'
import { agreed } from './exchange.ts'
import type { Heard } from './decide.ts'
import { hasSlept } from './hand-over.ts'
import { actOf } from './life.ts'
import { tellMoved } from './news.ts'
import { advance } from './advance.ts'
import { hear } from './outcomes.ts'
import type { BankingParts } from './parts.ts'
import { insertPayment, lockOpenWithdrawal, lockPayment, noteHeld, noteStep, type Payment } from './store.ts'
import { EARLY_S } from './waits.ts'
import { waitsForPerson } from './withdrawal-risk.ts'

/** Where the money shall go, for methods that ask; `name` is whom the player saw before they confirmed. */
export interface Destination {
  readonly details: Readonly<Record<string, string>>
  readonly name?: string
}

/** Whose account a destination is, as the company says it now. */
export async function lookUpName(
  parts: BankingParts,
  player: Player,
  viewName: string,
  details: Destination['details'],
): Promise<string> {
  const { facts, lookUp } = parts.methods.chosen(viewName, player)
  if (!lookUp) return refuse('METHOD_NOT_AVAILABLE')
  const found = await lookUp(details, parts.methods.wire(facts.company))
  if ('name' in found) return found.name
  return refuse(found.why === 'not-found' ? 'ACCOUNT_NOT_FOUND' : 'METHOD_NOT_AVAILABLE')
}

/** A proven number of the player's own is theirs whatever a network says, and M-Pesa tells no names at all. */
async function nameOf(parts: BankingParts, player: Player, viewName: string, { details }: Destination) {
  if (details['msisdn'] !== player.number) return lookUpName(parts, player, viewName, details)
  const { facts, lookUp } = parts.methods.chosen(viewName, player)
  const found = await lookUp!(details, parts.methods.wire(facts.company))
  return 'name' in found ? found.name : null
}

/**
 * The destination is the player's own number, or an account whose name was looked up: the name is looked up again here,
 * so no field of the request can send money to somebody whom the player did not see.
 */
export async function requestWithdrawal(
  parts: BankingParts,
  player: Player,
  viewName: string,
  amountText: string,
  destination: Destination = { details: {} },
): Promise<bigint> {
  const { facts, lookUp } = parts.methods.chosen(viewName, player)
  const amount = allowedAmount(parts, player, amountText, viewName)
  if (player.numberProvenAt === null) refuse('NUMBER_NOT_VERIFIED')
  const name = lookUp ? await nameOf(parts, player, viewName, destination) : null
  if (name !== null && destination.name !== undefined && destination.name !== name) refuse('ACCOUNT_NAME_CHANGED')
  const kept = { ...destination.details, ...(name === null ? {} : { name }) }
  return parts.db.transaction(async (tx) => {
    const order = await writeOrder(parts, tx, player, { facts, amount, details: kept, isTaxed: true })
    // The row counts already, and the wallet's lock is held.
    await parts.identityCovers(tx, player.id, 'what was withdrawn')
    if (!(await waitsForPerson(parts, tx, order))) await sendWhenHeld(parts, tx, order.id)
    mayDie(tx, 'withdrawal.requested')
    return order.id
  })
}

type Order = Pick<Payment, 'id' | 'playerId' | 'viewName' | 'msisdn' | 'details' | 'minor'>

/** The order's row, and its money out of reach of stakes. Whether it may go is asked by who calls. */
export async function writeOrder(
  parts: BankingParts,
  tx: Tx,
  player: Player,
  wish: {
    readonly facts: PaymentFacts
    readonly amount: Amount
    readonly details: Readonly<Record<string, string>>
    readonly isTaxed: boolean
  },
): Promise<Order> {
  const { facts, amount } = wish
  const [key, playerId] = [newKey(), player.id]
  const taxMinor = wish.isTaxed ? await taxOn(parts, tx, facts, amount) : 0n
  const payable = { currency: amount.currency, minor: amount.minor - taxMinor }
  const row = {
    direction: 'withdraw',
    ...{ key, viewName: facts.viewName, company: facts.company, playerId, amount, taxMinor },
    msisdn: player.number,
    details: { ...wish.details, ...agreed(parts.methods.rates, facts, payable) },
  } as const
  const { withdrawHoldS } = parts.settings
  const id = (await insertPayment(tx, { ...row, dueInS: withdrawHoldS })) ?? refuse('PENDING_TRANSACTION_ON_ACCOUNT')
  await parts.forfeitBonus(tx, playerId)
  const after = await parts.money.withdrawal.held(tx, { company: facts.company, key, playerId, amount })
  await noteHeld(tx, id, after.cash + after.bonus)
  tellMoved(parts, tx, { id, playerId, currency: player.currency }, { states: ['requested'], after })
  return { ...row, id, minor: amount.minor }
}

/** It goes by itself, when the time is over in which its player may cancel it. */
export const sendWhenHeld = (parts: BankingParts, tx: Tx, id: bigint): Promise<void> =>
  parts.jobs.ask(tx, 'payment-due', { paymentId: id.toString() }, parts.settings.withdrawHoldS)

/** Withheld of an order. A company that takes whole units pays out whole units: the tax leaves the rest to the player. */
async function taxOn(parts: BankingParts, tx: Tx, { currency }: PaymentFacts, amount: Amount): Promise<bigint> {
  const minor = await parts.tax.ofPayment(tx, 'withdrawal', amount.minor)
  return currency === amount.currency ? minor - (minor % 100n) : minor
}

export function cancelWithdrawal(parts: BankingParts, playerId: bigint): Promise<void> {
  return parts.db.transaction(async (tx) => {
    const payment = (await lockOpenWithdrawal(tx, playerId)) ?? refuse('NO_PENDING_WITHDRAWAL')
    if (!parts.jurisdiction.withdrawals.mayCancel) refuse('WITHDRAWAL_CANCEL_FORBIDDEN')
    await advance(parts, tx, payment, { kind: 'cancel', reason: 'cancelled' })
  })
}

/** A payment's next step, when it is due: a job rings, and so may a start or a shifted clock; the row decides. */
export async function paymentDue(parts: BankingParts, paymentId: bigint): Promise<void> {
  const beganMs = Date.now()
  const taken = await parts.db.transaction(async (tx) => {
    const payment = await lockPayment(tx, paymentId)
    if (!payment || payment.dueInS === null) return null
    if (payment.dueInS > 0) {
      // What rings long before was asked for an earlier moment; the later one has an alarm of its own.
      if (payment.dueInS > EARLY_S) return null
      await parts.jobs.ask(tx, 'payment-due', { paymentId: payment.id.toString() }, Math.ceil(payment.dueInS))
      return null
    }
    // What it writes is committed before the company hears of it. Of an order: after `sent` cancelling is refused, and a crash is
    // asked about. Of a question: the next one is fixed, so that alarms that come twice ask once, and no answer moves it.
    const { act } = await advance(parts, tx, payment, { kind: 'due' })
    return { payment, then: act && actOf(act).then }
  })
  if (taken?.then === 'hand over' && !hasSlept(beganMs)) await send(parts, taken.payment)
  if (taken?.then === 'ask') await ask(parts, taken.payment)
}

/** Hands an order over that says `sent` already. */
export async function send(parts: BankingParts, payment: Payment): Promise<void> {
  const plug = parts.methods.plug(payment.viewName)
  const step = await plug.start(orderOf(payment), parts.methods.wire(payment.company), {})
  if (step.keep) await noteStep(parts.db, payment.id, step.keep, null)
  mayDieHandedOver('withdrawal.sent')
  if (step.next === 'settled') await hear(parts, payment.key, payment.company, step.outcome)
  if (step.next === 'wait' && step.why) await complained(parts, payment.company, step.why, { refused: payment.id })
}

/** Keys and doors that are closed to a question say nothing of the order; a float that did not reach says that it did not move. */
async function listenForComplaint(parts: BankingParts, payment: Payment, outcome: PaymentOutcome): Promise<void> {
  if (outcome.state !== 'pending' || outcome.why === undefined || outcome.why === 'not-received') return
  const { company, id, direction } = payment
  const isAboutIt = outcome.why === 'no-float' && direction === 'withdraw'
  await complained(parts, company, outcome.why, isAboutIt ? { refused: id } : {})
}

/**
 * The company has said that it never received this withdrawal, and nobody else handed it over since it was read.
 * @returns true: that it goes again is written down, and whoever asked sends it.
 */
async function goesAgain(parts: BankingParts, asked: Payment): Promise<boolean> {
  if (asked.direction !== 'withdraw') return false
  return parts.db.transaction(async (tx) => {
    const payment = await lockPayment(tx, asked.id)
    if (payment?.updatedAt.getTime() !== asked.updatedAt.getTime()) return false
    return (await advance(parts, tx, payment, { kind: 'again' })).act !== null
  })
}

/** Unknown is resolved by a question. Only what never arrived goes again, where that can move nothing twice (049). */
export async function ask(parts: BankingParts, payment: Payment): Promise<Heard> {
  const plug = parts.methods.plug(payment.viewName)
  const outcome = await plug.status(orderOf(payment), parts.methods.wire(payment.company))
  await listenForComplaint(parts, payment, outcome)
  if (outcome.state === 'pending' && outcome.why === 'not-received') {
    const beganMs = Date.now()
    if ((await goesAgain(parts, payment)) && !hasSlept(beganMs)) {
      await send(parts, payment)
      return 'pending'
    }
  }
  return hear(parts, payment.key, payment.company, outcome)
}
