/** The bar under the thumb, on phones and tablets. The page keeps room for it, so that it never hides content. */
import { join } from '@uwanja/ui/looks/join'
import { Menu } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { menuScreens } from '../menus.ts'
import { useSession } from '../session/session.ts'
import { MenuEntry } from './MenuEntry.tsx'

const ENTRY =
  'flex min-h-14 w-full flex-col items-center justify-center gap-0.5 px-0.5 text-center text-[0.6875rem] leading-tight font-medium no-underline active:bg-raised'

export function BottomBar({ onMenu }: { onMenu: () => void }) {
  const t = useTranslations()
  const { user } = useSession()
  return (
    <nav
      aria-label={t('shell.quickMenu')}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="mx-auto grid max-w-xl auto-cols-fr grid-flow-col">
        {menuScreens('bottom', user ? 'player' : 'visitor').map((screen) => (
          <li key={screen.path} className="flex">
            <MenuEntry
              screen={screen}
              look={(current) =>
                join(ENTRY, current === 'current' ? 'text-text shadow-[inset_0_3px_0_var(--primary)]' : 'text-muted')
              }
            >
              <BarIcon screen={screen} />
              {t(screen.menu.label)}
            </MenuEntry>
          </li>
        ))}
        <li className="flex">
          <button type="button" aria-haspopup="dialog" onClick={onMenu} className={join(ENTRY, 'text-muted')}>
            <Menu size={22} aria-hidden="true" />
            {t('shell.menu')}
          </button>
        </li>
      </ul>
    </nav>
  )
}

function BarIcon({ screen }: { screen: ReturnType<typeof menuScreens>[number] }) {
  const Icon = screen.menu.icon
  return <Icon size={22} aria-hidden="true" />
}
