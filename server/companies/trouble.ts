/** When a company counts as slow or down, from the last requests to it. Pure. */

export type Trouble = 'slow' | 'down'

export interface CompanyCheck {
  readonly atMs: number
  readonly isAnswered: boolean
  readonly seconds: number
}

/** Fewer say nothing: one lost packet is not a company that is down. */
export const ENOUGH_LOOKS = 3
/** Forgotten then, so that a company is tried again by whoever comes. */
const FRESH_MS = 5 * 60_000
const SLOW_S = 3

/** @param looks newest last. */
export function troubleOf(looks: readonly CompanyCheck[], nowMs: number): Trouble | null {
  const fresh = looks.filter((look) => nowMs - look.atMs < FRESH_MS).slice(-ENOUGH_LOOKS)
  if (fresh.length < ENOUGH_LOOKS) return null
  if (fresh.every((look) => !look.isAnswered)) return 'down'
  return fresh.every((look) => !look.isAnswered || look.seconds >= SLOW_S) ? 'slow' : null
}
