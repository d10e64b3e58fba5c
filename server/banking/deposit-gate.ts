/** The gate in front of every deposit, whatever its method: promises and limits, looked at under the wallet's lock. */
import { wireNumber, type Amount } from '@uwanja/contract/wire/amounts'
import { WINDOWS, type GateState } from '@uwanja/money'
import type { Tx } from '@uwanja/money/sql'
import { isOnHold } from '../holds/store.ts'
import { Refused, refuse } from '../runtime/refuse.ts'
import type { BankingDeps } from './deps.ts'
import { depositedSince } from './store.ts'

/** A payment that was started may be carried on: not by who has made themselves a promise since. */
export async function mayPayIn(deps: Pick<BankingDeps, 'money'>, tx: Tx, playerId: bigint): Promise<GateState> {
  const gate = (await deps.money.gate.locked(tx, playerId)) ?? refuse('UNAUTHORIZED')
  mayMove(gate, await isOnHold(tx, playerId, 'deposits'))
  return gate
}

/** Must run in the transaction that writes the deposit: who waits for the lock then sees what the one before them wrote. */
export async function depositAllowed(
  deps: Pick<BankingDeps, 'money' | 'isWithinKycLimit'>,
  tx: Tx,
  playerId: bigint,
  amount: Amount,
): Promise<void> {
  const gate = await mayPayIn(deps, tx, playerId)
  const used = await depositedSince(tx, playerId, gate.began)
  for (const window of WINDOWS) {
    const limit = gate.limits[`${window}Deposit`]
    if (limit !== null && used[window] + amount.minor > limit) {
      const left = limit > used[window] ? limit - used[window] : 0n
      refuse('DEPOSIT_LIMIT_REACHED', { window, left: wireNumber(left) })
    }
  }
  await deps.isWithinKycLimit(tx, playerId, { deposit: amount.minor })
}

/** The player's own promises are told before the house's block, because they know of them. */
function mayMove(gate: GateState, isHeld: boolean): void {
  if (gate.excludedUntil !== null) refuse('PLAYER_EXCLUDED', { until: gate.excludedUntil.toISOString() })
  if (gate.timeOutUntil !== null) refuse('TIME_OUT_ACTIVE', { until: gate.timeOutUntil.toISOString() })
  // What is asked of the player can be read; a block that the house says nothing of cannot.
  if (isHeld) refuse('ACCOUNT_ON_HOLD')
  if (gate.isBlocked) refuse('PLAYER_BLOCKED')
}

/** The same gate for money that is there already: says why it would have been refused, or null. */
export async function depositRefusal(...asked: Parameters<typeof depositAllowed>): Promise<Refused | null> {
  try {
    await depositAllowed(...asked)
    return null
  } catch (error) {
    if (error instanceof Refused) return error
    throw error
  }
}
