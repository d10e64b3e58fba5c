/** The games of a place: while they come, when they are there, when there are none, and when they do not come. */
import { Button } from '@uwanja/ui/Button'
import { Skeleton } from '@uwanja/ui/Skeleton'
import type { ReactNode } from 'react'
import { Failed } from '../Failed.tsx'
import { useTranslations } from '../texts/use-translations.ts'
import { Shelf } from './Shelf.tsx'
import { SHELVES, TILES } from './shelf-looks.ts'
import type { Games } from './use-games.ts'
import type { Hall } from './launch-rules.ts'

type Props = {
  list: Games
  hall: Hall
  /** `first`: without Load more. */
  pages: 'all' | 'first'
  empty: ReactNode
}

export function GameList({ list, hall, pages: shown, empty }: Props) {
  const t = useTranslations('lobby')
  const { pages, error, isReading, onMore, onAgain } = list
  if (pages.length === 0) return error ? <Failed query={{ error, refetch: onAgain }} text={t('failed')} /> : <Coming />
  if (pages.every(({ games }) => games.length === 0)) return empty
  return (
    <>
      <div className={SHELVES}>
        {pages.map(({ games }, at) => (
          <Shelf key={at} games={games} page={at} hall={hall} />
        ))}
      </div>
      {error && <Failed query={{ error, refetch: onMore }} text={t('failed')} />}
      {shown === 'all' && pages.at(-1)!.isFull && !error && (
        <Button size="large" className="self-center" busyLabel={isReading ? t('loading') : undefined} onClick={onMore}>
          {t('more')}
        </Button>
      )}
    </>
  )
}

/** A first screen of the list in its final shape. */
function Coming() {
  const t = useTranslations('lobby')
  return (
    <div className={SHELVES}>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div className={TILES}>
        {Array.from({ length: 18 }, (_, at) => (
          <div key={at} className="pb-9 sm:pb-11">
            <Skeleton className="aspect-[40/21] rounded-xl!" />
          </div>
        ))}
      </div>
    </div>
  )
}
