/**
 * The server's clock, for how long something still lasts: a phone's own may be minutes wrong. Read from the Date of each
 * answer, which is always late by its way here and never early; the furthest of them is the nearest to the truth.
 */
let aheadMs = -Infinity

/** @param rawDate An answer's Date. */
export function noteServerDate(rawDate: string | null): void {
  const atMs = Date.parse(rawDate ?? '')
  if (Number.isFinite(atMs)) aheadMs = Math.max(aheadMs, atMs - performance.now())
}

/** Unix milliseconds. The phone's own clock as long as no server has answered. */
export const serverNow = (): number => (aheadMs === -Infinity ? Date.now() : Math.floor(aheadMs + performance.now()))
