/** How often the reminder of time and money comes. */
import { PROTECTION, protection } from '@uwanja/contract/site/protection'
import { Alert } from '@uwanja/ui/Alert'
import { Card } from '@uwanja/ui/Card'
import { Select } from '@uwanja/ui/Select'
import { queries } from '../queries.ts'
import { send } from '../send.ts'
import { useTranslations } from '../texts/use-translations.ts'
import type { Rules } from './own-rules.ts'
import { PLAY_KEY } from './use-reminder.ts'
import { useChange } from './use-rules.ts'
import { PendingChange } from './PendingChange.tsx'

type Props = { minutes: number; reminder: Rules['reminder'] }

export function ReminderCard({ minutes, reminder }: Props) {
  const t = useTranslations('ownRules.reminder')
  const { change, tell, problem, isWorking } = useChange()

  const howOften = (one: number) => (one === 0 ? t('never') : t('every', { minutes: String(one) }))

  async function choose(next: number): Promise<void> {
    const answer = await change(send(protection.setReminder, { minutes: next }))
    if (answer === 'failed') return
    tell(answer?.isAtOnce === false ? 'later' : 'at once')
    void queries.invalidateQueries({ queryKey: [PLAY_KEY] })
  }

  return (
    <Card aria-labelledby="reminder-title" className="flex flex-col gap-3">
      <h3 id="reminder-title" className="text-lg font-semibold">
        {t('title')}
      </h3>
      <p className="text-muted">{t('text')}</p>
      <Select
        label={t('label')}
        size="normal"
        className="sm:max-w-72"
        value={String(minutes)}
        disabled={isWorking}
        onChange={({ target }) => void choose(Number(target.value))}
        options={PROTECTION.reminderMinutes.map((one) => ({
          value: String(one),
          text: howOften(one),
        }))}
      />
      {reminder?.pending && (
        <PendingChange
          rule="reminder"
          words={t('wish', { choice: howOften(reminder.pending.minutes ?? 0) })}
          pending={reminder.pending}
        />
      )}
      {problem !== null && <Alert tone="danger">{problem}</Alert>}
    </Card>
  )
}
