/** "Paid, and nothing came?": only where the server can look for it. The form comes when it is opened. */
import { Disclosure } from '@uwanja/ui/Disclosure'
import { Skeleton } from '@uwanja/ui/Skeleton'
import { Suspense } from 'react'
import { useLive } from '../live/capabilities.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { tapped } from '../missing/late.ts'

const FindDepositForm = tapped(async () => (await import('./FindDepositForm.tsx')).FindDepositForm)

export function FindDeposit() {
  const t = useTranslations('find')
  const isThere = useLive((live) => live.calls?.includes('Banking/FindDeposit') ?? false)
  if (!isThere) return null
  return (
    <Disclosure title={t('title')}>
      <Suspense fallback={<Skeleton className="h-44 rounded-2xl" />}>
        <FindDepositForm />
      </Suspense>
    </Disclosure>
  )
}
