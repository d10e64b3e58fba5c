/** A looser rule that was asked for: when it can be confirmed, and the way back. */
import { protection, type Loosened } from '@uwanja/contract/site/protection'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { send } from '../send.ts'
import { useDates } from '../texts/use-dates.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { useChange, type Pending } from './use-rules.ts'

export function PendingChange({ rule, words, pending }: { rule: Loosened; words: string; pending: Pending }) {
  const t = useTranslations('ownRules.wish')
  const dates = useDates()
  const { change, tell, problem, isWorking } = useChange()
  const isRipe = pending.isRipe === true

  async function decide(row: typeof protection.confirmLooser | typeof protection.keepStricter): Promise<void> {
    if ((await change(send(row, { rule }))) !== 'failed') tell('at once')
  }

  return (
    <div className="rounded-xl bg-note-ground p-3.5">
      <p className="font-medium">{words}</p>
      <p className="text-sm text-muted">
        {isRipe
          ? t('ripe', { moment: dates(pending.until, 'moment') })
          : t('waits', { moment: dates(pending.from, 'moment') })}
      </p>
      {problem !== null && (
        <div className="mt-2">
          <Alert tone="danger">{problem}</Alert>
        </div>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button disabled={isWorking} onClick={() => void decide(protection.keepStricter)}>
          {t('keep')}
        </Button>
        {isRipe && (
          <Button disabled={isWorking} onClick={() => void decide(protection.confirmLooser)}>
            {t('confirm')}
          </Button>
        )}
      </div>
    </div>
  )
}
