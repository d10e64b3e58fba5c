/** The reminder's place in the frames; its dialog is fetched only when it is due. */
import { lazy, Suspense } from 'react'
import { useReminder } from './use-reminder.ts'

const ReminderDialog = lazy(async () => ({ default: (await import('./ReminderDialog.tsx')).ReminderDialog }))

export function SessionReminder() {
  const { told, onSeen } = useReminder()
  if (told === null) return null
  return (
    <Suspense fallback={null}>
      <ReminderDialog play={told} onSeen={onSeen} />
    </Suspense>
  )
}
