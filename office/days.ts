/** Days as the books count them: in the jurisdiction's time zone, wherever the operator sits and whatever their machine says. */

const DAY_MS = 86_400_000

/** @returns the day of that moment in the zone, as 'yyyy-mm-dd'. */
export function dayIn(zone: string, atMs: number): string {
  const parts = new Intl.DateTimeFormat('en', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: zone })
  const { year, month, day } = Object.fromEntries(parts.formatToParts(atMs).map(({ type, value }) => [type, value]))
  return `${year}-${month}-${day}`
}

/** So many whole days from a day on, or back: no clock that is put forward in spring makes it another. */
export function dayFrom(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}
