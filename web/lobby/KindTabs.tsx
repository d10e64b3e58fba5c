/** The kinds of games of a lobby: links, because each is an address. The row scrolls by itself when it is too long. */
import type { Lobby } from '@uwanja/contract/site/lobbies'
import { join } from '@uwanja/ui/looks/join'
import { memo, useLayoutEffect, useRef } from 'react'
import { Link } from 'wouter'
import { useHere } from '../place.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { queryOf, tabsOf, type Place } from './lobby-rules.ts'
import { resetGames } from './use-games.ts'

type Props = { lobby: Lobby; place: Place; userName: string | undefined }

/** Not made again for games that came. */
export const KindTabs = memo(function KindTabs({ lobby, place, userName }: Props) {
  const t = useTranslations()
  const { pathname } = useHere()
  const row = useRef<HTMLUListElement>(null)
  const isShown = useRef(false)
  useLayoutEffect(() => {
    // Whoever scrolled the row before our scripts came is about to tap there.
    const isTheirs = !isShown.current && row.current?.scrollLeft !== 0
    isShown.current = true
    if (isTheirs) return
    const chosen = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && chosen)
      row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2
  }, [place.category])
  return (
    <nav
      aria-label={t('lobby.kinds')}
      className="sticky top-15 z-20 -mx-4 border-b border-line bg-ground sm:-mx-6 lg:rounded-b-xl"
    >
      <ul ref={row} className="relative flex gap-2 overflow-x-auto px-4 py-2 [scrollbar-width:none] sm:px-6">
        {tabsOf(lobby, userName).map(({ category, text }) => {
          const isChosen = category === place.category
          return (
            <li key={category} className="shrink-0">
              <Link
                to={pathname + queryOf(lobby, { ...place, category })}
                aria-current={isChosen ? 'page' : undefined}
                onClick={() => resetGames(userName, lobby, { ...place, category })}
                className={join(
                  'flex min-h-11 items-center rounded-full border px-4 text-sm font-semibold whitespace-nowrap no-underline active:scale-[0.97]',
                  isChosen ? 'border-turf bg-turf text-chalk' : 'border-line bg-surface text-muted hover:text-text',
                )}
              >
                {t(`games.${text}`)}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
})
