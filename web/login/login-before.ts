/** When the login before this one was. */

/** Most come back within a month; who did not is looked for in a year, which costs the server more. */
const DAYS = [30, 365] as const

/**
 * @param ask The logins of so many days, newest first, by a server whose shape the specification does not show.
 * @returns the moment as the server wrote it; `none`: this is the first in a year; null: the answer does not say.
 */
export async function loginBefore(ask: (days: number) => Promise<unknown>): Promise<string | null> {
  for (const days of DAYS) {
    const rows = await ask(days)
    if (!Array.isArray(rows)) return null
    // The newest is the login of a moment ago.
    const before = rows[1] as { createTime?: unknown } | null | undefined
    if (typeof before?.createTime === 'string') return before.createTime
    if (rows.length > 1) return null
  }
  return 'none'
}
