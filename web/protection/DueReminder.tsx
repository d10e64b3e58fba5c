/** Waits until the reminder or a session's end is due; its dialog is fetched only then. */
import { lazy, Suspense } from 'react'
import { useReminder } from './use-reminder.ts'

const ReminderDialog = lazy(async () => ({ default: (await import('./ReminderDialog.tsx')).ReminderDialog }))
const SessionOverDialog = lazy(async () => ({ default: (await import('./SessionOverDialog.tsx')).SessionOverDialog }))

export function DueReminder() {
  const told = useReminder()
  if (told === null) return null
  const Over = told.what === 'reminder' ? ReminderDialog : SessionOverDialog
  return (
    <Suspense fallback={null}>
      <Over play={told.play} />
    </Suspense>
  )
}
