/** Deposits: written down, handed to the company, credited when the company confirms. */
import { randomBytes } from 'node:crypto'
import { parseAmount, type Amount } from '@uwanja/contract/amounts'
import type { PaymentOrder } from '@uwanja/providers/plugs'
import { mayDie, mayDieHandedOver } from '../failpoints.ts'
import type { Player } from '../players/store.ts'
import { refuse } from '../refuse.ts'
import { depositAllowed } from './deposit-gate.ts'
import { hear } from './outcomes.ts'
import { moveOn } from './news.ts'
import type { BankingParts } from './parts.ts'
import { amountOf, countOpenDeposits, insertPayment, lockPayment, type Payment } from './store.ts'

/** How many prompts may wait on one phone: more is a mistake or a nuisance. */
const OPEN_DEPOSITS = 5
const OPEN_WITHIN_S = 600

export const newKey = (): string => `UW${randomBytes(9).toString('hex').toUpperCase()}`

/** The amount in the player's currency and within the limits of the method's account. */
export function allowedAmount(parts: BankingParts, player: Player, text: string, limitId: number): Amount {
  const amount = parseAmount(text, player.currency) ?? refuse('INVALID_AMOUNT')
  const { min, max } = parts.methods.limits(limitId)
  if (amount.minor < min) refuse('BELOW_MINIMUM_LIMIT', { minLimit: Number(min) / 100 })
  if (amount.minor > max) refuse('ABOVE_MAXIMUM_LIMIT', { maxLimit: Number(max) / 100 })
  return amount
}

export const orderOf = (payment: Payment): PaymentOrder => ({
  key: payment.key,
  amount: amountOf(payment),
  msisdn: payment.msisdn,
  accountReference: payment.msisdn,
})

/** @returns the payment's id; its outcome comes later, unless the company refused at once. */
export async function startDeposit(
  parts: BankingParts,
  player: Player,
  viewName: string,
  amountText: string,
): Promise<bigint> {
  const { facts, start } = parts.methods.chosen(viewName, player)
  const amount = allowedAmount(parts, player, amountText, facts.limitId)
  const key = newKey()
  const { depositQueryS } = parts.settings
  const payment = await parts.db.transaction(async (tx) => {
    await depositAllowed(parts, tx, player.id, amount)
    if ((await countOpenDeposits(tx, player.id, OPEN_WITHIN_S)) >= OPEN_DEPOSITS)
      refuse('PENDING_TRANSACTION_ON_ACCOUNT')
    const row = {
      key,
      direction: 'deposit',
      viewName,
      company: facts.company,
      playerId: player.id,
      amount,
      msisdn: player.number,
    } as const
    const id = await insertPayment(tx, { ...row, dueInS: depositQueryS })
    await parts.jobs.ask(tx, 'payment-due', { paymentId: id!.toString() }, depositQueryS)
    const written = await lockPayment(tx, id!)
    // From here on the company may hear of it: `sent` is written before, so that a crash in between is asked about.
    await moveOn(parts, tx, written!, { state: 'sent', dueInS: depositQueryS })
    mayDie(tx, 'deposit.started')
    return written!
  })
  const step = await start(orderOf(payment), parts.methods.wire(facts.company))
  mayDieHandedOver('deposit.started')
  if (step.next === 'settled') {
    await hear(parts, key, facts.company, step.outcome)
    if (step.outcome.state === 'failed') refuse('DEPOSIT_REJECTED', { reason: step.outcome.reason })
  }
  return payment.id
}
