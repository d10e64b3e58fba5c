/** Does what was decided about a payment, all of it in one transaction: money, row, alarm, signals, letter. */
import { moneyText } from '@uwanja/contract/wire/amounts'
import type { Flow } from '@uwanja/contract/site/cashier'
import type { Recorded } from '@uwanja/money'
import type { Tx } from '@uwanja/money/sql'
import { mayDie } from '../runtime/failpoints.ts'
import type { PushWhat } from '../push/notes.ts'
import { refuse } from '../runtime/refuse.ts'
import type { Decided, Decision, Facts } from './decide.ts'
import { ACTS, type Act, type ActName, type Due } from './life.ts'
import { publishMoved } from './publish.ts'
import type { BankingDeps } from './deps.ts'
import { dueAgain } from './review-store.ts'
import { planReturn } from './returns.ts'
import { noteHandedOver, postpone, takeStep, type Payment } from './store.ts'
import { nextQuestionS } from './waits.ts'
import { waitAgain } from './withdrawal-risk.ts'

type StatusQuestion = Pick<Payment, 'tries' | 'silentS'>
type Waits = Pick<BankingDeps['settings'], 'depositQueryS' | 'withdrawHoldS'>

/** Seconds from now until a payment's next step; null: nothing is left to do. */
export const DUE: Readonly<Record<Due, (payment: StatusQuestion, waits: Waits) => number | null>> = {
  never: () => null,
  question: (_payment, { depositQueryS }) => depositQueryS,
  'next question': ({ tries }, { depositQueryS }) => nextQuestionS(depositQueryS, tries),
  'end of hold': ({ silentS }, { withdrawHoldS }) => Math.max(0, withdrawHoldS - silentS),
}

/** Who approves on a phone owns its number; a card or a bank proves nothing of it. */
const BY_PHONE: readonly Flow[] = ['push', 'pay-bill']

interface Moved {
  /** The player's wallet afterwards. */
  readonly after: Recorded
  readonly taxMinor?: bigint
  /** What the history tells of a deposit for ever; a withdrawal has that of its hold. */
  readonly balanceAfter?: bigint
}
type Through = (deps: BankingDeps, tx: Tx, payment: Payment, facts: Facts) => Promise<Moved | null>

const eventOf = ({ company, key, playerId, currency, minor }: Payment, { amount }: Facts) => ({
  company,
  key,
  playerId,
  amount: amount ?? { currency, minor },
})

type Paid = ReturnType<typeof eventOf> & { readonly taxMinor: bigint }

/** Less what is withheld of it, and with what else it brings: whether it is credited at once or by people. */
async function credited(
  deps: BankingDeps,
  tx: Tx,
  payment: Payment,
  facts: Facts,
  door: (paid: Paid) => Promise<Recorded>,
): Promise<Moved> {
  const event = eventOf(payment, facts)
  const { minor } = event.amount
  const taxMinor = await deps.tax.ofPayment(tx, 'deposit', minor)
  const alone = await door({ ...event, taxMinor })
  const { id: paymentId, playerId } = payment
  const after = (await deps.bonusForDeposit(tx, { paymentId, playerId, minor })) ?? alone
  return { after, taxMinor, balanceAfter: after.cash + after.bonus }
}

const DOORS: Readonly<Record<NonNullable<Act['door']>, Through>> = {
  'deposit.settled': (deps, tx, payment, facts) =>
    credited(deps, tx, payment, facts, (paid) => deps.money.deposit.settled(tx, paid)),
  'deposit.assigned': (deps, tx, payment, facts) =>
    credited(deps, tx, payment, facts, (paid) => deps.money.deposit.assigned(tx, paid)),
  async 'deposit.parked'({ money }, tx, payment, facts) {
    const { company, key, amount } = eventOf(payment, facts)
    await money.deposit.parked(tx, { company, key, amount, reason: facts.reason ?? '' })
    return null
  },
  'withdrawal.settled': async ({ money }, tx, payment, facts) => ({
    after: await money.withdrawal.settled(tx, { ...eventOf(payment, facts), taxMinor: payment.taxMinor }),
  }),
  'withdrawal.released': async ({ money }, tx, payment, facts) => ({
    after: await money.withdrawal.released(tx, eventOf(payment, facts)),
  }),
}

/** Acts that leave the state as it is. */
const STAYS: Readonly<Partial<Record<ActName, (tx: Tx, payment: Payment, inS: number | null) => Promise<void>>>> = {
  ask: (tx, payment, inS) => postpone(tx, payment, inS!),
  keep: (tx, { id }, inS) => dueAgain(tx, id, inS),
  letGo: (tx, { id }, inS) => dueAgain(tx, id, inS),
  again: (tx, { id }) => noteHandedOver(tx, id),
}

/** What some acts bring beside. */
const BESIDE: Readonly<
  Partial<Record<ActName, (deps: BankingDeps, tx: Tx, payment: Payment, why: string) => Promise<void>>>
> = {
  async credit(deps, tx, { viewName, playerId, msisdn }) {
    if (BY_PHONE.includes(deps.methods.plug(viewName).facts.flow)) await deps.numberProven(tx, playerId, msisdn)
  },
  async park(deps, tx, payment, why) {
    if (why === 'player-excluded') await planReturn(deps, tx, payment)
  },
  async keep(deps, tx, payment, why) {
    if (why === 'hold' || why === 'screening') await waitAgain(deps, tx, payment, why)
  },
}

export async function apply(deps: BankingDeps, tx: Tx, payment: Payment, decision: Decision): Promise<Decided> {
  if ('refusal' in decision) return refuse(decision.refusal)
  for (const [what, details] of decision.warnings) deps.warn(what, details)
  if (decision.act === null) return decision
  const { act: name, facts } = decision
  const act: Act = ACTS[name]
  const moved = act.door ? await DOORS[act.door](deps, tx, payment, facts) : null
  const inS = act.due ? DUE[act.due](payment, deps.settings) : null
  const { after, ...beside } = moved ?? {}
  const { amount: _through, ...noted } = facts
  for (const state of act.to) await takeStep(tx, payment, { ...noted, ...beside, state, dueInS: inS })
  await STAYS[name]?.(tx, payment, inS)
  if (inS !== null) await deps.jobs.ask(tx, 'payment-due', { paymentId: payment.id.toString() }, Math.ceil(inS))
  await BESIDE[name]?.(deps, tx, payment, facts.reason ?? '')
  publishMoved(deps, tx, payment, { states: act.to, after: act.signal === 'balance' ? after : undefined })
  if (act.letter) await writeTo(deps, tx, payment, act.letter, facts.reason ?? '')
  if (act.push) await pushToPhones(deps, tx, payment, act.push)
  if (act.mayDie) mayDie(tx, act.mayDie)
  return decision
}

/** Hours may have passed and no page may be open: money that came back is told where it can be read later. */
function writeTo(
  deps: BankingDeps,
  tx: Tx,
  { playerId, minor, currency, msisdn: number }: Payment,
  ...[letter, why]: [NonNullable<Act['letter']>, string]
): Promise<void> {
  const amount = moneyText(minor, currency)
  return deps.notify(tx, playerId, letter, letter === 'withdrawalRejected' ? { amount, why } : { amount, number })
}

/** A row that waits; nobody is spoken to here. */
async function pushToPhones({ push }: BankingDeps, tx: Tx, { id, playerId }: Payment, what: PushWhat): Promise<void> {
  await push?.(tx, [{ playerId, kind: 'money', what, tag: `payment-${id}`, path: `/payment?id=${id}` }])
}
