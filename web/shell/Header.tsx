/** The header of every page (S08, S09). Its strip of links is Strip.tsx. */
import { buttonVariant } from '@uwanja/ui/looks/button'
import { join } from '@uwanja/ui/looks/join'
import type { StoredUser } from '@uwanja/contract/site/security'
import { Wordmark } from '@uwanja/ui/Wordmark'
import { Menu, Plus } from 'lucide-react'
import { useIsExcluded } from '../protection/own-rules.ts'
import { useSession } from '../session/session.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { BalanceText } from './BalanceText.tsx'
import { LanguageSelect } from './LanguageSelect.tsx'
import { Mark } from './Mark.tsx'
import { ScreenLink } from './ScreenLink.tsx'
import { UserMenu } from './UserMenu.tsx'

export function Header({ onMenu }: { onMenu: () => void }) {
  const t = useTranslations('shell')
  const user = useSession((session) => session.user)
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-ground">
      <div className="flex min-h-15 items-center gap-1.5 px-3 max-[22rem]:gap-0.5 max-[22rem]:px-2 sm:gap-3 sm:px-6">
        <ScreenLink to="/" aria-label={t('home')} className="flex min-h-11 min-w-11 items-center">
          <span className={user ? 'max-sm:hidden' : 'max-[26rem]:hidden'}>
            <Wordmark height={18} />
          </span>
          <Mark className={user ? 'sm:hidden' : 'min-[26rem]:hidden'} />
        </ScreenLink>
        <span className="flex-1" />
        <div className={isLong(user) ? 'tight max-[23.5rem]:hidden' : 'tight'}>
          <LanguageSelect names="short" />
        </div>
        {user ? <PlayerPart user={user} /> : <VisitorPart />}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={t('menu')}
          onClick={onMenu}
          className={join(buttonVariant('quiet'), 'size-11 shrink-0 px-0! lg:hidden')}
        >
          <Menu size={24} aria-hidden="true" />
        </button>
      </div>
    </header>
  )
}

/** Its figures need the room on a narrow phone; the menu has the languages too. */
const isLong = (user: StoredUser | null) => (user?.balanceInfo.totalBalance.length ?? 0) > 9

function PlayerPart({ user }: { user: StoredUser }) {
  const t = useTranslations('shell')
  const isExcluded = useIsExcluded()
  return (
    <>
      <BalanceText user={user} announce="polite" />
      {!isExcluded && (
        <ScreenLink
          to="/deposit"
          aria-label={t('deposit')}
          className={join(buttonVariant('primary'), 'ml-1 shrink-0 max-sm:size-11 max-sm:p-0!')}
        >
          <Plus size={22} className="sm:hidden" aria-hidden="true" />
          <span className="max-sm:hidden">{t('deposit')}</span>
        </ScreenLink>
      )}
      <UserMenu user={user} />
    </>
  )
}

function VisitorPart() {
  const t = useTranslations('shell')
  const narrow = 'whitespace-nowrap max-sm:text-sm'
  return (
    <>
      <ScreenLink to="/login" className={join(buttonVariant('quiet'), narrow, 'max-sm:px-1.5!')}>
        {t('login')}
      </ScreenLink>
      <ScreenLink to="/Register" className={join(buttonVariant('secondary'), narrow, 'max-sm:px-2!')}>
        {t('join')}
      </ScreenLink>
    </>
  )
}
