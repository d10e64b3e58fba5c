/** What is left of a race, and when a moment is that somebody else's server wrote. Pure. */

export interface TimeLeft {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

/** 0 of everything once it is over (B4). */
export function timeLeft(leftMs: number): TimeLeft {
  const seconds = Number.isFinite(leftMs) ? Math.max(0, Math.ceil(leftMs / 1_000)) : 0
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3_600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}

/** Unix milliseconds. A date without a zone is UTC, as servers of this kind write it. NaN: it is none. */
export function momentOf(raw: unknown): number {
  if (typeof raw !== 'string') return NaN
  const hasZone = /(?:Z|[+-]\d\d:?\d\d)$/i.test(raw) || !/\d\d:\d\d/.test(raw)
  return Date.parse(hasZone ? raw : `${raw}Z`)
}
