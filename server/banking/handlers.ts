/** Area Banking: what each call does. */
import { wireNumber, type Currency } from '@uwanja/contract/wire/amounts'
import type { Language } from '@uwanja/contract/wire/constants'
import type { banking } from '@uwanja/contract/site/banking'
import type { WirePayment } from '@uwanja/contract/site/cashier'
import { isOpen } from '@uwanja/contract/site/payment-states'
import { gather } from '../live/gather.ts'
import { orderReply } from '../live/polls.ts'
import { playerById, type Player } from '../players/store.ts'
import { refuse } from '../runtime/refuse.ts'
import type { Handlers, PlayerCaller } from '../wire/handlers.ts'
import { findDeposit, type FindDeps } from './find.ts'
import { rateOf } from './exchange.ts'
import { fastHubHandlers } from './fasthub.ts'
import { kudipalHandlers } from './kudipal.ts'
import { methodName } from '../companies/names.ts'
import { methodHandlers } from './method-calls.ts'
import { selcomHandlers } from './selcom.ts'
import { openStarts } from './start.ts'
import { eventsOf, openWithdrawals, paymentOf, type Payment } from './store.ts'
import { openUsual } from './usual.ts'
import { lastPaidBy } from './usual-store.ts'
import { isPastHold } from './waits.ts'
import { cancelWithdrawal } from './withdrawals.ts'

export function bankingHandlers(deps: FindDeps): Handlers<typeof banking> {
  const playerOf = async (caller: PlayerCaller): Promise<Player> =>
    (await playerById(deps.db, caller.session.playerId)) ?? refuse('UNAUTHORIZED')

  const openOrder = gather((playerIds: readonly bigint[]) => openWithdrawals(deps.db, playerIds))

  const usual = openUsual(deps.db)
  const starts = openStarts(deps)

  return {
    ...fastHubHandlers(starts, playerOf),
    ...kudipalHandlers(deps, starts, playerOf),
    ...selcomHandlers(starts, playerOf),
    ...methodHandlers(deps, starts, playerOf),
    async checkUserWithdrawOrder(_input, caller) {
      const { playerId } = caller.session
      const order = await deps.polls.pending(playerId, async () => {
        const payment = await openOrder(playerId)
        if (!payment) return null
        const { id, minor, state } = payment
        const isInTime = state === 'requested' && !isPastHold(payment, deps.settings)
        return { id: id.toString(), minor, state, canCancel: isInTime && deps.jurisdiction.withdrawals.mayCancel }
      })
      return order && orderReply(order)
    },
    async rejectWithdrawByUser(_input, caller) {
      await cancelWithdrawal(deps, caller.session.playerId)
      return null
    },
    async getDepositMethods(_input, caller) {
      const player = await playerOf(caller)
      const methods = await offered(deps, player, 'deposit', caller.language)
      // What somebody paid with last is what they most likely pay with now; the others keep the house's order.
      const last = await lastPaidBy(deps.db, player.id)
      const [first, others] = [(one: { viewName: string }) => one.viewName === last, methods.paymentMethods]
      return { ...methods, paymentMethods: [...others.filter(first), ...others.filter((one) => !first(one))] }
    },
    async getWithdrawMethods(_input, caller) {
      const player = await playerOf(caller)
      const methods = await offered(deps, player, 'withdraw', caller.language)
      const wallet = await deps.money.read.wallet(deps.db, player.id)
      const paymentMethods = methods.paymentMethods.map(async (one) => ({
        ...one,
        ...(await usualOf(usual, one.viewName)),
      }))
      return {
        ...methods,
        ...(wallet ? { available: wireNumber(wallet.cash) } : {}),
        paymentMethods: await Promise.all(paymentMethods),
      }
    },
    async findDeposit({ reference }, caller) {
      const id = await findDeposit(deps, await playerOf(caller), reference.trim())
      return { id: id === null ? null : id.toString() }
    },
    async getPayment({ id }, caller) {
      const payment = /^\d{1,18}$/.test(id) ? await paymentOf(deps.db, caller.session.playerId, BigInt(id)) : null
      const name = payment && methodName(payment.viewName, caller.language)
      if (!payment) return null
      const life = lifeOf(payment, await eventsOf(deps.db, payment.id))
      return { ...life, ...(name ? { name } : {}), ...(await parcelOf(deps, payment, usual)) }
    },
  }
}

