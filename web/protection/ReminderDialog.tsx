/** How long, and what was won or lost since the login: continue, log out, or take a break. */
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { buttonVariant } from '@uwanja/ui/looks/button'
import { Dialog } from '@uwanja/ui/Dialog'
import { join } from '@uwanja/ui/looks/join'
import { useState } from 'react'
import { moneyText } from '../money-text.ts'
import { logOut } from '../session/session.ts'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useTranslations } from '../texts/use-translations.ts'
import { hoursAndMinutes } from './limit-rules.ts'
import { answerOnTheWay, answerReminder, putAway, type Play } from './use-reminder.ts'

export function ReminderDialog({ play }: { play: Play }) {
  const t = useTranslations('ownRules.reminder')
  const lost = useTranslations('ownRules')
  const [state, setState] = useState<'open' | 'answering' | 'unheard'>('open')
  const goOn = async () => {
    setState('answering')
    if (!(await answerReminder())) setState('unheard')
  }
  const { hours, minutes } = hoursAndMinutes(play.playedS ?? 0)
  const net = (play.won ?? 0) - (play.staked ?? 0)
  const currency = play.currency ?? ''
  return (
    <Dialog title={t('dialog')} onClose={null}>
      <dl className="flex flex-col divide-y divide-line">
        <Line name={t('time')} value={t('duration', { hours: String(hours), minutes: String(minutes) })} />
        <Line name={t('staked')} value={`${moneyText(play.staked)} ${currency}`} />
        <Line name={t('won')} value={`${moneyText(play.won)} ${currency}`} />
      </dl>
      <p className={join('rounded-xl p-3.5 text-lg font-semibold', net < 0 ? 'bg-loss-ground' : 'bg-raised')}>
        {net === 0 ? (
          t('even')
        ) : (
          <span className="flex flex-wrap justify-between gap-x-3">
            {net < 0 ? t('behind') : t('ahead')}
            <span className="tabular-nums">
              {moneyText(Math.abs(net))} {currency}
            </span>
          </span>
        )}
      </p>
      <p className="text-sm text-muted">{t('stands')}</p>
      {state === 'unheard' && <Alert tone="danger">{lost('lost')}</Alert>}
      <div className="flex flex-col gap-2">
        <Button
          data-autofocus
          variant="primary"
          size="wide"
          disabled={state === 'answering'}
          onClick={() => void goOn()}
        >
          {t('goOn')}
        </Button>
        <div className="grid grid-cols-2 gap-2">
          <ScreenLink
            to="/ResponsibleGaming#rules"
            className={buttonVariant('secondary')}
            onClick={() => void answerOnTheWay()}
          >
            {t('rest')}
          </ScreenLink>
          <Button
            onClick={() => {
              putAway()
              logOut()
            }}
          >
            {t('leave')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-3 py-2">
      <dt className="text-muted">{name}</dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
    </div>
  )
}
