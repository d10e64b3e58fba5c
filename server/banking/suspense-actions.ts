/** What people may do about deposits that need attention: ask the company, say that money went back, credit it after all. */
import type { Currency } from '@uwanja/contract/wire/amounts'
import { isOpen } from '@uwanja/contract/site/payment-states'
import type { Tx } from '@uwanja/money/sql'
import { mayDie } from '../runtime/failpoints.ts'
import { playerById } from '../players/store.ts'
import { refuse } from '../runtime/refuse.ts'
import { depositAllowed } from './deposit-gate.ts'
import { incomingKey } from './incoming.ts'
import type { CallbackAnswer } from './decide.ts'
import { advance } from './advance.ts'
import { lockSuspense, settleSuspense, type SuspenseMoney, type Which } from './parked-store.ts'
import type { BankingDeps } from './deps.ts'
import { insertPayment, lockPayment } from './store.ts'
import { ask } from './withdrawals.ts'

async function locked(tx: Tx, which: Which): Promise<SuspenseMoney & { readonly key: string }> {
  const money = (await lockSuspense(tx, which)) ?? refuse('NOT_FOUND')
  if (money.isSettled) refuse('NO_LONGER_OPEN')
  return { ...money, key: money.key ?? incomingKey(money.company, money.reference) }
}

const inBooks = ({ company, key, currency, minor }: SuspenseMoney & { readonly key: string }) => ({
  company,
  key,
  amount: { currency, minor },
})

/** The payment's row of stray money that found its player, so that their history shows it. */
async function rowFor(tx: Tx, money: SuspenseMoney & { readonly key: string }, playerId: bigint, currency: Currency) {
  const { key, viewName, company, msisdn, minor } = money
  const row = { key, viewName, company, msisdn, playerId, direction: 'deposit', amount: { currency, minor } } as const
  return (await insertPayment(tx, { ...row, dueInS: null }))!
}

export function suspenseActions(deps: BankingDeps) {
  return {
    /** No transaction is open: a company is spoken to. */
    async depositAsked(paymentId: bigint): Promise<CallbackAnswer> {
      const payment = await deps.db.transaction((tx) => lockPayment(tx, paymentId))
      if (payment?.direction !== 'deposit') return refuse('NOT_FOUND')
      if (!isOpen(payment.state)) refuse('NO_LONGER_OPEN')
      return ask(deps, payment)
    },
    /** Locks the money and says whose it is; refuses when it was settled. */
    async parkedLocked(tx: Tx, which: Which): Promise<Pick<SuspenseMoney, 'playerId' | 'reason'>> {
      return locked(tx, which)
    },
    async parkedSentBack(tx: Tx, which: Which): Promise<void> {
      await deps.money.deposit.sentBack(tx, inBooks(await locked(tx, which)))
      await settleSuspense(tx, which, 'sent-back')
      mayDie(tx, 'parked.sent-back')
    },
    /**
     * Never what came while its player had excluded themselves; the rest as any deposit: only within what its player allows
     * themselves today, and with the bonus that they chose for it.
     */
    async parkedCredited(tx: Tx, which: Which, playerId: bigint): Promise<void> {
      const money = await locked(tx, which)
      // Also when they have come back: it is owed to whoever sent it (B09).
      if (money.reason === 'player-excluded') refuse('PLAYER_EXCLUDED')
      const { currency } = (await playerById(tx, playerId)) ?? refuse('NOT_FOUND')
      if (currency !== money.currency) refuse('INCORRECT_PARAMETER_VALUE', { field: 'currency' })
      await depositAllowed(deps, tx, playerId, { currency, minor: money.minor })
      await settleSuspense(tx, which, 'credited')
      const id = which.kind === 'parked' ? which.id : await rowFor(tx, money, playerId, currency)
      const amount = { currency, minor: money.minor }
      await advance(deps, tx, (await lockPayment(tx, id))!, { kind: 'assign', amount, reference: money.reference })
    },
  }
}
