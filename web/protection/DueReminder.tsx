/** Waits until the reminder or a session's end is due; its dialog is fetched only then. */
import { Suspense } from 'react'
import { late } from '../missing/late.ts'
import { useReminder } from './use-reminder.ts'

const ReminderDialog = late(async () => (await import('./ReminderDialog.tsx')).ReminderDialog)
const SessionOverDialog = late(async () => (await import('./SessionOverDialog.tsx')).SessionOverDialog)

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