/** What a player may use in one direction, with what is to be known before the tap. */
async function offered(deps: FindDeps, player: Player, direction: 'deposit' | 'withdraw', language: Language) {
  const plugs = deps.methods.offered(direction, player)
  const tax = await deps.tax.shown(deps.db, direction === 'deposit' ? 'deposit' : 'withdrawal', 'payments')
  return {
    paymentLimits: [...new Map(plugs.map(({ facts }) => [facts.limitId, facts.viewName]))].flatMap(
      ([accountId, viewName]) => (accountId === null ? [] : [{ accountId, ...limitsOf(deps, viewName) }]),
    ),
    paymentMethods: plugs.map(({ facts, texts }) => ({
      viewName: facts.viewName,
      onlyForTestUsers: deps.methods.isForTests(facts.viewName),
      ...(facts.limitId === null ? limitsOf(deps, facts.viewName) : { accountId: facts.limitId }),
      flow: facts.flow,
      ...(texts ? { name: texts[language].name, help: texts[language].help } : {}),
      currency: player.currency,
      ...(tax === null ? {} : { tax }),
      ...exchangeOf(deps, player, facts.currency),
      ...troubleOf(deps, facts.company),
    })),
  }
}

function limitsOf(deps: FindDeps, viewName: string) {
  const { min, max } = deps.methods.limits(viewName)
  return { minLimit: wireNumber(min), maxLimit: wireNumber(max) }
}

function troubleOf(deps: FindDeps, company: string) {
  const trouble = deps.watch.trouble(company)
  return trouble === null ? {} : { trouble }
}

/** What the page shows of a method that settles in another currency. */
function exchangeOf(deps: FindDeps, player: Player, currency: Currency | null) {
  const rate = currency && rateOf(deps.methods.rates, player.currency, currency)
  return currency && rate ? { exchange: { currency, rate } } : {}
}

/** A payment as its page shows it. */
function lifeOf(payment: Payment, events: Awaited<ReturnType<typeof eventsOf>>): WirePayment {
  return {
    id: payment.id.toString(),
    direction: payment.direction,
    viewName: payment.viewName,
    amount: wireNumber(payment.minor),
    ...(payment.taxMinor > 0n ? { tax: wireNumber(payment.taxMinor) } : {}),
    currency: payment.currency,
    state: payment.state,
    reason: payment.reason,
    createdAt: payment.createdAt.toISOString(),
    updatedAt: payment.updatedAt.toISOString(),
    reference: payment.key,
    destination: shortened(payment.details['accountNumber'] ?? payment.msisdn),
    step: payment.nextStep,
    timeline: events.map(({ at, state }) => ({ at: at.toISOString(), state })),
  }
}

type Usual = ReturnType<typeof openUsual>

async function usualOf(usual: Usual, viewName: string) {
  const usualS = await usual(viewName)
  return usualS === undefined ? {} : { usualS }
}

/** Where a withdrawal is on its way to the player: until when it can be taken back, who looks at it, how long others took. */
async function parcelOf(deps: FindDeps, payment: Payment, usual: Usual) {
  if (payment.direction !== 'withdraw' || !isOpen(payment.state)) return {}
  const isInTime = payment.state === 'requested' && !isPastHold(payment, deps.settings)
  const cancelUntil = new Date(payment.createdAt.getTime() + deps.settings.withdrawHoldS * 1_000).toISOString()
  return {
    ...(isInTime && deps.jurisdiction.withdrawals.mayCancel ? { cancelUntil } : {}),
    // Nothing is due by itself: it waits for somebody's decision.
    isReviewed: payment.state === 'requested' && payment.dueInS === null,
    ...(await usualOf(usual, payment.viewName)),
  }
}

/** Enough to know one's own account again. */
const shortened = (account: string): string => (account.length > 4 ? `•••${account.slice(-4)}` : account)
