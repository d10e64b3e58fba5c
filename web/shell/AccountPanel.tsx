/**
 * The top of the menus for a player: name, balance, deposit, withdraw, and while one is pending its cancellation, which in the
 * slide-out menu takes withdraw's place (S13).
 */
import { buttonVariant } from '@uwanja/ui/looks/button'
import { join } from '@uwanja/ui/looks/join'
import { Button } from '@uwanja/ui/Button'
import { toasts } from '@uwanja/ui/toasts'
import type { StoredUser } from '@uwanja/contract/site/security'
import { useIsExcluded } from '../protection/own-rules.ts'
import { useSession } from '../session/session.ts'
import { useCancelOrder } from '../session/use-cancel-order.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { ScreenLink } from './ScreenLink.tsx'

type Props = { user: StoredUser; where: 'slide-out' | 'side'; onChosen?: () => void }

export function AccountPanel({ user, where, onChosen }: Props) {
  const t = useTranslations()
  const order = useSession((session) => session.order)
  const isExcluded = useIsExcluded()
  const canCancel = order !== null && order.canCancel !== false
  const { cancel, busyLabel } = useCancelOrder((problem) => toasts.show('danger', problem))
  return (
    <div className="rounded-xl bg-raised p-3.5">
      <p className="text-sm text-muted">{t('shell.loggedInAs', { userName: `+${user.user.userName}` })}</p>
      <p className="mt-1 text-2xl font-bold tabular-nums">
        {user.balanceInfo.totalBalance} <span className="text-base font-medium text-muted">{user.user.currency}</span>
      </p>
      <div className="mt-3 grid grid-cols-2 gap-2">
        {!isExcluded && (
          <ScreenLink
            to="/deposit"
            className={join(buttonVariant(where === 'side' ? 'secondary' : 'primary'), 'px-1! lg:text-sm!')}
            onClick={onChosen}
          >
            {t('shell.deposit')}
          </ScreenLink>
        )}
        {canCancel && (
          <Button variant="danger" className="px-1! lg:text-sm!" onClick={cancel} busyLabel={busyLabel}>
            {t('shell.cancelOrder')}
          </Button>
        )}
        {(!canCancel || where === 'side') && (
          <ScreenLink
            to="/withdraw"
            className={join(buttonVariant('secondary'), 'px-1! lg:text-sm!')}
            onClick={onChosen}
          >
            {t('shell.withdraw')}
          </ScreenLink>
        )}
      </div>
    </div>
  )
}
