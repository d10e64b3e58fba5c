/** Time-out and self-exclusion: promises that a player makes to themselves and that nobody ends early. */
import { PROTECTION } from '@uwanja/contract/site/protection'
import type { Tx } from '@uwanja/money/sql'
import { refuse } from '../runtime/refuse.ts'
import { endSessionsOf } from '../sessions/store.ts'
import { changing } from './limit-rules.ts'
import type { ProtectionParts } from './parts.ts'
import { insertStep, momentAfter } from './store.ts'

const later = (one: Date, other: Date | null) => (other !== null && other > one ? other : one)

/** @returns until when; a longer one that is running stays. */
export function takeTimeOut(
  parts: Pick<ProtectionParts, 'db' | 'money'>,
  playerId: bigint,
  hours: number,
): Promise<Date> {
  return changing(parts, playerId, async (tx, { timeOutUntil }) => {
    const until = later(await momentAfter(tx, { hours }), timeOutUntil)
    await parts.money.gate.timedOut(tx, playerId, until)
    const oldValue = timeOutUntil?.toISOString() ?? null
    await insertStep(tx, playerId, 'timeOut', { step: 'set', oldValue, newValue: until.toISOString() })
    return until
  })
}

/** Ends every session, this one too: whoever wants to withdraw logs in again. */
export async function excludeSelf(
  parts: ProtectionParts,
  playerId: bigint,
  typed: { readonly months: number; readonly password: string },
): Promise<Date> {
  await parts.passwordShown(playerId, typed.password)
  return parts.db.transaction(async (tx) => {
    // Before the wallet's own lock: their other accounts are excluded with this one.
    await parts.persons.lock(tx, playerId)
    const gate = (await parts.money.gate.locked(tx, playerId)) ?? refuse('UNAUTHORIZED')
    const until = later(await momentAfter(tx, { months: typed.months }), gate.excludedUntil)
    const isNew = await parts.persons.exclude(tx, playerId, { until, letter: null })
    if (!isNew) await endEverySession(parts, tx, playerId)
    return until
  })
}

/** A promise that is no longer than the one before ends the sessions as well: they asked to be kept out. */
async function endEverySession({ bus }: ProtectionParts, tx: Tx, playerId: bigint): Promise<void> {
  await endSessionsOf(tx, playerId)
  tx.afterCommit(() => bus.tell({ news: 'session-ended', playerId: playerId.toString(), sessionId: null }))
}

/** An exclusion does not end by itself into play: its player asks when it is over, and thinks about it. */
export async function comeBack(parts: ProtectionParts, playerId: bigint): Promise<void> {
  await parts.register.mustKnow(playerId, 'now')
  return changing(parts, playerId, async (tx, { excludedUntil, now }) => {
    if (excludedUntil === null) return
    const until = excludedUntil.toISOString()
    if (excludedUntil > now) refuse('PLAYER_EXCLUDED', { until })
    await insertStep(tx, playerId, 'exclusion', { step: 'asked', oldValue: until, newValue: null }, PROTECTION.thinkS)
  })
}
