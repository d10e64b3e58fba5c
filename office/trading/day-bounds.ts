/** A day of the market's zone as the moments between which it lies. Pure. */
import { dayFrom } from '../days.ts'

/** What the clocks of the zone show then, read as if it were UTC. */
function shownMs(zone: string, atMs: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    ...({ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const),
    hourCycle: 'h23',
    timeZone: zone,
  }).formatToParts(atMs)
  const { year, month, day, hour, minute } = Object.fromEntries(parts.map(({ type, value }) => [type, value]))
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`)
}

/** The moment at which clocks of the zone show this day and time (`2026-11-24T18:30`). */
export function momentIn(zone: string, shown: string): string {
  const wanted = Date.parse(`${shown}Z`)
  const guess = wanted - (shownMs(zone, wanted) - wanted)
  // Where the clocks were put forward or back between the two.
  return new Date(guess - (shownMs(zone, guess) - wanted)).toISOString()
}

/** Nothing: every day. */
export function dayBounds(zone: string, day: string, last = day): { from?: string; to?: string } {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !/^\d{4}-\d{2}-\d{2}$/.test(last)) return {}
  return { from: momentIn(zone, `${day}T00:00`), to: momentIn(zone, `${dayFrom(last, 1)}T00:00`) }
}
