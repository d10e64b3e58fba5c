/**
 * A page of games as a window of the list: drawn near the screen, an empty box of exactly its height elsewhere, so that a
 * list of thousands costs what is seen of it. A full page fills whole rows, because thirty divides by each number of
 * columns, and a row's height follows from the width alone; so the place of every page is known without drawing any.
 * Of the first page the first rows come first, and the others when the screen comes near: what nobody sees costs nothing.
 */
import { memo, startTransition, useEffect, useRef, useState, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { CONSTANTS } from '@uwanja/contract/constants'
import type { Game } from './game.ts'
import { GameTile } from './GameTile.tsx'
import { FULL_SHELF_HEIGHT, TILES } from './shelf-looks.ts'

type Props = { games: readonly Game[]; page: number; onOpen: (game: Game) => void }

/** Whole rows in every width, and a phone's first screen. */
const FIRST_TILES = 12
/** What the first screen of a phone shows, and the first row of any other. */
const FIRST_SEEN = 6

export const Shelf = memo(function Shelf({ games, page, onOpen }: Props) {
  const t = useTranslations('lobby')
  const box = useRef<HTMLUListElement>(null)
  const isWhole = games.length === CONSTANTS.gamesPerPage
  const isNear = useIsNear(box, page === 0) || !isWhole
  const isAll = useIsAll(box, page > 0 || !isWhole)
  const drawn = isAll ? games : games.slice(0, FIRST_TILES)
  const before = page * CONSTANTS.gamesPerPage
  return (
    <ul
      ref={box}
      aria-label={t('shelf', { from: String(before + 1), to: String(before + games.length) })}
      className={TILES}
      style={isNear && isAll ? undefined : { height: FULL_SHELF_HEIGHT, alignContent: 'start' }}
    >
      {isNear &&
        drawn.map((game, at) => (
          <GameTile key={game.id} game={game} onOpen={onOpen} isFirst={page === 0 && at < FIRST_SEEN} />
        ))}
    </ul>
  )
})

/** Once half a screen is left below the last of those that came first, and from then on. */
function useIsAll(box: RefObject<HTMLElement | null>, atFirst: boolean): boolean {
  const [isReached, setReached] = useState(false)
  const isAll = atFirst || isReached
  useEffect(() => {
    const last = box.current?.lastElementChild
    if (isAll || !last) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((one) => one.isIntersecting)) startTransition(() => setReached(true))
      },
      // All that is above the screen counts: whoever leaps to the end has passed it, and comes back from below.
      { rootMargin: '1000000px 0px 50% 0px' },
    )
    observer.observe(last)
    return () => observer.disconnect()
  }, [box, isAll])
  return isAll
}

/** Within a screen and a half of what is seen, or holding the focus. */
function useIsNear(box: RefObject<HTMLElement | null>, atFirst: boolean): boolean {
  const [isNear, setNear] = useState(atFirst)
  useEffect(() => {
    const element = box.current!
    const look = ([entry]: readonly IntersectionObserverEntry[]) =>
      setNear(entry?.isIntersecting === true || element.contains(document.activeElement))
    const observer = new IntersectionObserver((entries) => look(entries.slice(-1)), { rootMargin: '150% 0px' })
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return isNear
}
