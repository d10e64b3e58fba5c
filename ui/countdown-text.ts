/** Time left, as text. Pure, so that a server's or a test's clock works as well. */

/** Milliseconds to mm:ss, rounded up so that the last second is seen: 300000 -> "05:00", 1 -> "00:01", 0 -> "00:00". */
export function minutesSeconds(leftMs: number): string {
  const seconds = secondsLeft(leftMs)
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
}

export function secondsLeft(leftMs: number): number {
  return Number.isFinite(leftMs) ? Math.max(0, Math.ceil(leftMs / 1000)) : 0
}
