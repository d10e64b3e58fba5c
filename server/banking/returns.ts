/**
 * Money that was pushed in for an excluded player goes back by itself where its company can pay a phone: to the phone that
 * paid. Where it cannot, and where it failed, it is an operator's (docs/decisions/036).
 */
import { randomBytes } from 'node:crypto'
import type { PaymentOrder, PaymentOutcome } from '@uwanja/providers/plugs'
import type { Tx } from '@uwanja/money/sql'
import { mayDie, mayDieHandedOver } from '../runtime/failpoints.ts'
import { hasSlept } from './hand-over.ts'
import { lockSuspense, settleSuspense } from './parked-store.ts'
import type { BankingDeps } from './deps.ts'
import {
  hasDecision,
  insertReturn,
  lockPaymentOf,
  lockReturn,
  postponeReturn,
  takeReturnStep,
  type Return,
} from './returns-store.ts'
import { lockPayment, type Payment } from './store.ts'
import { EARLY_S, nextQuestionS } from './waits.ts'

/** In the transaction that parked the money. */
export async function planReturn(deps: BankingDeps, tx: Tx, payment: Payment): Promise<void> {
  const money = await lockSuspense(tx, { kind: 'parked', id: payment.id })
  const plug = deps.methods.all().find(({ facts }) => facts.company === payment.company && facts.flow === 'own-number')
  if (!money || !plug || money.currency !== (plug.facts.currency ?? deps.jurisdiction.currency)) return
  if (!/^\d{9,15}$/.test(money.msisdn)) return
  const { company, msisdn, currency, minor } = money
  const key = `UB${randomBytes(9).toString('hex').toUpperCase()}`
  const row = { paymentId: payment.id, key, viewName: plug.facts.viewName, company, msisdn, currency, minor }
  // Time for an operator to see it first.
  const { returnAfterS } = deps.settings
  const id = await insertReturn(tx, row, returnAfterS)
  if (id !== null) await ringAgain(deps, tx, id, returnAfterS)
}

/** A return's next step: a job rings, and so may a start or a shifted clock; the row decides. */
export async function returnDue(deps: BankingDeps, id: bigint): Promise<void> {
  const beganMs = Date.now()
  const taken = await deps.db.transaction((tx) => nextStep(deps, tx, id))
  if (!taken || (taken.step === 'send' && hasSlept(beganMs))) return
  const plug = deps.methods.plug(taken.row.viewName)
  const wire = deps.methods.wire(taken.row.company)
  if (taken.step === 'ask')
    return void (await takeReturnOutcome(deps, taken.row.key, await plug.status(orderOf(taken.row), wire)))
  const step = await plug.start(orderOf(taken.row), wire, {})
  mayDieHandedOver('return.sent')
  if (step.next === 'settled') await takeReturnOutcome(deps, taken.row.key, step.outcome)
}

async function nextStep(deps: BankingDeps, tx: Tx, id: bigint): Promise<{ row: Return; step: 'send' | 'ask' } | null> {
  // The payment first, as operators do: of the two at once one sees the other.
  if (!(await lockPaymentOf(tx, 'id', id))) return null
  const row = await lockReturn(tx, 'id', id)
  if (!row || row.dueInS === null) return null
  if (row.dueInS > 0) {
    // What rings long before was asked for an earlier moment; the later one has an alarm of its own.
    if (row.dueInS <= EARLY_S) await ringAgain(deps, tx, id, Math.ceil(row.dueInS))
    return null
  }
  const { depositQueryS } = deps.settings
  if (row.state === 'sent') {
    // As with payments: fixed before it is asked, so that no answer and no second alarm moves it.
    const waitS = nextQuestionS(depositQueryS, row.tries)
    await postponeReturn(tx, id, waitS)
    await ringAgain(deps, tx, id, waitS)
    return { row, step: 'ask' }
  }
  if (await hasDecision(tx, row.paymentId)) {
    await takeReturnStep(tx, id, { state: 'dropped', reason: 'an operator was faster', dueInS: null })
    return null
  }
  // `sent` is committed before the company hears of it: a crash in between is asked about, never sent again.
  await takeReturnStep(tx, id, { state: 'sent', dueInS: depositQueryS })
  await ringAgain(deps, tx, id, depositQueryS)
  mayDie(tx, 'return.sent')
  return { row, step: 'send' }
}

const ringAgain = ({ jobs }: BankingDeps, tx: Tx, id: bigint, afterS: number): Promise<void> =>
  jobs.ask(tx, 'return-due', { returnId: id.toString() }, afterS)

const orderOf = ({ key, currency, minor, msisdn }: Return): PaymentOrder => ({
  key,
  msisdn,
  accountReference: msisdn,
  details: {},
  amount: { currency, minor },
})

/** What the company says of it, whoever brought it. False: it is no order of this kind. */
export function takeReturnOutcome(
  deps: BankingDeps,
  key: string,
  outcome: PaymentOutcome,
  company?: string,
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    // In the order of everybody who locks both, or two at once would wait for each other.
    const row = (await lockPaymentOf(tx, 'key', key)) ? await lockReturn(tx, 'key', key) : null
    if (!row || (company !== undefined && row.company !== company)) return false
    if (outcome.state === 'paid' && (row.state === 'failed' || row.state === 'dropped'))
      deps.warn('a company contradicts a return that has ended', { return: key, says: outcome.state })
    if (row.state !== 'sent') return true
    const { unknownIsFinalAfterS } = deps.methods.plug(row.viewName).facts
    const isLost = outcome.state === 'pending' && outcome.why === 'not-received'
    if (isLost && unknownIsFinalAfterS !== null && row.silentS > unknownIsFinalAfterS)
      await failed(deps, tx, row, 'not-received')
    else if (outcome.state === 'failed') await failed(deps, tx, row, outcome.reason)
    else if (outcome.state === 'paid') await paid(deps, tx, row, outcome.reference)
    return true
  })
}

/** One kind and key in the ledger with every other end of parked money: exactly one of them happens. */
async function paid(deps: BankingDeps, tx: Tx, row: Return, reference: string): Promise<void> {
  const payment = await lockPayment(tx, row.paymentId)
  const amount = { currency: row.currency, minor: row.minor }
  await deps.money.deposit.sentBack(tx, { company: row.company, key: payment!.key, amount })
  await takeReturnStep(tx, row.id, { state: 'paid', reference, dueInS: null })
  await settleSuspense(tx, { kind: 'parked', id: row.paymentId }, 'sent-back')
  mayDie(tx, 'return.paid')
}

async function failed(deps: BankingDeps, tx: Tx, row: Return, reason: string): Promise<void> {
  deps.warn('parked money could not be sent back', { return: row.key, reason })
  await takeReturnStep(tx, row.id, { state: 'failed', reason, dueInS: null })
}
