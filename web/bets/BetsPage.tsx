/** A player's bets at every sportsbook, by date, status and company; with `?id=` one of them as a receipt (P09). */
import { Button } from '@uwanja/ui/Button'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { Skeleton } from '@uwanja/ui/Skeleton'
import { Ticket } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Failed } from '../Failed.tsx'
import { lastDays } from '../house-days.ts'
import { useHere } from '../place.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { BetCard } from './BetCard.tsx'
import { BetReceipt } from './BetReceipt.tsx'
import { type BetFilters, companiesOf } from './bets-rules.ts'
import { BetsFilters } from './BetsFilters.tsx'
import { useBets } from './use-bets.ts'
import { late } from '../missing/late.ts'

const PushOffer = late(async () => (await import('../push/PushOffer.tsx')).PushOffer)

const DAYS_SHOWN = 30

const begun = (): BetFilters => ({ ...lastDays(DAYS_SHOWN), status: 'all', company: '' })

export function BetsPage() {
  const { search } = useHere()
  const [filters, setFilters] = useState(begun)
  const query = new URLSearchParams(search)
  const id = query.get('id')
  return id ? (
    <BetReceipt key={id} betId={id} company={query.get('company') ?? ''} />
  ) : (
    <BetList filters={filters} onFilters={setFilters} />
  )
}

function BetList({ filters, onFilters }: { filters: BetFilters; onFilters: (filters: BetFilters) => void }) {
  const t = useTranslations('bets')
  const { query, rows } = useBets(filters)
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl font-bold sm:text-3xl">{t('title')}</h1>
      <p className="text-muted">{t('lead')}</p>
      <BetsFilters filters={filters} companies={companiesOf(rows, filters.company)} onChange={onFilters} />
      {query.isPending ? (
        <div className="grid gap-2 xl:grid-cols-2">
          {[1, 2, 3, 4].map((one) => (
            <Skeleton key={one} className="h-44" />
          ))}
        </div>
      ) : query.error ? (
        <Failed query={query} text={t('failed')}>
          <p>{t('failedText')}</p>
        </Failed>
      ) : rows.length === 0 ? (
        <EmptyState title={t('empty')} mark={<Ticket size={40} aria-hidden="true" />}>
          <p>{t('emptyText')}</p>
        </EmptyState>
      ) : (
        <ul className="grid items-start gap-2 xl:grid-cols-2">
          {rows.map((bet, at) => (
            <BetCard key={`${bet.company ?? ''} ${bet.betId ?? at}`} bet={bet} />
          ))}
        </ul>
      )}
      {query.hasNextPage && <MoreButton query={query} />}
      {rows.some(({ status }) => status === 'open') && (
        <Suspense fallback={null}>
          <PushOffer awaits="bet" />
        </Suspense>
      )}
    </div>
  )
}

function MoreButton({ query }: { query: { readonly isFetchingNextPage: boolean; fetchNextPage(): unknown } }) {
  const t = useTranslations()
  return (
    <Button
      className="self-center"
      size="large"
      busyLabel={query.isFetchingNextPage ? t('history.loadingMore') : undefined}
      onClick={() => void query.fetchNextPage()}
    >
      {t('bets.more')}
    </Button>
  )
}
