/** Area Banking: what each call does. */
import { wireNumber, type Currency } from '@uwanja/contract/wire/amounts'
import type { Language } from '@uwanja/contract/wire/constants'
import type { banking } from '@uwanja/contract/site/banking'
import type { WirePayment } from '@uwanja/contract/site/cashier'
import { fill } from '@uwanja/i18n/fill'
import { TEXTS } from '@uwanja/i18n/languages'
import { gather } from '../live/gather.ts'
import { orderReply } from '../live/polls.ts'
import { playerById, type Player } from '../players/store.ts'
import { refuse } from '../runtime/refuse.ts'
import type { Handlers, PlayerCaller } from '../wire/handlers.ts'
import { findDeposit, type FindParts } from './find.ts'
import { rateOf } from './exchange.ts'
import { kudipalHandlers } from './kudipal.ts'
import { methodName } from '../companies/names.ts'
import { methodHandlers } from './method-calls.ts'
import { selcomHandlers } from './selcom.ts'
import { idOf, startPayingIn, startPayingOut } from './start.ts'
import { eventsOf, openWithdrawals, paymentOf, type Payment } from './store.ts'
import { isPastHold } from './waits.ts'
import { cancelWithdrawal } from './withdrawals.ts'

export function bankingHandlers(parts: FindParts): Handlers<typeof banking> {
  const playerOf = async (caller: PlayerCaller): Promise<Player> =>
    (await playerById(parts.db, caller.session.playerId)) ?? refuse('UNAUTHORIZED')

  const openOrder = gather((playerIds: readonly bigint[]) => openWithdrawals(parts.db, playerIds))

  return {
    ...kudipalHandlers(parts, playerOf),
    ...selcomHandlers(parts, playerOf),
    ...methodHandlers(parts, playerOf),
    async checkUserWithdrawOrder(_input, caller) {
      const { playerId } = caller.session
      const order = await parts.polls.pending(playerId, async () => {
        const payment = await openOrder(playerId)
        if (!payment) return null
        const { id, minor, state } = payment
        const isInTime = state === 'requested' && !isPastHold(payment, parts.settings)
        return { id: id.toString(), minor, state, canCancel: isInTime && parts.jurisdiction.withdrawals.mayCancel }
      })
      return order && orderReply(order)
    },
    async rejectWithdrawByUser(_input, caller) {
      await cancelWithdrawal(parts, caller.session.playerId)
      return null
    },
    async getDepositMethods(_input, caller) {
      return offered(parts, await playerOf(caller), 'deposit', caller.language)
    },
    async getWithdrawMethods(_input, caller) {
      return offered(parts, await playerOf(caller), 'withdraw', caller.language)
    },
    async registerFastHubPayBillDeposit({ amount }, caller) {
      const player = await playerOf(caller)
      const { id } = await startPayingIn(parts, player, { viewName: 'FastHubPayBillDeposit', amount })
      return { message: fill(TEXTS[caller.language].deposit.pushSent, { number: player.number }), id: id.toString() }
    },
    async registerFastHubWithdraw({ amount }, caller) {
      return idOf(await startPayingOut(parts, await playerOf(caller), { viewName: 'FastHubWithdraw', amount }))
    },
    async findDeposit({ reference }, caller) {
      const id = await findDeposit(parts, await playerOf(caller), reference.trim())
      return { id: id === null ? null : id.toString() }
    },
    async getPayment({ id }, caller) {
      const payment = /^\d{1,18}$/.test(id) ? await paymentOf(parts.db, caller.session.playerId, BigInt(id)) : null
      const name = payment && methodName(payment.viewName, caller.language)
      return payment && { ...lifeOf(payment, await eventsOf(parts.db, payment.id)), ...(name ? { name } : {}) }
    },
  }
}

/** What a player may use in one direction, with what is to be known before the tap. */
async function offered(parts: FindParts, player: Player, direction: 'deposit' | 'withdraw', language: Language) {
  const plugs = parts.methods.offered(direction, player)
  const tax = await parts.tax.shown(parts.db, direction === 'deposit' ? 'deposit' : 'withdrawal', 'payments')
  return {
    paymentLimits: [...new Map(plugs.map(({ facts }) => [facts.limitId, facts.viewName]))].flatMap(
      ([accountId, viewName]) => (accountId === null ? [] : [{ accountId, ...limitsOf(parts, viewName) }]),
    ),
    paymentMethods: plugs.map(({ facts, texts }) => ({
      viewName: facts.viewName,
      onlyForTestUsers: parts.methods.isForTests(facts.viewName),
      ...(facts.limitId === null ? limitsOf(parts, facts.viewName) : { accountId: facts.limitId }),
      flow: facts.flow,
      ...(texts ? { name: texts[language].name, help: texts[language].help } : {}),
      currency: player.currency,
      ...(tax === null ? {} : { tax }),
      ...exchangeOf(parts, player, facts.currency),
      ...troubleOf(parts, facts.company),
    })),
  }
}

function limitsOf(parts: FindParts, viewName: string) {
  const { min, max } = parts.methods.limits(viewName)
  return { minLimit: wireNumber(min), maxLimit: wireNumber(max) }
}

function troubleOf(parts: FindParts, company: string) {
  const trouble = parts.watch.trouble(company)
  return trouble === null ? {} : { trouble }
}

/** What the page shows of a method that settles in another currency. */
function exchangeOf(parts: FindParts, player: Player, currency: Currency | null) {
  const rate = currency && rateOf(parts.methods.rates, player.currency, currency)
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

/** Enough to know one's own account again. */
const shortened = (account: string): string => (account.length > 4 ? `•••${account.slice(-4)}` : account)
