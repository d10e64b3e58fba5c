/** What the account's pages decide without a browser: days, periods and the names of devices. Pure. */

/** A birth date as an instant in UTC (Unix milliseconds), or null when the server wrote it otherwise; it is then shown as it came. */
export function birthDay(raw: string | null | undefined): number | null {
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(raw ?? '') ?? []
  const at = day === undefined ? NaN : Date.parse(`${day}T00:00:00Z`)
  return Number.isFinite(at) ? at : null
}

export interface Period {
  /** Days as 2026-11-20, empty while the field is. */
  readonly fromDate: string
  readonly todate: string
}

/** Both days are required and stand in their order (U06). */
export function periodProblem({ fromDate, todate }: Period): { field: keyof Period; text: string } | null {
  if (fromDate === '') return { field: 'fromDate', text: 'please_fill_the_field' }
  if (todate === '') return { field: 'todate', text: 'please_fill_the_field' }
  return fromDate > todate ? { field: 'fromDate', text: 'loginHistory.orderWrong' } : null
}

/** "Chrome, Android" from what is known; null when nothing is. */
export function deviceName(browser: string | null | undefined, os: string | null | undefined): string | null {
  const known = [browser, os].map((part) => (part ?? '').trim()).filter((part) => part !== '')
  return known.length > 0 ? known.join(', ') : null
}
