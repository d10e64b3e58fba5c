/** From, to, activity and status: a change shows at once. */
import { HISTORY_STATUS } from '@uwanja/contract/wire/constants'
import { Field } from '@uwanja/ui/Field'
import { Select } from '@uwanja/ui/Select'
import { useTranslations } from '../texts/use-translations.ts'
import { STATUSES, TYPES, type Filters } from './history-rules.ts'

type Props = { filters: Filters; onChange: (filters: Filters) => void }

export function HistoryFilters({ filters, onChange }: Props) {
  const t = useTranslations('history')
  const change = (part: Partial<Filters>) => onChange({ ...filters, ...part })
  return (
    <fieldset className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <legend className="sr-only">{t('filters')}</legend>
      <Field
        size="compact"
        label={t('from')}
        type="date"
        value={filters.startDate}
        max={filters.toDate || undefined}
        onChange={(event) => change({ startDate: event.target.value })}
      />
      <Field
        size="compact"
        label={t('to')}
        type="date"
        value={filters.toDate}
        min={filters.startDate || undefined}
        onChange={(event) => change({ toDate: event.target.value })}
      />
      <Select
        label={t('type')}
        value={filters.type}
        onChange={(event) => change({ type: TYPES.find((type) => type === event.target.value) ?? 'all' })}
        options={TYPES.map((type) => ({ value: type, text: t(type) }))}
      />
      <Select
        label={t('status')}
        value={filters.status}
        onChange={(event) => change({ status: Number(event.target.value) })}
        options={[
          { value: String(HISTORY_STATUS.all), text: t('all') },
          ...STATUSES.map(([name, number]) => ({ value: String(number), text: t(`statuses.${name}`) })),
        ]}
      />
    </fieldset>
  )
}
