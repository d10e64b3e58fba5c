/** Every deposit and withdrawal (U05). */
import { HISTORY_STATUS } from '@uwanja/contract/wire/constants'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { Skeleton } from '@uwanja/ui/Skeleton'
import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { Failed } from '../Failed.tsx'
import { moneyText } from '../money-text.ts'
import { dayText, daysBefore } from '../page-time.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { useWideScreen } from '../use-wide-screen.ts'
import type { Filters } from './history-rules.ts'
import { HistoryCards } from './HistoryCards.tsx'
import { HistoryFilters } from './HistoryFilters.tsx'
import { HistoryTable } from './HistoryTable.tsx'
import { useHistory } from './use-history.ts'

const DAYS_SHOWN = 30

function lastDays(): Filters {
  const today = new Date()
  const startDate = dayText(daysBefore(today, DAYS_SHOWN))
  return { startDate, toDate: dayText(today), type: 'all', status: HISTORY_STATUS.all }
}

export function HistoryPage() {
  const t = useTranslations('history')
  const [filters, setFilters] = useState(lastDays)
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl font-bold sm:text-3xl">{t('title')}</h1>
      <HistoryFilters filters={filters} onChange={setFilters} />
      <Rows filters={filters} />
    </div>
  )
}

function Rows({ filters }: { filters: Filters }) {
  const t = useTranslations()
  const wide = useWideScreen()
  const { query, rows, owed } = useHistory(filters)

  if (query.isPending)
    return (
      <div className="flex flex-col gap-2">
        {[1, 2, 3, 4].map((one) => (
          <Skeleton key={one} className="h-28 lg:h-14" />
        ))}
      </div>
    )
  if (query.error)
    return (
      <Failed query={query} text={t('history.failed')}>
        <p>{t('history.failedText')}</p>
      </Failed>
    )
  const debt = owed && (
    <Alert tone="info">{t('debt.owed', { amount: moneyText(owed.amount), currency: owed.currency ?? '' })}</Alert>
  )
  if (rows.length === 0)
    return (
      <>
        {debt}
        <EmptyState title={t('history.empty')} mark={<ReceiptText size={40} aria-hidden="true" />}>
          <p>{t('history.emptyText')}</p>
        </EmptyState>
      </>
    )
  return (
    <>
      {debt}
      {wide ? <HistoryTable rows={rows} /> : <HistoryCards rows={rows} />}
      {query.hasNextPage && (
        <Button
          className="self-center"
          size="large"
          busyLabel={query.isFetchingNextPage ? t('history.loadingMore') : undefined}
          onClick={() => void query.fetchNextPage()}
        >
          {t('history.more')}
        </Button>
      )}
    </>
  )
}
