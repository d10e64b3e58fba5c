/** The days that a call or a file asks about, as the wire has them. */
import { day as daySchema, MOST_DAYS } from '@uwanja/contract/operators/reports'
import type { Range } from '@uwanja/money/reports'
import type { Jurisdiction } from '../jurisdictions/jurisdictions.ts'
import { refuse } from '../runtime/refuse.ts'

const DAY_MS = 86_400_000

/** 31 February has the shape of a day. Empty text is no day, and no bound. */
export function dayOrNone(raw: string | undefined): string {
  if (raw === undefined || raw === '') return ''
  const at = Date.parse(`${raw}T00:00:00Z`)
  const isDay = !Number.isNaN(at) && new Date(at).toISOString().startsWith(raw)
  return isDay ? raw : refuse('INCORRECT_PARAMETER_VALUE', { field: 'day' })
}

/** Both days are whole, in the jurisdiction's time zone. */
export function rangeOf({ zone }: Jurisdiction, rawFrom: unknown, rawTo: unknown): Range {
  const days = [rawFrom, rawTo].map((raw) => {
    const parsed = daySchema.safeParse(raw)
    const at = parsed.success ? Date.parse(`${parsed.data}T00:00:00Z`) : Number.NaN
    // 31 February has the shape of a day.
    const isDay = parsed.success && !Number.isNaN(at) && new Date(at).toISOString().startsWith(parsed.data)
    return isDay ? { text: parsed.data, at } : refuse('INCORRECT_PARAMETER_VALUE', { field: 'day' })
  })
  const [from, to] = days as [{ text: string; at: number }, { text: string; at: number }]
  if (to.at < from.at || to.at - from.at > MOST_DAYS * DAY_MS) refuse('INCORRECT_PARAMETER_VALUE', { field: 'to' })
  return { from: from.text, to: to.text, zone }
}
