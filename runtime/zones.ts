/** Moments that are meant in a zone: a day and a time of somewhere as a moment for everybody. */

/** How far a zone is ahead of UTC at a moment. */
function aheadMs(zone: string, atMs: number): number {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(atMs)
  const of = (type: string): number => Number(parts.find((part) => part.type === type)!.value)
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute')) - Math.floor(atMs / 60_000) * 60_000
}

/**
 * The moment of a day's time in a zone, in Unix milliseconds; without a time the earliest of that day, so that nothing closes too
 * late.
 * @param day Like 2026-11-22.
 * @param time Like 16:00.
 */
export function momentOf(day: string, time: string | null, zone: string): number {
  const wanted = Date.parse(`${day}T${time ?? '00:00'}:00Z`)
  // The offset is that of the moment itself: a second look mends the nights in which it changes.
  return wanted - aheadMs(zone, wanted - aheadMs(zone, wanted))
}

export const isZone = (zone: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}
