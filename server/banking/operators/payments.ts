/** The call about one payment: its steps, its player in figures, and what speaks against a withdrawal that waits. */
import type { officePayments, OfficePayment } from '@uwanja/contract/operators/payments'
import { may } from '@uwanja/contract/operators/roles'
import { decimalText } from '@uwanja/contract/wire/amounts'
import type { Operator } from '../../operators/deps.ts'
import type { OfficeHandlers } from '../../operators/mount.ts'
import { summaryOf } from '../../players/summary-rules.ts'
import { refuse } from '../../runtime/refuse.ts'
import { riskFacts } from '../review-store.ts'
import { paymentById, type Payment } from '../store.ts'
import type { PaymentDeps } from './deps.ts'
import { paymentPage, stepsOf, type PaymentPage } from './payment-store.ts'

const destinationOf = ({ details, msisdn }: Payment): string => details['accountNumber'] ?? msisdn

/** What the reasons of a review were counted from, as it is now. */
async function figuresOf(deps: PaymentDeps, order: Payment, { doubtAt }: PaymentPage) {
  const { withdrawDoubtS, withdrawAutomaticMinor } = deps.settings
  const facts = await deps.db.transaction((tx) => riskFacts(tx, order, withdrawDoubtS))
  const wallet = await deps.money.read.wallet(deps.db, order.playerId)
  const isOwn = order.details['msisdn'] === order.msisdn
  return {
    withinDay: decimalText(order.minor + facts.aloneMinor),
    automatic: decimalText(withdrawAutomaticMinor),
    deposited: decimalText(facts.depositedMinor),
    bonus: decimalText(wallet?.bonus ?? 0n),
    doubtAt: facts.isDoubted ? (doubtAt?.toISOString() ?? null) : null,
    payee: isOwn ? '' : (order.details['name'] ?? ''),
    destination: destinationOf(order),
  }
}

async function reviewOf(
  deps: PaymentDeps,
  by: Operator,
  order: Payment,
  page: PaymentPage,
): Promise<OfficePayment['review']> {
  if (page.reasons === null || !may(by.role, 'withdrawals.read')) return null
  return {
    reasons: page.reasons,
    needsSecond: page.needsSecond,
    firstBy: page.firstByName,
    isOwn: page.firstBy === by.id,
    decision: page.decision ?? '',
    decidedBy: page.decidedByName,
    why: page.why,
    figures: await figuresOf(deps, order, page),
  }
}

export const paymentHandlers = (deps: PaymentDeps): Pick<OfficeHandlers, keyof typeof officePayments> => ({
  async payment({ id: rawId }, { operator }) {
    const id = BigInt(rawId)
    const order = (await paymentById(deps.db, id)) ?? refuse('NOT_FOUND')
    const page = (await paymentPage(deps.db, id)) ?? refuse('NOT_FOUND')
    const steps = await stepsOf(deps.db, id)
    return {
      id: rawId,
      key: order.key,
      companyReference: page.companyReference,
      direction: order.direction,
      method: order.viewName,
      destination: order.direction === 'withdraw' && may(operator.role, 'withdrawals.read') ? destinationOf(order) : '',
      company: order.company,
      amount: decimalText(order.minor),
      paid: page.paidMinor === null ? '' : decimalText(page.paidMinor),
      tax: decimalText(order.taxMinor),
      currency: order.currency,
      state: order.state,
      reason: order.reason ?? '',
      createdAt: order.createdAt.toISOString(),
      updatedAt: order.updatedAt.toISOString(),
      steps: steps.map(({ at, ...step }) => ({ at: at.toISOString(), ...step })),
      player: await summaryOf(deps, operator, order.playerId),
      review: await reviewOf(deps, operator, order, page),
    }
  },
})
