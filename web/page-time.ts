/** Days as the history's filters and calls write them: 2026-11-20, in the device's own time. */

export function dayText(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

export function daysBefore(date: Date, days: number): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() - days)
}

/** What is drawn asks no clock itself: drawn again it would not be the same. */
export const thisYear = (): number => new Date().getFullYear()
