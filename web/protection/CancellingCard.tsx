/** The switch that keeps money on its way: withdrawals that cannot be cancelled. */
import { protection } from '@uwanja/contract/site/protection'
import { Alert } from '@uwanja/ui/Alert'
import { Card } from '@uwanja/ui/Card'
import { Checkbox } from '@uwanja/ui/Checkbox'
import { send } from '../send.ts'
import { useTranslations } from '../texts/use-translations.ts'
import type { Rules } from './own-rules.ts'
import { useChange } from './use-rules.ts'
import { PendingChange } from './PendingChange.tsx'

export function CancellingCard({ cancelling }: { cancelling: Rules['cancelling'] }) {
  const t = useTranslations('ownRules.cancelling')
  const { change, tell, problem, isWorking } = useChange()

  async function choose(flag: boolean): Promise<void> {
    const answer = await change(send(protection.forbidCancelling, { flag }))
    if (answer !== 'failed') tell(answer?.isAtOnce === false ? 'later' : 'at once')
  }

  return (
    <Card aria-labelledby="cancelling-title" className="flex flex-col gap-2">
      <h3 id="cancelling-title" className="text-lg font-semibold">
        {t('title')}
      </h3>
      <Checkbox
        label={t('label')}
        checked={cancelling?.isForbidden === true}
        disabled={isWorking}
        aria-busy={isWorking}
        onChange={({ target }) => void choose(target.checked)}
      />
      <p className="text-sm text-muted">{t('text')}</p>
      {cancelling?.pending && <PendingChange rule="cancelling" words={t('wish')} pending={cancelling.pending} />}
      {problem !== null && <Alert tone="danger">{problem}</Alert>}
    </Card>
  )
}
