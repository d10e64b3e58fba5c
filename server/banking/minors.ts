/**
 * A minor's deposits go back (docs/decisions/072): what they paid in less what reached them, to the smallest unit. Winnings
 * are forfeited to, and lost stakes made up from, the account that the jurisdiction's row names; then the closing pays it out.
 */
import { decimalText, moneyText } from '@uwanja/contract/wire/amounts'
import type { Sql, Tx } from '@uwanja/database/sql'
import { isHeldFor } from '../holds/store.ts'
import { mayDie } from '../runtime/failpoints.ts'
import { refuse } from '../runtime/refuse.ts'
import { planClosing } from './closing.ts'
import { movedInAll } from './closing-store.ts'
import { publishBalance } from './publish.ts'
import type { BankingDeps } from './deps.ts'
import { openWithdrawals } from './store.ts'

export interface MinorSums {
  readonly currency: string
  readonly deposited: bigint
  readonly received: bigint
  readonly owed: bigint
  readonly cash: bigint
  readonly forfeited: bigint
  readonly madeUp: bigint
}

const atLeastZero = (minor: bigint) => (minor > 0n ? minor : 0n)

/** Null: no hold for age stands. */
export async function minorSums(deps: BankingDeps, db: Sql, playerId: bigint): Promise<MinorSums | null> {
  if (!(await isHeldFor(db, playerId, 'age'))) return null
  const wallet = (await deps.money.read.wallet(db, playerId)) ?? refuse('NOT_FOUND')
  const { deposited, received } = await movedInAll(db, playerId)
  const { cash, currency } = wallet
  const owed = atLeastZero(deposited - received)
  return {
    currency,
    deposited,
    received,
    owed,
    cash,
    forfeited: atLeastZero(cash - owed),
    madeUp: atLeastZero(owed - cash),
  }
}

/** @param asked What the two people saw: other sums by now are asked for anew. */
export async function minorSettled(
  deps: BankingDeps,
  tx: Tx,
  playerId: bigint,
  { key, why, asked }: { readonly key: string; readonly why: string; readonly asked: Readonly<Record<string, string>> },
): Promise<void> {
  await deps.money.gate.locked(tx, playerId)
  if ((await openWithdrawals(tx, [playerId])).size > 0) refuse('PENDING_TRANSACTION_ON_ACCOUNT')
  const sums = (await minorSums(deps, tx, playerId)) ?? refuse('NO_LONGER_OPEN')
  if (asked['owed'] !== decimalText(sums.owed) || asked['cash'] !== decimalText(sums.cash))
    refuse('INCORRECT_PARAMETER_VALUE', { field: 'sums' })
  await deps.forfeitBonus(tx, playerId)
  const minor = sums.forfeited + sums.madeUp
  if (minor > 0n) {
    const { currency } = (await deps.money.read.wallet(tx, playerId))!
    const direction = sums.forfeited > 0n ? 'take' : 'give'
    const account = deps.jurisdiction.minors.forfeitedTo
    const done = await deps.money.correction.made(tx, {
      key,
      playerId,
      direction,
      reason: why,
      account,
      amount: { currency, minor },
    })
    publishBalance(deps, tx, { playerId, currency }, done)
  }
  await planClosing(deps, tx, playerId, 'minor')
  const text = (one: bigint) => moneyText(one, sums.currency)
  await deps.notify(tx, playerId, 'minorReturned', {
    deposited: text(sums.deposited),
    received: text(sums.received),
    owed: text(sums.owed),
    forfeited: text(sums.forfeited),
  })
  mayDie(tx, 'minor.returned')
}
