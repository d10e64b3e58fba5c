/** The strip of links under the header on phones and tablets (specification A2.3). It scrolls by itself when it is too long. */
import { join } from '@uwanja/ui/looks/join'
import { useTranslations } from 'use-intl'
import { useEntriesHere } from './use-entries-here.ts'
import { MenuEntry } from './MenuEntry.tsx'

export function Strip() {
  const t = useTranslations()
  return (
    <nav aria-label={t('shell.games')} className="border-b border-line lg:hidden">
      <ul className="flex overflow-x-auto px-2 [scrollbar-width:none]">
        {useEntriesHere('strip', 'everyone').map((entry) => (
          <li key={entry.label} className="shrink-0">
            <MenuEntry
              entry={entry}
              look={(standing) =>
                join(
                  'flex min-h-11 items-center gap-1.5 px-2.5 text-sm font-medium whitespace-nowrap no-underline active:bg-raised',
                  standing === 'other' ? 'text-muted' : 'text-text shadow-[inset_0_-3px_0_var(--primary)]',
                )
              }
            >
              <entry.icon size={18} aria-hidden="true" />
              {t(`nav.${entry.label}`)}
            </MenuEntry>
          </li>
        ))}
      </ul>
    </nav>
  )
}
