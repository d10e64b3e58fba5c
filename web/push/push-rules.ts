/** What the switch for notices on this phone says and does, by what browser and server know. Pure. */
import { PUSH_KINDS, type PushKind } from '@uwanja/contract/site/push'

/** What browser and server know together. */
export interface PushPlace {
  readonly publicKey: string
  readonly permission: NotificationPermission
  /** What this phone is told of; null: nothing. */
  readonly kinds: readonly PushKind[] | null
}

/** `hidden`: this browser or this server cannot. `refused`: the browser was told no. `off`: it may, and is told nothing. */
export type PushState = 'hidden' | 'not-asked' | 'refused' | 'off' | 'on'

export function stateOf(place: PushPlace | null | undefined): PushState {
  if (!place) return 'hidden'
  if (place.permission === 'denied') return 'refused'
  if (place.permission === 'default') return 'not-asked'
  return place.kinds === null ? 'off' : 'on'
}

/** In the table's order, one more or one less. */
export const withKind = (kinds: readonly PushKind[], kind: PushKind, isWanted: 'wanted' | 'not'): PushKind[] =>
  PUSH_KINDS.filter((one) => (one === kind ? isWanted === 'wanted' : kinds.includes(one)))

/** What a server says may hold kinds that we do not know. */
export const knownKinds = (raw: readonly unknown[] | null | undefined): PushKind[] | null =>
  raw ? PUSH_KINDS.filter((kind) => raw.includes(kind)) : null

/** Days that an offer rests after a no. */
const RESTS_MS = 30 * 86_400_000

/** @param putOff When it was put off last, in milliseconds as text; anything else: never. */
export function isOffered(state: PushState, putOff: string | null, nowMs: number): boolean {
  if (state !== 'not-asked' && state !== 'off') return false
  const at = Number(putOff ?? NaN)
  return !(nowMs - at < RESTS_MS)
}
