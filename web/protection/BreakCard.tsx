/** A break of a day to six weeks: chosen, asked once more, started. */
import { PROTECTION, protection } from '@uwanja/contract/site/protection'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { Dialog } from '@uwanja/ui/Dialog'
import { Select } from '@uwanja/ui/Select'
import { useState } from 'react'
import { send } from '../send.ts'
import { useDates } from '../texts/use-dates.ts'
import { useTranslations } from '../texts/use-translations.ts'
import type { Rules } from './own-rules.ts'
import { useChange } from './use-rules.ts'
import { useLengthText } from './use-length-text.ts'

export function BreakCard({ rules }: { rules: Rules }) {
  const t = useTranslations('ownRules.timeOut')
  const lengthText = useLengthText()
  const dates = useDates()
  const [hours, setHours] = useState<number>(PROTECTION.timeOutHours[0])
  const [dialog, setDialog] = useState<'open' | 'closed'>('closed')
  return (
    <Card id="break" aria-labelledby="break-title" className="flex flex-col gap-3">
      <h3 id="break-title" className="text-lg font-semibold">
        {t('title')}
      </h3>
      <p className="text-muted">
        {rules.timeOutUntil ? t('running', { moment: dates(rules.timeOutUntil, 'moment') }) : t('text')}
      </p>
      {!rules.timeOutUntil && (
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:items-end">
          <Select
            label={t('length')}
            size="normal"
            value={String(hours)}
            onChange={({ target }) => setHours(Number(target.value))}
            options={PROTECTION.timeOutHours.map((one) => ({ value: String(one), text: lengthText.hours(one) }))}
          />
          <Button size="large" onClick={() => setDialog('open')}>
            {t('start')}
          </Button>
        </div>
      )}
      {dialog === 'open' && <BreakDialog hours={hours} onClose={() => setDialog('closed')} />}
    </Card>
  )
}

function BreakDialog({ hours, onClose }: { hours: number; onClose: () => void }) {
  const t = useTranslations()
  const lengthText = useLengthText()
  const { change, tell, problem, isWorking, busyLabel } = useChange()

  async function start(): Promise<void> {
    if ((await change(send(protection.takeTimeOut, { hours }))) === 'failed') return
    tell('at once')
    onClose()
  }

  return (
    <Dialog title={t('ownRules.timeOut.confirmTitle')} closeLabel={t('shell.close')} onClose={onClose}>
      <p>{t('ownRules.timeOut.confirmText', { length: lengthText.hours(hours) })}</p>
      {problem !== null && <Alert tone="danger">{problem}</Alert>}
      <div className="grid grid-cols-2 gap-2">
        <Button size="large" disabled={isWorking} onClick={onClose}>
          {t('ownRules.cancel')}
        </Button>
        <Button data-autofocus variant="primary" size="large" busyLabel={busyLabel} onClick={() => void start()}>
          {t('ownRules.timeOut.start')}
        </Button>
      </div>
    </Dialog>
  )
}
