/** The methods of a page while they load, when they fail, when there are none, and when they are there. */
import { EmptyState } from '@uwanja/ui/EmptyState'
import { WalletCards } from 'lucide-react'
import type { ReactNode } from 'react'
import { Failed } from '../Failed.tsx'
import { useTranslations } from '../texts/use-translations.ts'
import { MethodsOnTheWay } from './MethodsOnTheWay.tsx'

type Props = {
  query: { isPending: boolean; error: Error | null; refetch: () => unknown }
  count: number
  children: ReactNode
}

export function MethodList({ query, count, children }: Props) {
  const t = useTranslations()
  if (query.isPending) return <MethodsOnTheWay />
  if (query.error) return <Failed query={query} text={t('money.failed')} />
  if (count === 0)
    return (
      <EmptyState title={t('money.none')} mark={<WalletCards size={40} aria-hidden="true" />}>
        <p>{t('money.noneText')}</p>
      </EmptyState>
    )
  return children
}
