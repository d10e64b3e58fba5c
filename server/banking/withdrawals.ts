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
import type { CallbackAnswer } from './decide.ts'
import { hasSlept } from './hand-over.ts'
import { actOf } from './life.ts'
import { publishMoved } from './publish.ts'
import { advance } from './advance.ts'
import { takeOutcome } from './outcomes.ts'
import type { BankingDeps } from './deps.ts'
import { insertPayment, lockOpenWithdrawal, lockPayment, noteHeld, noteStep, type Payment } from './store.ts'
import { EARLY_S } from './waits.ts'
import { waitsForPerson } from './withdrawal-risk.ts'

/** Where the money shall go, for methods that ask; `name` is whom the player saw before they confirmed. */
export interface Destination {
  readonly details: Readonly<Record<string, string>>
  readonly name?: string
  /** The client's own name for the order; null: none. */
  readonly onceKey?: string | null
}

/** Whose account a destination is, as the company says it now. */
export async function lookupName(
  deps: BankingDeps,
  player: Player,
  viewName: string,
  details: Destination['details'],
): Promise<string> {
  const { facts, lookUp } = deps.methods.chosen(viewName, player)
  if (!lookUp) return refuse('METHOD_NOT_AVAILABLE')
  const found = await lookUp(details, deps.methods.wire(facts.company))
  if ('name' in found) return found.name
  return refuse(found.why === 'not-found' ? 'ACCOUNT_NOT_FOUND' : 'METHOD_NOT_AVAILABLE')
}

/** A proven number of the player's own is theirs whatever a network says, and M-Pesa tells no names at all. */
async function nameOf(deps: BankingDeps, player: Player, viewName: string, { details }: Destination) {
  if (details['msisdn'] !== player.number) return lookupName(deps, player, viewName, details)
  const { facts, lookUp } = deps.methods.chosen(viewName, player)
  const found = await lookUp!(details, deps.methods.wire(facts.company))
  return 'name' in found ? found.name : null
}

/**
 * The destination is the player's own number, or an account whose name was looked up: the name is looked up again here,
 * so no field of the request can send money to somebody whom the player did not see.
 */
export async function requestWithdrawal(
  deps: BankingDeps,
  player: Player,
  viewName: string,
  amountText: string,
  destination: Destination = { details: {} },
): Promise<bigint> {
  const { facts, lookUp } = deps.methods.chosen(viewName, player)
  const amount = allowedAmount(deps, player, amountText, viewName)
  if (player.numberProvenAt === null) refuse('NUMBER_NOT_VERIFIED')
  const name = lookUp ? await nameOf(deps, player, viewName, destination) : null
  if (name !== null && destination.name !== undefined && destination.name !== name) refuse('ACCOUNT_NAME_CHANGED')
  const kept = { ...destination.details, ...(name === null ? {} : { name }) }
  return deps.db.transaction(async (tx) => {
    const { onceKey = null } = destination
    const order = await writeOrder(deps, tx, player, { facts, amount, details: kept, isTaxed: true, onceKey })
    // The row counts already, and the wallet's lock is held.
    await deps.isWithinKycLimit(tx, player.id, 'what was withdrawn')
    if (!(await waitsForPerson(deps, tx, order))) await sendWhenHeld(deps, tx, order.id)
    mayDie(tx, 'withdrawal.requested')
    return order.id
  })
}

type Order = Pick<Payment, 'id' | 'playerId' | 'viewName' | 'msisdn' | 'details' | 'minor'>

/** The order's row, and its money out of reach of stakes. Whether it may go is asked by who calls. */
export async function writeOrder(
  deps: BankingDeps,
  tx: Tx,
  player: Player,
  change: {
    readonly facts: PaymentFacts
    readonly amount: Amount
    readonly details: Readonly<Record<string, string>>
    readonly isTaxed: boolean
    readonly onceKey?: string | null
  },
): Promise<Order> {
  const { facts, amount } = change
  const [key, playerId] = [newKey(), player.id]
  const taxMinor = change.isTaxed ? await taxOn(deps, tx, facts, amount) : 0n
  const payable = { currency: amount.currency, minor: amount.minor - taxMinor }
  const row = {
    direction: 'withdraw',
    key,
    viewName: facts.viewName,
    company: facts.company,
    playerId,
    amount,
    taxMinor,
    onceKey: change.onceKey ?? null,
    msisdn: player.number,
    details: { ...change.details, ...agreed(deps.methods.rates, facts, payable) },
  } as const
  const { withdrawHoldS } = deps.settings
  const id = (await insertPayment(tx, { ...row, dueInS: withdrawHoldS })) ?? refuse('PENDING_TRANSACTION_ON_ACCOUNT')
  await deps.forfeitBonus(tx, playerId)
  const after = await deps.money.withdrawal.held(tx, { company: facts.company, key, playerId, amount })
  await noteHeld(tx, id, after.cash + after.bonus)
  publishMoved(deps, tx, { id, playerId, currency: player.currency }, { states: ['requested'], after })
  return { ...row, id, minor: amount.minor }
}

