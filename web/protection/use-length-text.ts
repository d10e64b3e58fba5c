/** "24 hours", "7 days", "6 months", "2 years", "for good", as the language writes them. */
import { numberWriter } from '../texts/formatters.ts'
import { useLocale, useTranslations } from '../texts/use-translations.ts'

/** A hundred years: so long that nobody counts. */
export const isForGood = (months: number): boolean => months >= 600

export function useLengthText() {
  const t = useTranslations('ownRules.exclusion')
  const locale = useLocale()
  const unit = (count: number, name: 'hour' | 'day' | 'month' | 'year') =>
    numberWriter(locale, { style: 'unit', unit: name, unitDisplay: 'long' }).format(count)
  return {
    hours: (count: number) => (count <= 48 ? unit(count, 'hour') : unit(count / 24, 'day')),
    months: (count: number) => {
      if (isForGood(count)) return t('ever')
      return count % 12 === 0 ? unit(count / 12, 'year') : unit(count, 'month')
    },
  }
}
