/** Time-out and self-exclusion: promises that a player makes to himself and that nobody ends early. */
import { PROTECTION } from '@uwanja/contract/protection'
import { refuse } from '../refuse.ts'
import { endSessionsOf } from '../sessions/store.ts'
import { changing } from './limit-rules.ts'
import type { ProtectionParts } from './parts.ts'
import { insertStep, momentAfter } from './store.ts'

const later = (one: Date, other: Date | null) => (other !== null && other > one ? other : one)

/** @returns until when; a longer one that is running stays. */
export function takeTimeOut(parts: ProtectionParts, playerId: bigint, hours: number): Promise<Date> {
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
  address: string,
): Promise<Date> {
  await parts.passwordShown(playerId, typed.password, address)
  return changing(parts, playerId, async (tx, { excludedUntil }) => {
    const until = later(await momentAfter(tx, { months: typed.months }), excludedUntil)
    await parts.money.gate.excluded(tx, playerId, until)
    const oldValue = excludedUntil?.toISOString() ?? null
    await insertStep(tx, playerId, 'exclusion', { step: 'set', oldValue, newValue: until.toISOString() })
    await parts.register.tell(tx, playerId, until)
    await endSessionsOf(tx, playerId)
    tx.afterCommit(() => parts.bus.tell({ news: 'session-ended', playerId: playerId.toString(), sessionId: null }))
    return until
  })
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
