/** The reminder's place in the frames. Only a session has one: visitors do not download it. */
import { lazy, Suspense } from 'react'
import { useSession } from '../session/session.ts'

const DueReminder = lazy(async () => ({ default: (await import('./DueReminder.tsx')).DueReminder }))

export function SessionReminder() {
  const isPlayer = useSession((session) => session.user !== null)
  return (
    isPlayer && (
      <Suspense>
        <DueReminder />
      </Suspense>
    )
  )
}
