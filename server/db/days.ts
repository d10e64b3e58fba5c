/** Days of a jurisdiction's own zone, by the house's clock: what "today", "from this day" and "to this day" mean. */
import type { Sql } from '@uwanja/money/sql'

/** Beyond these years PostgreSQL and JavaScript no longer write a moment in the same way; nobody means such a day. */
const isUsualYear = (text: string) => /^(19|2\d)\d\d-/.test(text)

/** Is this year-month-day (with zeros) a day of the calendar? 2026-02-31 is none, though JavaScript reads it as 3 March. */
export function isCalendarDay(day: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !isUsualYear(day)) return false
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

/**
 * One edge of a range of days or instants, as text that PostgreSQL reads as a moment. The end is exclusive, and a range
 * that ends with a day includes that day. Null: no such day or instant.
 */
export async function edgeOf(db: Sql, zone: string, text: string, edge: 'from' | 'to'): Promise<string | null> {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) {
    return isCalendarDay(text) ? dayStart(db, text, zone, edge === 'to' ? 1 : 0) : null
  }
  const time = Date.parse(text)
  const instant = Number.isNaN(time) ? '' : new Date(time).toISOString()
  return isUsualYear(instant) ? instant : null
}

async function dayStart(db: Sql, day: string, zone: string, plusDays: number): Promise<string> {
  const [row] = await db.sql<{
    at: Date
  }>`select ((${day}::date + ${plusDays}::int)::timestamp at time zone ${zone}) as at`
  return row!.at.toISOString()
}

/** Today in the zone, year-month-day. */
export async function today(db: Sql, zone: string): Promise<string> {
  const [row] = await db.sql<{ day: string }>`select ((house_now() at time zone ${zone})::date)::text as day`
  return row!.day
}

/** Clients that build the date from three lists send 1990-4-3 as well as 1990-04-03. */
export function tidyDay(raw: string): string {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(raw.trim()) ?? []
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
