/** Waits until the reminder is due; its dialog is fetched only then. */
import { lazy, Suspense } from 'react'
import { useReminder } from './use-reminder.ts'

const ReminderDialog = lazy(async () => ({ default: (await import('./ReminderDialog.tsx')).ReminderDialog }))

export function DueReminder() {
  const { told, onSeen } = useReminder()
  if (told === null) return null
  return (
    <Suspense fallback={null}>
      <ReminderDialog play={told} onSeen={onSeen} />
    </Suspense>
  )
}
