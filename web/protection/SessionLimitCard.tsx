/** How long the player wants to play without a pause at most. */
import { PROTECTION, protection } from '@uwanja/contract/site/protection'
import { Alert } from '@uwanja/ui/Alert'
import { Card } from '@uwanja/ui/Card'
import { Select } from '@uwanja/ui/Select'
import { useTranslations } from '../texts/use-translations.ts'
import { queries } from '../queries.ts'
import { send } from '../send.ts'
import type { Rules } from './own-rules.ts'
import { PLAY_KEY } from './use-reminder.ts'
import { useChange } from './use-rules.ts'
import { PendingChange } from './PendingChange.tsx'

export function SessionLimitCard({ limit }: { limit: NonNullable<Rules['sessionLimit']> }) {
  const t = useTranslations('ownRules.session')
  const { change, tell, problem, isWorking } = useChange()
  const howLong = (one: number) => (one === 0 ? t('none') : t('minutes', { minutes: String(one) }))

  async function choose(next: number): Promise<void> {
    const answer = await change(send(protection.setSessionLimit, { minutes: next }))
    if (answer === 'failed') return
    tell(answer?.isAtOnce === false ? 'later' : 'at once')
    void queries.invalidateQueries({ queryKey: [PLAY_KEY] })
  }

  return (
    <Card aria-labelledby="session-title" className="flex flex-col gap-3">
      <h3 id="session-title" className="text-lg font-semibold">
        {t('title')}
      </h3>
      <p className="text-muted">{t('text', { pause: String(limit.pauseMinutes ?? '') })}</p>
      <Select
        label={t('label')}
        size="normal"
        className="sm:max-w-72"
        value={String(limit.minutes ?? 0)}
        disabled={isWorking}
        onChange={({ target }) => void choose(Number(target.value))}
        options={PROTECTION.sessionMinutes.map((one) => ({ value: String(one), text: howLong(one) }))}
      />
      {limit.pending && (
        <PendingChange
          rule="session"
          words={t('wish', { choice: howLong(limit.pending.minutes ?? 0) })}
          pending={limit.pending}
        />
      )}
      {problem !== null && <Alert tone="danger">{problem}</Alert>}
    </Card>
  )
}
