/** What the limits' rows work out. Pure. */
import type { LIMIT_NAMES, LimitKind, LimitWindow } from '@uwanja/contract/site/limits'

export type LimitName = (typeof LIMIT_NAMES)[number]

const KINDS = { deposit: 'Deposit', stake: 'Stake', loss: 'Loss' } as const

export const limitName = (kind: LimitKind, window: LimitWindow): LimitName => `${window}${KINDS[kind]}`

/** From 0 to 1; what was won back is no use of a limit. */
export function usedShare(used: number, limit: number): number {
  if (used <= 0) return 0
  return limit <= 0 ? 1 : Math.min(1, used / limit)
}

/** Hours and minutes, both whole. */
export function hoursAndMinutes(seconds: number): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.floor(seconds / 60))
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}
