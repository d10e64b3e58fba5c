/** Writes days and moments in the reader's language (dates.ts) and in the browser's own time zone. */
import { dateText, type DateForm } from './dates.ts'
import { dateWriter } from './formatters.ts'
import { useLocale } from './use-translations.ts'

export function useDates() {
  const locale = useLocale()
  return (raw: string | number | null | undefined, form: DateForm): string =>
    dateText(raw, form, (at, options) => dateWriter(locale, options).format(at))
}
