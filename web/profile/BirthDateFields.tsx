/** Day, month and year of birth as three lists: faster on a phone than a calendar that starts today. */
import { join } from '@uwanja/ui/looks/join'
import { Select } from '@uwanja/ui/Select'
import { useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useLanguage } from '../texts/language.ts'
import { thisYear } from '../page-time.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { birthYears, DAYS, MONTHS, type DetailsValues } from './personal-details-rules.ts'

type Props = { form: UseFormReturn<DetailsValues>; error: string | undefined }

export function BirthDateFields({ form, error }: Props) {
  const t = useTranslations()
  const errorId = useId()
  const choices = [
    { name: 'day', autoComplete: 'bday-day', values: DAYS },
    { name: 'month', autoComplete: 'bday-month', values: MONTHS },
    { name: 'year', autoComplete: 'bday-year', values: birthYears(thisYear()) },
  ] as const
  // A Chinese date goes from the year down.
  const isYearFirst = useLanguage().language === 'zh'
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 font-medium">{t('security.birthDate')}</legend>
      <div className={join('grid gap-2', isYearFirst ? 'grid-cols-[1.3fr_1fr_1fr]' : 'grid-cols-[1fr_1fr_1.3fr]')}>
        {(isYearFirst ? [...choices].reverse() : choices).map(({ name, autoComplete, values }) => (
          <Select
            key={name}
            label={t(`personalDetails.${name}`)}
            autoComplete={autoComplete}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={error === undefined ? undefined : errorId}
            options={[{ value: '', text: '–' }, ...values.map((value) => ({ value, text: value }))]}
            {...form.register(name)}
          />
        ))}
      </div>
      {error !== undefined && (
        <p id={errorId} className="text-sm font-medium text-loss">
          {error}
        </p>
      )}
    </fieldset>
  )
}
