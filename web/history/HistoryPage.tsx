/** Every deposit and withdrawal (U05). */
import { HISTORY_STATUS } from '@uwanja/contract/wire/constants'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { Skeleton } from '@uwanja/ui/Skeleton'
import { ReceiptText } from 'lucide-react'
import { Suspense, useState } from 'react'
import { BetsLink } from '../bets/BetsLink.tsx'
import { Failed } from '../Failed.tsx'
import { lastDays } from '../house-days.ts'
import { useLive } from '../live/capabilities.ts'
import { isReference } from '../messages/message-rules.ts'
import { moneyText } from '../money-text.ts'
import { useDates } from '../texts/use-dates.ts'
import { useHere } from '../place.ts'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useTranslations } from '../texts/use-translations.ts'
import { useWideScreen } from '../use-wide-screen.ts'
import type { Filters } from './history-rules.ts'
import { HistoryCards } from './HistoryCards.tsx'
import { HistoryFilters } from './HistoryFilters.tsx'
import { HistoryTable } from './HistoryTable.tsx'
import { useHistory } from './use-history.ts'
import { tapped } from '../missing/late.ts'

/** Only where the server counts months. */
function MonthLink() {
  const t = useTranslations('month')
  const isThere = useLive((live) => live.calls?.includes('User/GetMonth') === true)
  if (!isThere) return null
  return (
    <ScreenLink
      to="/TransactionHistory?month=now"
      className="flex min-h-11 items-center font-semibold text-link underline"
    >
      {t('link')}
    </ScreenLink>
  )
}

const DAYS_SHOWN = 30

function begun(): Filters {
  const { from, to } = lastDays(DAYS_SHOWN)
  return { startDate: from, toDate: to, type: 'all', status: HISTORY_STATUS.all }
}

const RoundPage = tapped(async () => (await import('./RoundPage.tsx')).RoundPage)
const MonthPage = tapped(async () => (await import('./MonthPage.tsx')).MonthPage)

/** A month's figures and a round stand at the history's address: what they are of is a tap away. */
export function HistoryPage() {
  const asked = new URLSearchParams(useHere().search)
  const round = asked.get('round') ?? ''
  const page = asked.has('month') ? <MonthPage /> : isReference(round) ? <RoundPage round={round} /> : null
  return page ? <Suspense fallback={<Skeleton className="h-72 rounded-2xl" />}>{page}</Suspense> : <Movements />
}

function Movements() {
  const t = useTranslations('history')
  const [filters, setFilters] = useState(begun)
  const wide = useWideScreen()
  return (
    <div className="flex flex-col gap-3 lg:gap-5">
      <h1 className="text-2xl font-bold sm:text-3xl">{t('title')}</h1>
      <div className="flex flex-wrap gap-x-5">
        <BetsLink />
        <MonthLink />
      </div>
      {wide ? (
        <HistoryFilters filters={filters} onChange={setFilters} />
      ) : (
        <details className="group">
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold after:content-['▾'] group-open:after:rotate-180">
            {t('filters')}
          </summary>
          <HistoryFilters filters={filters} onChange={setFilters} />
        </details>
      )}
      <Rows filters={filters} />
    </div>
  )
}

function Rows({ filters }: { filters: Filters }) {
  const t = useTranslations()
  const wide = useWideScreen()
  const { query, rows, owed, archivedUntil } = useHistory(filters)
  const dates = useDates()

  if (query.isPending)
    return (
      <div className="flex flex-col gap-2">
        {[1, 2, 3, 4].map((one) => (
          <Skeleton key={one} className="h-16 lg:h-14" />
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
  const archived = archivedUntil && (
    <Alert tone="info">{t('history.archived', { date: dates(archivedUntil.slice(0, 10), 'day') })}</Alert>
  )
  if (rows.length === 0)
    return (
      <>
        {debt}
        {archived}
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
      {archived}
    </>
  )
}
