/**
 * Days as the house counts them. A filter's days are the server's own, and a phone that is set to another zone, west of the house, is
 * still in yesterday when the house writes what its player does: a list until the phone's day would lack the newest.
 */
import { jurisdiction } from './jurisdiction.ts'
import { dayText, daysBefore } from './page-time.ts'

/** 2026-11-20. The device's day where the server names no zone, or one that this browser does not know. */
export function houseDay(now: Date, { zone } = jurisdiction): string {
  if (zone === '') return dayText(now)
  try {
    // Swedes write days as calls do.
    return new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(now)
  } catch {
    return dayText(now)
  }
}

/** The last days up to today. */
export function lastDays(days: number, now = new Date(), house = jurisdiction): { from: string; to: string } {
  const to = houseDay(now, house)
  return { from: dayText(daysBefore(new Date(`${to}T12:00`), days)), to }
}
