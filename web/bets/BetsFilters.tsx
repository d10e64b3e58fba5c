/** From, to, status and sportsbook: a change shows at once. */
import { Field } from '@uwanja/ui/Field'
import { Select } from '@uwanja/ui/Select'
import { useTranslations } from '../texts/use-translations.ts'
import { type BetFilters, brandOf, FILTERED, isStatus } from './bets-rules.ts'

interface Props {
  readonly filters: BetFilters
  readonly companies: readonly string[]
  readonly onChange: (filters: BetFilters) => void
}

export function BetsFilters({ filters, companies, onChange }: Props) {
  const t = useTranslations()
  const change = (part: Partial<BetFilters>) => onChange({ ...filters, ...part })
  const word = (status: (typeof FILTERED)[number]): string =>
    isStatus(status) ? t(`bets.statuses.${status}`) : t(status === 'all' ? 'bets.all' : 'bets.settledAll')
  return (
    <fieldset className="grid grid-cols-2 gap-3 lg:grid-cols-4 print:hidden">
      <legend className="sr-only">{t('bets.filters')}</legend>
      <Field
        size="compact"
        label={t('history.from')}
        type="date"
        value={filters.from}
        max={filters.to || undefined}
        onChange={(event) => change({ from: event.target.value })}
      />
      <Field
        size="compact"
        label={t('history.to')}
        type="date"
        value={filters.to}
        min={filters.from || undefined}
        onChange={(event) => change({ to: event.target.value })}
      />
      <Select
        label={t('history.status')}
        value={filters.status}
        onChange={(event) => change({ status: FILTERED.find((one) => one === event.target.value) ?? 'all' })}
        options={FILTERED.map((value) => ({ value, text: word(value) }))}
      />
      <Select
        label={t('bets.company')}
        value={filters.company}
        onChange={(event) => change({ company: event.target.value })}
        options={[
          { value: '', text: t('bets.everyCompany') },
          ...companies.map((value) => ({ value, text: brandOf(value) })),
        ]}
      />
    </fieldset>
  )
}
