/** The quick ways in: one tile a part of the house. */
import { useEntriesHere } from '../shell/use-entries-here.ts'
import { MenuEntry } from '../shell/MenuEntry.tsx'
import { useTranslations } from '../texts/use-translations.ts'

export function QuickWays() {
  const t = useTranslations('nav')
  return (
    <ul className="grid grid-cols-3 gap-2 sm:gap-3 lg:grid-cols-6">
      {useEntriesHere('home', 'everyone').map((entry) => (
        <li key={entry.label} className="flex">
          <MenuEntry
            entry={entry}
            variant={() =>
              'flex min-h-24 w-full flex-col items-center gap-2 rounded-2xl border border-line bg-surface px-2 pt-3 pb-2.5 text-center text-sm leading-tight font-semibold no-underline hover:bg-raised active:bg-raised'
            }
          >
            <span className="flex size-11 items-center justify-center rounded-full bg-turf text-floodlight">
              <entry.icon size={22} aria-hidden="true" />
            </span>
            {t(entry.label)}
          </MenuEntry>
        </li>
      ))}
    </ul>
  )
}
