/** The games of a race, as tiles of a lobby: in a popup by their realUrl, behind a log-in (C03, C08). */
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import { Button } from '@uwanja/ui/Button'
import { Skeleton } from '@uwanja/ui/Skeleton'
import { useState } from 'react'
import { Playable } from '../lobby/Playable.tsx'
import { Shelf } from '../lobby/Shelf.tsx'
import { SHELVES } from '../lobby/shelf-looks.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { QuietFailure } from './QuietFailure.tsx'
import { useRaceGames } from './use-races.ts'

/** The casino's way: its addresses carry no freeplay. */
const HALL = { lobby: 'casino', category: 0 } as const

export function RaceGames({ id }: { id: number }) {
  const t = useTranslations('cashrace')
  return (
    <section aria-labelledby="race-games" className="flex flex-col gap-3">
      <h2 id="race-games" className="text-lg font-semibold">
        {t('games')}
      </h2>
      <Playable>
        <Games id={id} />
      </Playable>
    </section>
  )
}

function Games({ id }: { id: number }) {
  const t = useTranslations('cashrace')
  const query = useRaceGames(id)
  const [pages, setPages] = useState(1)
  if (query.isPending) return <Skeleton className="h-48 rounded-2xl" />
  if (query.error) return <QuietFailure query={query} />
  if (query.data.length === 0) return <p className="text-muted">{t('noGames')}</p>
  const size = CONSTANTS.gamesPerPage
  const shown = Array.from({ length: Math.min(pages, Math.ceil(query.data.length / size)) }, (_, page) =>
    query.data.slice(page * size, (page + 1) * size),
  )
  return (
    <>
      <div className={SHELVES}>
        {shown.map((games, page) => (
          <Shelf key={page} games={games} page={page} hall={HALL} />
        ))}
      </div>
      {query.data.length > pages * size && (
        <Button size="large" className="self-center" onClick={() => setPages(pages + 1)}>
          {t('moreGames')}
        </Button>
      )}
    </>
  )
}
