/** The links of the slide-out menu and of the side menu: everybody's, then the player's own (S14, S15). */
import { join } from '@uwanja/ui/looks/join'
import type { MenuGroup } from '../menus.ts'
import { UnreadBadge } from '../messages/UnreadBadge.tsx'
import { useTranslations } from '../texts/use-translations.ts'
import { useEntriesHere } from './use-entries-here.ts'
import { MenuEntry } from './MenuEntry.tsx'

type Props = { menu: 'menu' | 'side'; who: 'player' | 'visitor'; onChosen?: () => void }

export function MenuList({ menu, who, onChosen }: Props) {
  const t = useTranslations('shell')
  return (
    <nav aria-label={t('mainMenu')} className="-mx-2">
      <Group menu={menu} group="everyone" onChosen={onChosen} />
      {who === 'player' && (
        <>
          <p className="mt-3 border-t border-line px-3 pt-4 pb-1 text-sm font-semibold text-muted">
            {t('accountMenu')}
          </p>
          <Group menu={menu} group="players" onChosen={onChosen} />
        </>
      )}
    </nav>
  )
}

type GroupProps = { menu: 'menu' | 'side'; group: MenuGroup; onChosen: (() => void) | undefined }

function Group({ menu, group, onChosen }: GroupProps) {
  const t = useTranslations()
  return (
    <ul>
      {useEntriesHere(menu, group).map((entry) => (
        <li key={entry.label}>
          <MenuEntry
            entry={entry}
            {...(onChosen ? { onChosen } : {})}
            variant={(standing) =>
              join(
                'flex min-h-11 w-full items-center gap-3 rounded-lg px-3 py-1.5 text-left leading-tight font-medium no-underline hover:bg-raised active:bg-raised',
                standing !== 'other' && 'bg-raised',
              )
            }
          >
            <entry.icon size={20} className="shrink-0 text-muted" aria-hidden="true" />
            <span className="flex-1">{t(`nav.${entry.label}`)}</span>
            {entry.label === 'messages' && <UnreadBadge />}
            {entry.goes === 'zeppelin' && (
              <span className="rounded-full bg-primary px-2 py-0.5 text-xs font-bold text-on-primary">
                {t('shell.new')}
              </span>
            )}
          </MenuEntry>
        </li>
      ))}
    </ul>
  )
}
