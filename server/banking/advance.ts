/** A step of a payment's life, whoever brings the news: the gate is looked at, the table decides, and it is done. */
import type { Tx } from '@uwanja/money/sql'
import { apply } from './apply.ts'
import { closingOf } from './closing-store.ts'
import { cellOf, decide, NO_GATE, type Decided, type Gate } from './decide.ts'
import { depositRefusal } from './deposit-gate.ts'
import { mayGoAgain } from './hand-over.ts'
import type { ActName, PaymentEvent } from './life.ts'
import type { BankingDeps } from './deps.ts'
import { isReferenceUsed, type Payment } from './store.ts'
import { isPastHold } from './waits.ts'
import { whyKeptBack } from './withdrawal-risk.ts'

type GateCheck = (deps: BankingDeps, tx: Tx, payment: Payment, news: PaymentEvent) => Promise<Partial<Gate>>

/** Looked at where the table says that this may be done, and nowhere else. */
const LOOKS: Readonly<Partial<Record<ActName, GateCheck>>> = {
  async credit(deps, tx, payment, news) {
    if (news.kind !== 'paid') return {}
    const { amount, reference } = news
    const gate = { isReferenceUsed: await isReferenceUsed(tx, payment, reference) }
    // People look at it, whatever the gate would say.
    if (gate.isReferenceUsed || amount.currency !== payment.currency) return gate
    // Under the wallet's lock: money that comes after the exclusion was answered is never credited.
    const state = await deps.money.gate.locked(tx, payment.playerId)
    if (state !== null && state.excludedUntil !== null) return { ...gate, refusal: 'PLAYER_EXCLUDED' }
    // A gate that was asked before the row was written knows it without its own amount.
    if (news.refusal) return { ...gate, refusal: news.refusal }
    // A late payment, and what a transfer brings beyond its order, has to pass as any other deposit.
    // One that was given up counts no more, so its place may be taken.
    const minor = amount.minor - (payment.state === 'failed' ? 0n : payment.minor)
    if (minor <= 0n) return gate
    const refusal = await depositRefusal(deps, tx, payment.playerId, { currency: amount.currency, minor })
    return { ...gate, isBeyondOrder: true, refusal: refusal && refusal.code }
  },
  payOut: async (_deps, tx, payment, news) =>
    news.kind === 'paid' ? { isReferenceUsed: await isReferenceUsed(tx, payment, news.reference) } : {},
  send: async (deps, tx, payment) => ({ keptBack: await whyKeptBack(deps, tx, payment) }),
  again: async (deps, tx, payment) => ({ mayGoAgain: await mayGoAgain(deps, tx, payment) }),
  async cancel(deps, tx, { id, playerId, ...payment }) {
    // While staff look for days it stays what it is: nobody is tempted to play with what was to go out.
    if (isPastHold(payment, deps.settings)) return { refusal: 'WITHDRAWAL_ALREADY_SENT' }
    // Under the wallet's lock: a switch that was answered before holds.
    const state = await deps.money.gate.locked(tx, playerId)
    // Nobody who is excluded is tempted to play with what was to go out; what a rule sent out is not asked back.
    const isForbidden =
      state?.excludedUntil || (await deps.cancelIsForbidden(tx, playerId)) || (await closingOf(tx, id))
    return { refusal: isForbidden ? 'WITHDRAWAL_CANCEL_FORBIDDEN' : null }
  },
}

/** The payment's row is locked. What the table refuses is thrown. */
export async function advance(deps: BankingDeps, tx: Tx, payment: Payment, news: PaymentEvent): Promise<Decided> {
  const look = LOOKS[cellOf(payment, news) as ActName]
  const gate = look ? { ...NO_GATE, ...(await look(deps, tx, payment, news)) } : NO_GATE
  return apply(deps, tx, payment, decide(payment, news, gate))
}
