/** The footer: the long texts, adults only, where help is, whose site it is. */
import { useTranslations } from 'use-intl'
import { market } from '../market.ts'
import { menuScreens } from '../menus.ts'
import { useSession } from '../session/session.ts'
import { ScreenLink } from './ScreenLink.tsx'

export function Footer() {
  const t = useTranslations()
  const { user } = useSession()
  const help = market.help.contact ? `${market.help.name}, ${market.help.contact}` : market.help.name
  return (
    <footer className="border-t border-line pb-24 lg:pb-8">
      <nav aria-label={t('footer.about')} className="mx-auto max-w-6xl px-4 pt-3 sm:px-6">
        <ul className="-mx-2 flex flex-wrap gap-x-1">
          {menuScreens('footer', user ? 'player' : 'visitor').map((screen) => (
            <li key={screen.path}>
              <ScreenLink
                to={screen.path}
                className="flex min-h-11 items-center rounded-lg px-2 text-sm text-muted underline underline-offset-4 hover:bg-raised hover:text-text"
              >
                {t(screen.menu.label)}
              </ScreenLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mx-auto flex max-w-6xl items-start gap-4 px-4 pt-4 text-sm text-muted sm:px-6">
        <span
          className="flex size-11 shrink-0 items-center justify-center rounded-full border-2 border-current text-sm font-bold"
          aria-hidden="true"
        >
          18+
        </span>
        <div className="flex flex-col gap-1">
          <p className="font-semibold text-text">{t('shell.adultsOnly')}</p>
          <p>{t('footer.play')}</p>
          <p>{t('footer.help', { name: help })}</p>
          <p className="mt-2">{t('footer.copyright', { year: String(new Date().getFullYear()) })}</p>
        </div>
      </div>
    </footer>
  )
}
