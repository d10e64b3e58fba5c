/** The bar under the thumb, on phones and tablets (S16). The page keeps room for it, so it hides no content. */
import { join } from '@uwanja/ui/looks/join'
import { useTranslations } from '../texts/use-translations.ts'
import { useEntriesHere } from './use-entries-here.ts'
import { MenuEntry } from './MenuEntry.tsx'

/** From the top, so that the icons stand in a line when some names take two. */
const ENTRY =
  'flex min-h-14 w-full flex-col items-center gap-0.5 px-0.5 pt-2 pb-1 text-center text-[0.6875rem] leading-tight font-medium no-underline active:bg-raised'

export function BottomBar() {
  const t = useTranslations()
  return (
    <nav
      aria-label={t('shell.quickMenu')}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="mx-auto grid max-w-xl auto-cols-fr grid-flow-col">
        {useEntriesHere('bottom', 'everyone').map((entry) => (
          <li key={entry.label} className="flex">
            <MenuEntry
              entry={entry}
              variant={(standing) =>
                join(ENTRY, standing === 'other' ? 'text-muted' : 'text-text shadow-[inset_0_3px_0_var(--primary)]')
              }
            >
              <entry.icon size={22} aria-hidden="true" />
              {t(`nav.${entry.label}`)}
            </MenuEntry>
          </li>
        ))}
      </ul>
    </nav>
  )
}
