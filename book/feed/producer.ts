/**
 * Is a producer to be believed? It is down, and all its markets are suspended, when no alive came for 20 s, its messages are
 * old, the line broke, or an alive says that we are not subscribed. Pure: it is told what came and asked with the house's time.
 */

/** Silence, age and the distance between recoveries, in milliseconds. */
export const FEED_LIMITS = {
  silenceMs: 20_000,
  ageMs: 20_000,
  /** The offset of the producer's clock is the least (arrival - stamp) of so long. */
  offsetWindowMs: 300_000,
  /** Of each so long the least is kept. */
  offsetEachMs: 5000,
  offsetAlarmMs: 2000,
  recoveryApartMs: 30_000,
  /** A recovery that was not complete by then is asked for anew. */
  recoveryWithinMs: 120_000,
} as const

export interface ProducerState {
  /** Our time of the last alive. */
  readonly aliveAtMs: number | null
  readonly isSubscribed: boolean
  readonly isConnected: boolean
  /** (our time, arrival - stamp) of what came within the window. */
  readonly offsets: readonly (readonly [atMs: number, offsetMs: number])[]
  /** Age above the offset of the last message. */
  readonly ageMs: number
  /** The same of the last few, the newest last; absent: nothing came since they are kept. */
  readonly ages?: readonly number[]
  /** Producer's time of the last alive whose effects are stored: where a recovery begins. */
  readonly positionMs: number | null
  /** The recovery that must be complete before anything opens; `null`: none is owed. */
  readonly owes: 'recovery' | { readonly request: string } | null
  /** Our time at which the last one was asked for. */
  readonly recoveredAtMs: number | null
  /** The greatest of its moments that was heard. */
  readonly heardUpToMs: number
  /** What was said last before a recovery was owed: an event that was not named since then stays shut. */
  readonly reopensAfterMs: number
}

export const UNKNOWN_PRODUCER: ProducerState = {
  aliveAtMs: null,
  isSubscribed: false,
  isConnected: false,
  offsets: [],
  ageMs: 0,
  positionMs: null,
  owes: 'recovery',
  recoveredAtMs: null,
  heardUpToMs: 0,
  reopensAfterMs: 0,
}

export type DownReason = 'line' | 'silence' | 'unsubscribed' | 'old' | 'recovering'

/** Why it is down at our time `nowMs`; null: it is up. */
export function whyDown(state: ProducerState, nowMs: number): DownReason | null {
  if (!state.isConnected) return 'line'
  if (state.aliveAtMs === null || nowMs - state.aliveAtMs > FEED_LIMITS.silenceMs) return 'silence'
  if (!state.isSubscribed) return 'unsubscribed'
  if (state.ageMs > FEED_LIMITS.ageMs) return 'old'
  return state.owes === null ? null : 'recovering'
}

/** How far the producer's clock is from ours, as far as transport allows to tell; null before anything came. */
export function offsetOf({ offsets }: ProducerState): number | null {
  return offsets.length === 0 ? null : Math.min(...offsets.map(([, offset]) => offset))
}

/** Ages that the median is of. */
const AGES_KEPT = 25

/** Of the last messages; null before anything came. */
export function medianAgeOf({ ages = [] }: ProducerState): number | null {
  const sorted = [...ages].sort((one, other) => one - other)
  return sorted[(sorted.length - 1) >> 1] ?? null
}

/** Any message with a moment: what it tells of clocks. */
export function stamped(state: ProducerState, stampMs: number, nowMs: number): ProducerState {
  const recent = state.offsets.filter(([at]) => nowMs - at <= FEED_LIMITS.offsetWindowMs)
  const offset = nowMs - stampMs
  // Only a new least of a few seconds is worth keeping: thousands of messages say the same.
  const last = recent.at(-1)
  const isSame = last !== undefined && nowMs - last[0] < FEED_LIMITS.offsetEachMs
  const offsets = isSame
    ? [...recent.slice(0, -1), [last[0], Math.min(last[1], offset)] as const]
    : [...recent, [nowMs, offset] as const]
  const least = Math.min(...offsets.map(([, one]) => one))
  const ageMs = offset - least
  const ages = [...(state.ages ?? []), ageMs].slice(-AGES_KEPT)
  return { ...state, offsets, ageMs, ages, heardUpToMs: Math.max(state.heardUpToMs, stampMs) }
}

/** An alive, whose effects are stored together with the position that it gives. */
export function alive(before: ProducerState, stampMs: number, isSubscribed: boolean, nowMs: number): ProducerState {
  const state = stamped(before, stampMs, nowMs)
  const gap = state.aliveAtMs !== null && nowMs - state.aliveAtMs > FEED_LIMITS.silenceMs
  // The first alive of all follows a recovery that was asked for anyway.
  const came = isSubscribed && !before.isSubscribed && state.aliveAtMs !== null
  return {
    ...state,
    aliveAtMs: nowMs,
    isSubscribed,
    // While a recovery is owed the position stays where it begins.
    positionMs: state.owes === null && !gap && !came ? Math.max(stampMs, state.positionMs ?? 0) : state.positionMs,
    owes: (gap || came) && state.owes === null ? 'recovery' : state.owes,
    reopensAfterMs: gap || came ? Math.max(before.heardUpToMs, state.reopensAfterMs) : state.reopensAfterMs,
  }
}

export function connected(state: ProducerState): ProducerState {
  return { ...state, isConnected: true, owes: state.owes ?? 'recovery' }
}

/** The line broke: whatever was said meanwhile is missing, and a recovery that was under way may be too. */
export function disconnected(state: ProducerState): ProducerState {
  return { ...state, isConnected: false, owes: 'recovery', reopensAfterMs: state.heardUpToMs }
}

/** May a recovery be asked for now? The first at once, later ones at least 30 s apart. One that does not end is asked for again. */
export function mayRecover(state: ProducerState, nowMs: number): boolean {
  if (state.owes === null || !state.isConnected) return false
  if (state.owes !== 'recovery' && nowMs - (state.recoveredAtMs ?? 0) < FEED_LIMITS.recoveryWithinMs) return false
  return state.recoveredAtMs === null || nowMs - state.recoveredAtMs >= FEED_LIMITS.recoveryApartMs
}

export function recovering(state: ProducerState, request: string, nowMs: number): ProducerState {
  return { ...state, owes: { request }, recoveredAtMs: nowMs }
}

export function snapshotComplete(state: ProducerState, request: string, stampMs: number): ProducerState {
  const isOurs = state.owes !== null && state.owes !== 'recovery' && state.owes.request === request
  return isOurs ? { ...state, owes: null, positionMs: Math.max(stampMs, state.positionMs ?? 0) } : state
}

/**
 * From which of the producer's moments on what was said is asked for again: what is told late, or in another order, may be as much
 * earlier than the last alive as a message may be old. null: from nowhere, for nothing was kept yet.
 */
export function sinceMs({ positionMs }: ProducerState): number | null {
  return positionMs === null ? null : positionMs - FEED_LIMITS.ageMs
}
