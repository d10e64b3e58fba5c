/**
 * An account that is closed is paid out by rule (docs/decisions/071): an ordinary order of all its cash to the player's own
 * proven number, written once, asked about as every order, and a person's where a rule can do no more.
 */
import type { ClosingWhy } from '@uwanja/contract/operators/closings'
import { moneyText } from '@uwanja/contract/wire/amounts'
import { isOpen, type PaymentState } from '@uwanja/contract/site/payment-states'
import type { Tx } from '@uwanja/database/sql'
import type { Settings } from '../settings/env.ts'
import { isHeldFor, isOnHold } from '../holds/store.ts'
import { playerById } from '../players/store.ts'
import type { Jobs } from '../runtime/jobs.ts'
import { Refused } from '../runtime/refuse.ts'
import { insertClosing, lockClosing, movedInAll, restartClosing, stepClosing, type Closing } from './closing-store.ts'
import type { BankingDeps } from './deps.ts'
import { openWithdrawals } from './store.ts'
import { MINORS_HOLD, waitsForPerson } from './withdrawal-risk.ts'
import { sendWhenHeld, writeOrder } from './withdrawals.ts'

const DAY_S = 86_400
/** Nothing is there: a win of an open bet may still come. */
const EMPTY_LOOK_S = 7 * DAY_S

const HOLD_OF = { 'second-account': 'second-account', minor: 'age' } as const
const cameBack = (state: PaymentState): boolean => state !== 'paid' && !isOpen(state)

const ring = ({ jobs }: { jobs: Pick<Jobs, 'ask'> }, tx: Tx, playerId: bigint, inS: number) =>
  jobs.ask(tx, 'close-out', { playerId: playerId.toString() }, inS)

/** In the transaction that closed the account. Operators have time to see it first. */
export async function planClosing(
  deps: { readonly jobs: Pick<Jobs, 'ask'>; readonly settings: Pick<Settings, 'returnAfterS'> },
  tx: Tx,
  playerId: bigint,
  why: ClosingWhy,
): Promise<void> {
  const { returnAfterS } = deps.settings
  if (await insertClosing(tx, playerId, why, returnAfterS)) await ring(deps, tx, playerId, returnAfterS)
}

/** A person wants the rule to try again. False: it is not theirs. */
export async function closingAgain(deps: BankingDeps, tx: Tx, playerId: bigint): Promise<boolean> {
  if (!(await restartClosing(tx, playerId))) return false
  await ring(deps, tx, playerId, 0)
  return true
}

/** A step: a job rings, and so may a start or a shifted clock; the row decides. */
export async function closeOutDue(deps: BankingDeps, playerId: bigint): Promise<void> {
  try {
    await deps.db.transaction(async (tx) => {
      const row = await lockClosing(tx, playerId)
      if (row?.dueInS === null || row?.state !== 'waiting') return
      if (row.dueInS > 0) return ring(deps, tx, playerId, Math.ceil(row.dueInS))
      await nextStep(deps, tx, row)
    })
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    await deps.db.transaction((tx) => leave(tx, playerId, error.code))
  }
}

/** From here on it is a person's. */
async function leave(tx: Tx, playerId: bigint, reason: string): Promise<void> {
  if ((await lockClosing(tx, playerId))?.state === 'waiting')
    await stepClosing(tx, playerId, { state: 'person', reason, dueInS: null })
}

async function later(deps: BankingDeps, tx: Tx, playerId: bigint, reason: string, dueInS: number): Promise<void> {
  await stepClosing(tx, playerId, { state: 'waiting', reason, dueInS })
  await ring(deps, tx, playerId, dueInS)
}

async function nextStep(deps: BankingDeps, tx: Tx, { playerId, why, paymentState }: Closing): Promise<void> {
  if (!(await isHeldFor(tx, playerId, HOLD_OF[why])))
    return stepClosing(tx, playerId, { state: 'dropped', reason: '', dueInS: null })
  if (paymentState !== null && cameBack(paymentState)) return leave(tx, playerId, paymentState)
  const player = (await playerById(tx, playerId))!
  if (player.numberProvenAt === null) return leave(tx, playerId, 'NUMBER_NOT_VERIFIED')
  const plug = deps.methods.offered('withdraw', player).find(({ facts }) => facts.flow === 'own-number')
  if (!plug) return leave(tx, playerId, 'METHOD_NOT_AVAILABLE')
  const beside = why === 'minor' ? MINORS_HOLD : []
  if (await isOnHold(tx, playerId, 'withdrawals', beside)) return later(deps, tx, playerId, 'ACCOUNT_ON_HOLD', DAY_S)
  const cash = await toPay(deps, tx, playerId, why)
  const { min, max } = deps.methods.limits(plug.facts.viewName)
  if (cash < min) return later(deps, tx, playerId, cash > 0n ? 'BELOW_MINIMUM_LIMIT' : '', EMPTY_LOOK_S)
  // Their own order is under way: what is left goes after it.
  if ((await openWithdrawals(tx, [playerId])).size > 0)
    return later(deps, tx, playerId, 'PENDING_TRANSACTION_ON_ACCOUNT', DAY_S)
  const amount = { currency: player.currency, minor: cash < max ? cash : max }
  // What a minor paid in goes back whole.
  const isTaxed = why !== 'minor'
  const order = await writeOrder(deps, tx, player, { facts: plug.facts, amount, details: {}, isTaxed })
  await stepClosing(tx, playerId, { state: 'waiting', reason: '', paymentId: order.id, dueInS: DAY_S })
  // That a minor's deposits go back was decided by two people, who saw the sum.
  const mayGo = why === 'minor' || (await asAnyOther(deps, tx, order))
  if (mayGo) await sendWhenHeld(deps, tx, order.id)
  await ring(deps, tx, playerId, DAY_S)
  await deps.notify(tx, playerId, 'closingPaid', { amount: moneyText(amount.minor, amount.currency) })
}

/** All that is there; a minor's wins that come later are nobody's to pay out. */
async function toPay(deps: BankingDeps, tx: Tx, playerId: bigint, why: ClosingWhy): Promise<bigint> {
  const { cash } = (await deps.money.read.wallet(tx, playerId))!
  if (why !== 'minor') return cash
  const { deposited, received } = await movedInAll(tx, playerId)
  return cash < deposited - received ? cash : deposited - received
}

/** The tiers and the reasons for which a person looks hold for a rule's order too. */
async function asAnyOther(deps: BankingDeps, tx: Tx, order: Parameters<typeof waitsForPerson>[2]): Promise<boolean> {
  await deps.isWithinKycLimit(tx, order.playerId, 'what was withdrawn')
  return !(await waitsForPerson(deps, tx, order))
}
