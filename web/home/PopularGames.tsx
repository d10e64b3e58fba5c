/** A row of slots that many play: the games of the lobby's own tab, opened as there. A chunk of its own, fetched when it comes into view. */
import { LOBBIES } from '@uwanja/contract/site/lobbies'
import { Skeleton } from '@uwanja/ui/Skeleton'
import { GameRow } from '../lobby/GameRow.tsx'
import { useGames } from '../lobby/use-games.ts'
import { useTranslations } from '../texts/use-translations.ts'

const POPULAR = { category: 2, providerId: 0, search: '' } as const
const HALL = { lobby: 'slots', category: POPULAR.category } as const
const MOST = 12

export function PopularGames() {
  const t = useTranslations('games')
  const { pages, error } = useGames(LOBBIES.slots, POPULAR)
  const games = pages[0]?.games.slice(0, MOST) ?? []
  if (pages.length === 0 && error === null) return <RowToCome />
  // Without games the place that WhenSeen keeps is given back.
  if (games.length === 0) return <span data-empty hidden />
  return <GameRow title={t('popular_slots')} games={games} hall={HALL} look="large" />
}

/** The row as it will stand: its title, and tiles up to the edge. */
function RowToCome() {
  return (
    <div className="flex flex-col gap-3">
      <Skeleton className="h-8 w-44" />
      <div className="-mr-4 flex gap-3 overflow-hidden sm:-mr-6">
        {Array.from({ length: 8 }, (_, at) => (
          <Skeleton key={at} className="h-32 w-[10.5rem] shrink-0" />
        ))}
      </div>
    </div>
  )
}
