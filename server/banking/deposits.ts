/** Deposits: written down, handed to the company, credited when the company confirms. */
import { randomBytes } from 'node:crypto'
import { parseAmount, type Amount } from '@uwanja/contract/wire/amounts'
import type { WireStep } from '@uwanja/contract/site/wire-step'
import type { NextStep, PaymentOrder, Secrets } from '@uwanja/providers/plugs'
import { mayDieHandedOver } from '../runtime/failpoints.ts'
import type { Player } from '../players/store.ts'
import { refuse } from '../runtime/refuse.ts'
import { complained } from './complaints.ts'
import { depositAllowed, mayPayIn } from './deposit-gate.ts'
import { agreed, askedOf } from './exchange.ts'
import { paymentAsked } from './asked-store.ts'
import { advance } from './advance.ts'
import { takeOutcome } from './outcomes.ts'
import type { BankingDeps } from './deps.ts'
import { countOpenDeposits, insertPayment, lockPayment, noteStep, paymentOf, type Payment } from './store.ts'

/** How many prompts may wait on one phone: more is a mistake or a nuisance. */
const OPEN_DEPOSITS = 5
const OPEN_WITHIN_S = 600

export const newKey = (): string => `UW${randomBytes(9).toString('hex').toUpperCase()}`

/** The amount in the player's currency and within the limits of the method's account. */
export function allowedAmount(deps: BankingDeps, player: Player, text: string, viewName: string): Amount {
  const amount = parseAmount(text, player.currency) ?? refuse('INVALID_AMOUNT')
  const { min, max } = deps.methods.limits(viewName)
  if (amount.minor < min) refuse('BELOW_MINIMUM_LIMIT', { minLimit: Number(min) / 100 })
  if (amount.minor > max) refuse('ABOVE_MAXIMUM_LIMIT', { maxLimit: Number(max) / 100 })
  return amount
}

export const orderOf = (payment: Payment): PaymentOrder => ({
  key: payment.key,
  amount: askedOf(payment),
  msisdn: payment.msisdn,
  accountReference: payment.msisdn,
  details: payment.details,
})

const withEmail = (payment: Payment, { email }: Player): PaymentOrder => ({
  ...orderOf(payment),
  ...(email === '' ? {} : { email }),
})

/** What a deposit starts with beside its amount. */
export interface DepositExtras {
  /** Kept with the payment. */
  readonly details?: Readonly<Record<string, string>>
  /** Only handed on. */
  readonly secrets?: Secrets
  /** Empty: none, as from clients without a field for it. */
  readonly bonusCode?: string
  /** The client's own name for it; null: none. */
  readonly onceKey?: string | null
}

/** A payment that was handed over, and what its player has to do next. */
export interface Started {
  readonly id: bigint
  readonly step: NextStep
}

/** Refuses DEPOSIT_REJECTED when the company said no at once; whatever else happens to the money is told by the payment. */
export async function startDeposit(
  deps: BankingDeps,
  player: Player,
  viewName: string,
  amountText: string,
  { details = {}, secrets = {}, bonusCode = '', onceKey = null }: DepositExtras = {},
): Promise<Started> {
  const { facts, start } = deps.methods.chosen(viewName, player)
  const amount = allowedAmount(deps, player, amountText, viewName)
  const { depositQueryS } = deps.settings
  await deps.register.requireKnown(player.id, 'money')
  const payment = await deps.db.transaction(async (tx) => {
    await depositAllowed(deps, tx, player.id, amount)
    // Somebody else's process is at it: whoever asks once more is told what became of it.
    if (onceKey && (await paymentAsked(tx, player.id, onceKey))) refuse('SERVICE_UNAVAILABLE')
    if (bonusCode.trim() !== '') await deps.chooseBonus(tx, player, bonusCode)
    if ((await countOpenDeposits(tx, player.id, OPEN_WITHIN_S)) >= OPEN_DEPOSITS)
      refuse('PENDING_TRANSACTION_ON_ACCOUNT')
    const row = {
      key: newKey(),
      direction: 'deposit',
      viewName,
      company: facts.company,
      playerId: player.id,
      amount,
      msisdn: player.number,
      details: { ...details, ...agreed(deps.methods.rates, facts, amount) },
      onceKey,
    } as const
    const id = await insertPayment(tx, { ...row, dueInS: depositQueryS })
    const written = (await lockPayment(tx, id!))!
    // From here on the company may takeOutcome of it: `sent` is written before, so that a crash in between is asked about.
    await advance(deps, tx, written, { kind: 'order' })
    return written
  })
  const step = await start(withEmail(payment, player), deps.methods.wire(facts.company), secrets)
  mayDieHandedOver('deposit.started')
  return stepTaken(deps, payment, step)
}

/** The player's answer to what the company asked: a PIN, a code, an address. */
export async function proceedDeposit(
  deps: BankingDeps,
  player: Player,
  rawPaymentId: string,
  ask: string,
  secrets: Secrets,
): Promise<Started> {
  const payment = /^\d{1,18}$/.test(rawPaymentId) ? await paymentOf(deps.db, player.id, BigInt(rawPaymentId)) : null
  const proceed = payment?.direction === 'deposit' ? deps.methods.plug(payment.viewName).proceed : undefined
  if (!payment || !proceed) return refuse('NOT_FOUND')
  // Only what was asked is answered: a code for a payment that has ended, or that waits for something else, goes nowhere.
  if (payment.state !== 'sent' || payment.nextStep?.next !== 'ask' || payment.nextStep.ask !== ask)
    refuse('NO_LONGER_OPEN')
  // A card that is charged now would only be paid back: who has excluded themselves since is told before.
  await deps.db.transaction((tx) => mayPayIn(deps, tx, player.id))
  const step = await proceed(withEmail(payment, player), ask, deps.methods.wire(payment.company), secrets)
  return stepTaken(deps, payment, step)
}

/** Writes down what the plug keeps and what the page shows, and hears an outcome that came at once. */
async function stepTaken(deps: BankingDeps, payment: Payment, step: NextStep): Promise<Started> {
  if (step.next === 'settled') {
    await takeOutcome(deps, payment.key, payment.company, step.outcome)
    if (step.outcome.state === 'failed') refuse('DEPOSIT_REJECTED', { reason: step.outcome.reason })
  } else if (step.next !== 'wait' || step.keep || payment.nextStep) {
    await noteStep(deps.db, payment.id, step.keep ?? {}, wireStep(step))
  }
  if (step.next === 'wait' && step.why) await complained(deps, payment.company, step.why)
  return { id: payment.id, step }
}

/** As the page is shown it: without what only the plug needs again. */
export function wireStep(step: NextStep): WireStep | null {
  const { keep: _kept, ...shown } = step
  return shown.next === 'wait' || shown.next === 'settled' ? null : shown
}