/** It goes by itself, when the time is over in which its player may cancel it. */
export const sendWhenHeld = (deps: BankingDeps, tx: Tx, id: bigint): Promise<void> =>
  deps.jobs.ask(tx, 'payment-due', { paymentId: id.toString() }, deps.settings.withdrawHoldS)

/** Withheld of an order. A company that takes whole units pays out whole units: the tax leaves the rest to the player. */
async function taxOn(deps: BankingDeps, tx: Tx, { currency }: PaymentFacts, amount: Amount): Promise<bigint> {
  const minor = await deps.tax.ofPayment(tx, 'withdrawal', amount.minor)
  return currency === amount.currency ? minor - (minor % 100n) : minor
}

export function cancelWithdrawal(deps: BankingDeps, playerId: bigint): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const payment = (await lockOpenWithdrawal(tx, playerId)) ?? refuse('NO_PENDING_WITHDRAWAL')
    if (!deps.jurisdiction.withdrawals.mayCancel) refuse('WITHDRAWAL_CANCEL_FORBIDDEN')
    await advance(deps, tx, payment, { kind: 'cancel', reason: 'cancelled' })
  })
}

/** A payment's next step, when it is due: a job rings, and so may a start or a shifted clock; the row decides. */
export async function paymentDue(deps: BankingDeps, paymentId: bigint): Promise<void> {
  const beganMs = Date.now()
  const taken = await deps.db.transaction(async (tx) => {
    const payment = await lockPayment(tx, paymentId)
    if (!payment || payment.dueInS === null) return null
    if (payment.dueInS > 0) {
      // What rings long before was asked for an earlier moment; the later one has an alarm of its own.
      if (payment.dueInS > EARLY_S) return null
      await deps.jobs.ask(tx, 'payment-due', { paymentId: payment.id.toString() }, Math.ceil(payment.dueInS))
      return null
    }
    // What it writes is committed before the company hears of it. Of an order: after `sent` cancelling is refused, and a crash is
    // asked about. Of a question: the next one is fixed, so that alarms that come twice ask once, and no answer moves it.
    const { act } = await advance(deps, tx, payment, { kind: 'due' })
    return { payment, then: act && actOf(act).then }
  })
  if (taken?.then === 'hand over' && !hasSlept(beganMs)) await send(deps, taken.payment)
  if (taken?.then === 'ask') await ask(deps, taken.payment)
}

/** Hands an order over that says `sent` already. */
export async function send(deps: BankingDeps, payment: Payment): Promise<void> {
  const plug = deps.methods.plug(payment.viewName)
  const step = await plug.start(orderOf(payment), deps.methods.wire(payment.company), {})
  if (step.keep) await noteStep(deps.db, payment.id, step.keep, null)
  mayDieHandedOver('withdrawal.sent')
  if (step.next === 'settled') await takeOutcome(deps, payment.key, payment.company, step.outcome)
  if (step.next === 'wait' && step.why) await complained(deps, payment.company, step.why, { refused: payment.id })
}

/** Keys and doors that are closed to a question say nothing of the order; a float that did not reach says that it did not move. */
async function listenForComplaint(deps: BankingDeps, payment: Payment, outcome: PaymentOutcome): Promise<void> {
  if (outcome.state !== 'pending' || outcome.why === undefined || outcome.why === 'not-received') return
  const { company, id, direction } = payment
  const isAboutIt = outcome.why === 'no-float' && direction === 'withdraw'
  await complained(deps, company, outcome.why, isAboutIt ? { refused: id } : {})
}

/**
 * The company has said that it never received this withdrawal, and nobody else handed it over since it was read.
 * @returns true: that it goes again is written down, and whoever asked sends it.
 */
async function goesAgain(deps: BankingDeps, asked: Payment): Promise<boolean> {
  if (asked.direction !== 'withdraw') return false
  return deps.db.transaction(async (tx) => {
    const payment = await lockPayment(tx, asked.id)
    if (payment?.updatedAt.getTime() !== asked.updatedAt.getTime()) return false
    return (await advance(deps, tx, payment, { kind: 'again' })).act !== null
  })
}

/** Unknown is resolved by a question. Only what never arrived goes again, where that can move nothing twice (049). */
export async function ask(deps: BankingDeps, payment: Payment): Promise<CallbackAnswer> {
  const plug = deps.methods.plug(payment.viewName)
  const outcome = await plug.status(orderOf(payment), deps.methods.wire(payment.company))
  await listenForComplaint(deps, payment, outcome)
  if (outcome.state === 'pending' && outcome.why === 'not-received') {
    const beganMs = Date.now()
    if ((await goesAgain(deps, payment)) && !hasSlept(beganMs)) {
      await send(deps, payment)
      return 'pending'
    }
  }
  return takeOutcome(deps, payment.key, payment.company, outcome)
}
