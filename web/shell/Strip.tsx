/** The strip of links under the header on phones and tablets (S10). It scrolls by itself when it is too long. */
import { join } from '@uwanja/ui/looks/join'
import { useEffect, useRef } from 'react'
import { useHere } from '../place.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { useEntriesHere } from './use-entries-here.ts'
import { MenuEntry } from './MenuEntry.tsx'

export function Strip() {
  const t = useTranslations()
  const { pathname } = useHere()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // This page's entry may stand beyond the edge. Only the strip moves: scrollIntoView would move the page too.
    const here = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (here) list.current!.scrollLeft = here.offsetLeft - (list.current!.clientWidth - here.offsetWidth) / 2
  }, [pathname])
  return (
    <nav aria-label={t('shell.games')} className="border-b border-line lg:hidden">
      {/* What fades at the edge goes on beyond it; the last entry can be moved clear of that. */}
      <ul
        ref={list}
        className="relative flex overflow-x-auto pr-10 pl-2 [mask-image:linear-gradient(to_right,#000_calc(100%-2.5rem),transparent)] [scrollbar-width:none]"
      >
        {useEntriesHere('strip', 'everyone').map((entry) => (
          <li key={entry.label} className="shrink-0">
            <MenuEntry
              entry={entry}
              variant={(standing) =>
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
