/** What a session is told over the page: the reminder, and new terms. Visitors do not download it. */
import { lazy, Suspense } from 'react'
import { useSession } from '../session/session.ts'

const DueReminder = lazy(async () => ({ default: (await import('./DueReminder.tsx')).DueReminder }))

const DueTerms = lazy(async () => ({ default: (await import('./DueTerms.tsx')).DueTerms }))

export function SessionReminder() {
  const isPlayer = useSession((session) => session.user !== null)
  return (
    isPlayer && (
      <Suspense>
        <DueReminder />
        <DueTerms />
      </Suspense>
    )
  )
}
