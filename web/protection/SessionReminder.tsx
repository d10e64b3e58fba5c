/** What a session is told over the page: the reminder, and new terms. Visitors do not download it. */
import { Suspense } from 'react'
import { late } from '../missing/late.ts'
import { useSession } from '../session/session.ts'

const DueReminder = late(async () => (await import('./DueReminder.tsx')).DueReminder)
const DueTerms = late(async () => (await import('./DueTerms.tsx')).DueTerms)

export function SessionReminder() {
  const isPlayer = useSession((session) => session.user !== null)
  return (
    isPlayer && (
      <>
        <Suspense>
          <DueReminder />
        </Suspense>
        <Suspense>
          <DueTerms />
        </Suspense>
      </>
    )
  )
}
