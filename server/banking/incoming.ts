/**
 * Money that comes without an order of ours: somebody paid to the pay-bill number or at an agent, with a user name as the
 * reference. Asked before where the company asks, credited once by the company's own reference, and never lost.
 */
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import type { Amount } from '@uwanja/contract/wire/amounts'
import type { CallAnswer, IncomingPayment } from '@uwanja/providers/payment-calls'
import type { PaymentPlug } from '@uwanja/providers/plugs'
import type { Tx } from '@uwanja/money/sql'
import { mayDie } from '../runtime/failpoints.ts'
import { fullNumber } from '../jurisdictions/jurisdictions.ts'
import { playerByPhone, type Player } from '../players/store.ts'
import { Refused } from '../runtime/refuse.ts'
import { askedOf, brought } from './exchange.ts'
import { depositRefusal } from './deposit-gate.ts'
import { advance } from './advance.ts'
import { paidNews } from './outcomes.ts'
import type { BankingDeps } from './deps.ts'
import { insertPayment, insertUnmatched, lockPayment, lockPaymentByKey, lockUnmatched, oneAtATime } from './store.ts'

type Refusal = Extract<CallAnswer, { did: 'refused' }>['why']
export type Paid = IncomingPayment & { readonly amount: Amount }

/** Our key for the company's money: the same money can only ever make the same key. */
export const incomingKey = (company: string, reference: string): string => `IN-${company}-${reference}`

/** May this be paid? Moves nothing. */
export async function validateIncoming(deps: BankingDeps, incoming: IncomingPayment): Promise<CallAnswer> {
  const plug = plugOf(deps, incoming)
  if (!plug) return no('not-now')
  const player = await payee(deps, plug, incoming)
  if (!player) return no('unknown-account')
  await deps.register.look(player.id, 'money')
  const why = incoming.amount && (await refusalOf(deps, player, plug, incoming.amount))
  return why ? no(why) : { did: 'taken', name: maskedName(player) }
}

/** It was paid: credited to the player, or kept for people to decide. Only a fault of ours is answered with a no. */
export async function takeIncoming(deps: BankingDeps, company: string, paid: Paid): Promise<CallAnswer> {
  const plug = plugOf(deps, paid)
  const player = plug && (await payee(deps, plug, paid))
  // Money that is there already: silence of the register is no reason to keep it from its player.
  if (player) await deps.register.look(player.id, 'money')
  return deps.db.transaction(async (tx) => {
    const key = incomingKey(company, paid.reference)
    // What is said twice at once is heard one after the other: there is no row yet to wait for.
    await oneAtATime(tx, key)
    const was = await known(tx, company, paid.reference)
    if (was) {
      const isSame = was.minor === paid.amount.minor && (was.currency ?? paid.amount.currency) === paid.amount.currency
      if (!isSame) deps.warn('a company’s reference came again with another amount', { payment: key })
      return isSame ? { did: 'known' } : no('amount')
    }
    return player ? credit(deps, tx, company, player, paid) : keepUnmatched(deps, tx, company, paid)
  })
}

/**
 * What we know this money as: a player's payment, or nobody's, who may have become a player since; a person decides of that.
 * The currency is null where the payment was written down in the wallet's and the money was another's.
 */
async function known(tx: Tx, company: string, reference: string) {
  const payment = await lockPaymentByKey(tx, incomingKey(company, reference))
  if (!payment) return lockUnmatched(tx, company, reference)
  const { currency, minor } = askedOf(payment)
  return { minor, currency: payment.reason === 'wrong-currency' ? null : currency }
}

async function credit(deps: BankingDeps, tx: Tx, company: string, player: Player, paid: Paid): Promise<CallAnswer> {
  const { viewName, reference } = paid
  const changed = brought(deps.methods.rates, paid.amount, player.currency)
  // The wallet's currency, so that a company's mistake is parked by the rule for every other deposit.
  const amount = changed?.amount ?? { currency: player.currency, minor: paid.amount.minor }
  // The player's own limits hold here too. The money is there already, so it is kept apart and owed back.
  const refusal = await depositRefusal(deps, tx, player.id, amount)
  const key = incomingKey(company, reference)
  const row = {
    key,
    direction: 'deposit',
    viewName,
    company,
    playerId: player.id,
    amount,
    msisdn: paid.msisdn,
    details: changed?.details ?? {},
  } as const
  const id = await insertPayment(tx, { ...row, dueInS: null })
  const written = (await lockPayment(tx, id!))!
  await advance(deps, tx, written, { kind: 'brought' })
  const news = { ...paidNews(written, paid), refusal: refusal && refusal.code }
  await advance(deps, tx, { ...written, state: 'sent' }, news)
  mayDie(tx, 'deposit.brought')
  return { did: 'taken', name: maskedName(player) }
}

/** Nobody of that name plays here: the money waits in the house's books, and a person finds out whose it is. */
async function keepUnmatched(deps: BankingDeps, tx: Tx, company: string, paid: Paid): Promise<CallAnswer> {
  const { viewName, amount, reference, msisdn } = paid
  const isNew = await insertUnmatched(tx, {
    company,
    viewName,
    companyReference: reference,
    accountReference: paid.accountReference.slice(0, 64),
    msisdn,
    amount,
    reason: 'unknown-account',
  })
  if (!isNew) return { did: 'known' }
  const key = incomingKey(company, reference)
  await deps.money.deposit.parked(tx, { company, key, amount, reason: 'unknown-account' })
  deps.warn('money came for nobody who plays here', { company, reference })
  mayDie(tx, 'stray.kept')
  return { did: 'taken' }
}

const no = (why: Refusal): CallAnswer => ({ did: 'refused', why })

function plugOf(deps: BankingDeps, { viewName }: IncomingPayment): PaymentPlug | null {
  try {
    return deps.methods.plug(viewName)
  } catch (error) {
    if (error instanceof Refused) return null
    throw error
  }
}

/** The user name that was typed: with prefix, with a plus, or as people write their number. */
export const payeeNumber = (deps: BankingDeps, { accountReference }: IncomingPayment): string | null =>
  fullNumber(deps.jurisdiction, accountReference.replaceAll(/[\s-]/g, ''))

async function payee(deps: BankingDeps, plug: PaymentPlug, incoming: IncomingPayment): Promise<Player | null> {
  const number = payeeNumber(deps, incoming)
  const player = number === null ? null : await playerByPhone(deps.db, number)
  const isForTests = deps.methods.isForTests(plug.facts.viewName) && player?.rankId !== CONSTANTS.testUserRankId
  return isForTests ? null : player
}

async function refusalOf(
  deps: BankingDeps,
  player: Player,
  { facts }: PaymentPlug,
  asked: Amount,
): Promise<Refusal | null> {
  const amount = brought(deps.methods.rates, asked, player.currency)?.amount
  if (!amount) return 'amount'
  const { min, max } = deps.methods.limits(facts.viewName)
  if (amount.minor < min) return 'too-low'
  if (amount.minor > max) return 'too-high'
  const refusal = await deps.db.transaction((tx) => depositRefusal(deps, tx, player.id, amount))
  if (refusal === null) return null
  return refusal.code === 'DEPOSIT_LIMIT_REACHED' || refusal.code === 'IDENTITY_REQUIRED' ? 'too-high' : 'not-now'
}

/** Enough for a payer to see that they pay the right one: "AMINA O•••", or the number's last digits. */
function maskedName({ firstName, lastName, number }: Player): string {
  return firstName === '' ? `•••${number.slice(-4)}` : `${firstName} ${lastName.slice(0, 1)}•••`
}
