/** Time-out and self-exclusion: promises that a player makes to themselves and that nobody ends early. */
import { PROTECTION } from '@uwanja/contract/site/protection'
import type { Tx } from '@uwanja/money/sql'
import { refuse } from '../runtime/refuse.ts'
import { endSessionsOf } from '../sessions/store.ts'
import { changing } from './limit-rules.ts'
import type { ProtectionDeps } from './deps.ts'
import { insertStep, momentAfter } from './store.ts'

const later = (one: Date, other: Date | null) => (other !== null && other > one ? other : one)

/** @returns until when; a longer one that is running stays. */
export function takeTimeOut(
  deps: Pick<ProtectionDeps, 'db' | 'money'>,
  playerId: bigint,
  hours: number,
): Promise<Date> {
  return changing(deps, playerId, async (tx, { timeOutUntil }) => {
    const until = later(await momentAfter(tx, { hours }), timeOutUntil)
    await deps.money.gate.timedOut(tx, playerId, until)
    const oldValue = timeOutUntil?.toISOString() ?? null
    await insertStep(tx, playerId, 'timeOut', { step: 'set', oldValue, newValue: until.toISOString() })
    return until
  })
}

/** Ends every session, this one too: whoever wants to withdraw logs in again. */
export async function excludeSelf(
  deps: ProtectionDeps,
  playerId: bigint,
  typed: { readonly months: number; readonly password: string },
): Promise<Date> {
  await deps.reauthenticated(playerId, typed.password)
  return deps.db.transaction(async (tx) => {
    // Before the wallet's own lock: their other accounts are excluded with this one.
    await deps.persons.lock(tx, playerId)
    const gate = (await deps.money.gate.locked(tx, playerId)) ?? refuse('UNAUTHORIZED')
    const until = later(await momentAfter(tx, { months: typed.months }), gate.excludedUntil)
    const isNew = await deps.persons.exclude(tx, playerId, { until, letter: null })
    if (!isNew) await endEverySession(deps, tx, playerId)
    return until
  })
}

/** A promise that is no longer than the one before ends the sessions as well: they asked to be kept out. */
async function endEverySession({ bus }: ProtectionDeps, tx: Tx, playerId: bigint): Promise<void> {
  await endSessionsOf(tx, playerId)
  tx.afterCommit(() => bus.publish({ news: 'session-ended', playerId: playerId.toString(), sessionId: null }))
}

/** An exclusion does not end by itself into play: its player asks when it is over, and thinks about it. */
export async function comeBack(deps: ProtectionDeps, playerId: bigint): Promise<void> {
  await deps.register.requireKnown(playerId, 'now')
  return changing(deps, playerId, async (tx, { excludedUntil, now }) => {
    if (excludedUntil === null) return
    const until = excludedUntil.toISOString()
    if (excludedUntil > now) refuse('PLAYER_EXCLUDED', { until })
    await insertStep(tx, playerId, 'exclusion', { step: 'asked', oldValue: until, newValue: null }, PROTECTION.thinkS)
  })
}
