/** The player's own limit of a session of play is reached: from when on stakes are taken again, and the ways out. */
import { Button } from '@uwanja/ui/Button'
import { buttonVariant } from '@uwanja/ui/looks/button'
import { Dialog } from '@uwanja/ui/Dialog'
import { useTranslations } from '../texts/use-translations.ts'
import { logOut } from '../session/session.ts'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useDates } from '../texts/use-dates.ts'
import { putAway, type Play } from './use-reminder.ts'

export function SessionOverDialog({ play }: { play: Play }) {
  const t = useTranslations('ownRules')
  const dates = useDates()
  return (
    <Dialog title={t('session.over')} onClose={null}>
      <p>{t('session.overText', { moment: dates(play.sessionAgainAt, 'moment') })}</p>
      <div className="flex flex-col gap-2">
        <Button data-autofocus variant="primary" size="wide" onClick={putAway}>
          {t('session.close')}
        </Button>
        <ScreenLink to="/TransactionHistory" className={buttonVariant('secondary')} onClick={putAway}>
          {t('session.history')}
        </ScreenLink>
        <div className="grid grid-cols-2 gap-2">
          <ScreenLink to="/ResponsibleGaming#rules" className={buttonVariant('secondary')} onClick={putAway}>
            {t('reminder.rest')}
          </ScreenLink>
          <Button
            onClick={() => {
              putAway()
              logOut()
            }}
          >
            {t('reminder.leave')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
