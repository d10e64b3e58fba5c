/** The header of every page (specification A2.3). */
import { buttonLook } from '@uwanja/ui/looks/button'
import { join } from '@uwanja/ui/looks/join'
import { Wordmark } from '@uwanja/ui/Wordmark'
import { CircleUserRound, Plus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { menuScreens } from '../menus.ts'
import { useSession } from '../session/session.ts'
import { BalanceText } from './BalanceText.tsx'
import { LanguageSelect } from './LanguageSelect.tsx'
import { MenuEntry } from './MenuEntry.tsx'
import { ScreenLink } from './ScreenLink.tsx'

export function Header({ onMenu }: { onMenu: () => void }) {
  const t = useTranslations()
  const { user } = useSession()
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-ground">
      <div className="mx-auto flex min-h-15 max-w-6xl items-center gap-2 px-3 max-sm:gap-1.5 sm:gap-3 sm:px-6">
        <ScreenLink to="/" aria-label={t('shell.home')} className="flex min-h-11 items-center">
          <Wordmark height={19} />
        </ScreenLink>
        <nav aria-label={t('shell.mainMenu')} className="ml-4 hidden flex-1 gap-1 lg:flex">
          {menuScreens('strip', user ? 'player' : 'visitor').map((screen) => (
            <MenuEntry
              key={screen.path}
              screen={screen}
              look={(current) =>
                join(
                  'flex min-h-11 items-center rounded-lg px-3 font-medium no-underline hover:bg-raised',
                  current === 'current' ? 'bg-raised text-text' : 'text-muted hover:text-text',
                )
              }
            >
              {t(screen.menu.label)}
            </MenuEntry>
          ))}
        </nav>
        <span className="flex-1 lg:hidden" />
        <div className="hidden shrink-0 min-[22rem]:flex">
          <LanguageSelect names="short" />
        </div>
        {user ? (
          <>
            <BalanceText user={user} announce="polite" />
            <ScreenLink
              to="/deposit"
              aria-label={t('shell.deposit')}
              className={join(buttonLook('primary'), 'max-sm:size-11 max-sm:p-0')}
            >
              <Plus size={22} className="sm:hidden" aria-hidden="true" />
              <span className="max-sm:hidden">{t('shell.deposit')}</span>
            </ScreenLink>
          </>
        ) : (
          <>
            <ScreenLink
              to="/login"
              className={join(buttonLook('quiet'), 'whitespace-nowrap max-sm:px-2 max-sm:text-sm')}
            >
              {t('shell.login')}
            </ScreenLink>
            <ScreenLink
              to="/Register"
              className={join(buttonLook('secondary'), 'whitespace-nowrap max-sm:px-2.5 max-sm:text-sm')}
            >
              {t('shell.join')}
            </ScreenLink>
          </>
        )}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={t('shell.openMenu')}
          onClick={onMenu}
          className={join(buttonLook('quiet'), 'max-lg:hidden px-2')}
        >
          <CircleUserRound size={24} aria-hidden="true" />
        </button>
      </div>
    </header>
  )
}
