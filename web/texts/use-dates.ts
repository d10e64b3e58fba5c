/** Writes days and moments in the reader's language (dates.ts). */
import { useFormatter } from 'use-intl'
import { dateText, type DateForm } from './dates.ts'

export function useDates() {
  const format = useFormatter()
  return (raw: string | number | null | undefined, form: DateForm): string =>
    dateText(raw, form, (at, options) => format.dateTime(at, options))
}
