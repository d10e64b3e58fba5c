/** The slide-out menu (specification A2.4), on phones and behind the account button on wide screens. */
import { buttonLook } from '@uwanja/ui/looks/button'
import { join } from '@uwanja/ui/looks/join'
import { Dialog } from '@uwanja/ui/Dialog'
import { useTranslations } from 'use-intl'
import { menuScreens } from '../menus.ts'
import { UnreadBadge } from '../messages/UnreadBadge.tsx'
import { logOut, useSession } from '../session/session.ts'
import { AccountPanel } from './AccountPanel.tsx'
import { MenuFoot } from './MenuFoot.tsx'
import { MenuEntry } from './MenuEntry.tsx'
import { ScreenLink } from './ScreenLink.tsx'

export function MenuPanel({ onClose }: { onClose: () => void }) {
  const t = useTranslations()
  const { user } = useSession()
  return (
    <Dialog
      title={user ? t('shell.accountMenu') : t('shell.menu')}
      closeLabel={t('shell.close')}
      onClose={onClose}
      shape="drawer"
    >
      {user ? (
        <AccountPanel user={user} onChosen={onClose} />
      ) : (
        <div className="grid grid-cols-2 gap-2">
          <ScreenLink to="/Register" className={buttonLook('primary')} onClick={onClose}>
            {t('shell.join')}
          </ScreenLink>
          <ScreenLink to="/login" className={buttonLook('secondary')} onClick={onClose}>
            {t('shell.login')}
          </ScreenLink>
        </div>
      )}
      <nav aria-label={t('shell.mainMenu')}>
        <ul className="-mx-2">
          {menuScreens('menu', user ? 'player' : 'visitor').map((screen) => (
            <li key={screen.path}>
              <MenuEntry
                screen={screen}
                onChosen={onClose}
                look={(current) =>
                  join(
                    'flex min-h-12 w-full items-center gap-3 rounded-lg px-3 text-left font-medium no-underline hover:bg-raised active:bg-raised',
                    current === 'current' && 'bg-raised',
                  )
                }
              >
                <screen.menu.icon size={20} className="text-muted" aria-hidden="true" />
                <span className="flex-1">{t(screen.menu.label)}</span>
                {screen.menu.counts === 'unread' && <UnreadBadge />}
                {screen.menu.badge && (
                  <span className="rounded-full bg-primary px-2 py-0.5 text-xs font-bold text-on-primary">
                    {t(screen.menu.badge)}
                  </span>
                )}
              </MenuEntry>
            </li>
          ))}
        </ul>
      </nav>
      <MenuFoot
        onLogOut={
          user
            ? () => {
                onClose()
                logOut()
              }
            : null
        }
      />
    </Dialog>
  )
}
