/** The methods of a page while they load, when they fail, when there are none, and when they are there. */
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { Skeleton } from '@uwanja/ui/Skeleton'
import { WalletCards } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { RefusedError } from '../ask.ts'
import { useStatusText } from '../texts/use-texts.ts'

type Props = {
  query: { isPending: boolean; error: Error | null; refetch: () => unknown }
  count: number
  children: ReactNode
}

export function MethodList({ query, count, children }: Props) {
  const t = useTranslations()
  const statusText = useStatusText()
  if (query.isPending) return <Skeleton className="h-72 rounded-2xl" />
  if (query.error)
    return (
      <Alert tone="danger">
        <p>{query.error instanceof RefusedError ? statusText(query.error.status) : t('money.failed')}</p>
        <Button className="mt-3" onClick={() => query.refetch()}>
          {t('form.retry')}
        </Button>
      </Alert>
    )
  if (count === 0)
    return (
      <EmptyState title={t('money.none')} mark={<WalletCards size={40} aria-hidden="true" />}>
        <p>{t('money.noneText')}</p>
      </EmptyState>
    )
  return children
}
