/** Stricter holds at once; looser is asked for, thought over, and confirmed. */
import { parseLimit } from '@uwanja/contract/wire/amounts'
import { LIMIT_NAMES } from '@uwanja/contract/site/limits'
import { PROTECTION, type Loosened } from '@uwanja/contract/site/protection'
import type { GateState, LimitName } from '@uwanja/money'
import type { Tx } from '@uwanja/money/sql'
import { refuse } from '../runtime/refuse.ts'
import type { ProtectionDeps } from './deps.ts'
import { FORBIDDEN, insertStep, lastReview, lastSteps, valueOf, type LastSteps, type Subject } from './store.ts'

/** One change of a player's rules at a time: the wallet's lock is also what stakes and deposits wait for. */
export function changing<T>(
  { db, money }: Pick<ProtectionDeps, 'db' | 'money'>,
  playerId: bigint,
  change: (tx: Tx, gate: GateState) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => change(tx, (await money.gate.locked(tx, playerId)) ?? refuse('UNAUTHORIZED')))
}

const isStricter = (next: bigint | null, old: bigint | null) => next !== null && (old === null || next < old)
const asText = (minor: bigint | null) => minor?.toString() ?? null

/** A looser value is asked for; what was asked for before is forgotten with it. */
async function asked(
  tx: Tx,
  playerId: bigint,
  subject: Subject,
  values: { oldValue: string | null; newValue: string | null },
) {
  await insertStep(tx, playerId, subject, { step: 'asked', ...values }, PROTECTION.thinkS)
  return { isAtOnce: false }
}

export function setLimit(
  deps: ProtectionDeps,
  playerId: bigint,
  typed: { readonly name: LimitName; readonly amount: string },
): Promise<{ isAtOnce: boolean }> {
  const { name } = typed
  return changing(deps, playerId, async (tx, { limits, currency }) => {
    const next = typed.amount === '' ? null : (parseLimit(typed.amount, currency) ?? refuse('INVALID_AMOUNT')).minor
    const old = limits[name]
    const values = { oldValue: asText(old), newValue: asText(next) }
    if (next !== old && !isStricter(next, old)) return asked(tx, playerId, name, values)
    if (next !== old) await deps.money.gate.limited(tx, playerId, { ...limits, [name]: next })
    // Also when it is the same: a pending change to a higher limit that waits is withdrawn by it.
    await insertStep(tx, playerId, name, { step: 'set', ...values })
    return { isAtOnce: true }
  })
}

export function forbidCancelling(
  deps: ProtectionDeps,
  playerId: bigint,
  pending: { readonly isForbidden: boolean },
): Promise<{ isAtOnce: boolean }> {
  return changing(deps, playerId, async (tx) => {
    const oldValue = valueOf(await lastSteps(tx, playerId), 'cancelling')
    const values = { oldValue, newValue: pending.isForbidden ? FORBIDDEN : null }
    if (!pending.isForbidden && oldValue !== null) return asked(tx, playerId, 'cancelling', values)
    await insertStep(tx, playerId, 'cancelling', { step: 'set', ...values })
    return { isAtOnce: true }
  })
}

/** None is set, a word of the player's own, or what everybody begins with. The wallet follows the step (migration 051). */
export const reminderOf = (steps: LastSteps) => Number(valueOf(steps, 'reminder') ?? PROTECTION.reminderDefaultMinutes)

/** Who is never reminded waits for ever. */
const waitOf = (minutes: number) => (minutes === 0 ? Infinity : minutes)

export function setReminder(deps: ProtectionDeps, playerId: bigint, minutes: number): Promise<{ isAtOnce: boolean }> {
  return changing(deps, playerId, async (tx) => {
    const steps = await lastSteps(tx, playerId)
    const values = { oldValue: valueOf(steps, 'reminder'), newValue: String(minutes) }
    if (waitOf(minutes) > waitOf(reminderOf(steps))) return asked(tx, playerId, 'reminder', values)
    await insertStep(tx, playerId, 'reminder', { step: 'set', ...values })
    return { isAtOnce: true }
  })
}

/** Stakes with no pause between them; a limit that stands is kept where none is offered any more. */
export function setSessionLimit(
  deps: ProtectionDeps,
  playerId: bigint,
  minutes: number,
): Promise<{ isAtOnce: boolean }> {
  return changing(deps, playerId, async (tx, { sessionLimitS }) => {
    if (deps.jurisdiction.play.sessionLimit === 'none' && sessionLimitS === null) refuse('NOT_FOUND')
    const [old, next] = [sessionLimitS ?? Infinity, minutes === 0 ? Infinity : minutes * 60]
    const values = { oldValue: sessionLimitS === null ? null : String(sessionLimitS / 60), newValue: String(minutes) }
    if (next > old) return asked(tx, playerId, 'session', values)
    await deps.money.gate.sessionLimited(tx, playerId, next === Infinity ? null : next)
    await insertStep(tx, playerId, 'session', { step: 'set', ...values })
    return { isAtOnce: true }
  })
}

/** Left as they are: it is written down that they were looked at, once a day. */
export function reviewLimits(deps: ProtectionDeps, playerId: bigint): Promise<void> {
  return changing(deps, playerId, async (tx) => {
    const last = await lastReview(tx, playerId)
    if (last === null || last.days >= 1)
      await insertStep(tx, playerId, 'review', { step: 'set', oldValue: null, newValue: null })
  })
}

const isLimit = (rule: Loosened): rule is LimitName => LIMIT_NAMES.some((name) => name === rule)

/** The second confirmation. */
export function confirmLooser(deps: ProtectionDeps, playerId: bigint, rule: Loosened): Promise<void> {
  return changing(deps, playerId, async (tx, { limits }) => {
    const pending = (await lastSteps(tx, playerId)).get(rule)
    if (!pending?.isPending) return refuse('NOTHING_TO_CONFIRM')
    const { oldValue, newValue, isRipe, effectiveAt } = pending
    if (!isRipe) refuse('TIME_TO_THINK', { from: effectiveAt.toISOString() })
    if (rule === 'exclusion') await deps.money.gate.cameBack(tx, playerId)
    else if (rule === 'session')
      await deps.money.gate.sessionLimited(tx, playerId, newValue === '0' ? null : Number(newValue) * 60)
    else if (isLimit(rule)) {
      const next = newValue === null ? null : BigInt(newValue)
      await deps.money.gate.limited(tx, playerId, { ...limits, [rule]: next })
    }
    await insertStep(tx, playerId, rule, { step: 'confirmed', oldValue, newValue })
  })
}

/** Taken back: nothing has changed, and nothing waits. */
export function keepStricter(deps: ProtectionDeps, playerId: bigint, rule: Loosened): Promise<void> {
  return changing(deps, playerId, async (tx) => {
    const pending = (await lastSteps(tx, playerId)).get(rule)
    if (!pending?.isPending) return
    const { oldValue, newValue } = pending
    await insertStep(tx, playerId, rule, { step: 'dropped', oldValue, newValue })
  })
}
