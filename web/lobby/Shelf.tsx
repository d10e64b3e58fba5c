/**
 * A page of games as a window of the list: drawn near the screen, an empty box of exactly its height elsewhere, so that a
 * list of thousands costs what is seen of it. A full page fills whole rows, because thirty divides by each number of
 * columns, and a row's height follows from the width alone; so the place of every page is known without drawing any.
 */
import { memo, useEffect, useRef, useState, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { CONSTANTS } from '@uwanja/contract/constants'
import type { Game } from './game.ts'
import { GameTile } from './GameTile.tsx'
import { FULL_SHELF_HEIGHT, TILES } from './shelf-looks.ts'

type Props = { games: readonly Game[]; page: number; onOpen: (game: Game) => void }

export const Shelf = memo(function Shelf({ games, page, onOpen }: Props) {
  const t = useTranslations('lobby')
  const box = useRef<HTMLUListElement>(null)
  const isWhole = games.length === CONSTANTS.gamesPerPage
  const isNear = useIsNear(box, page === 0) || !isWhole
  const before = page * CONSTANTS.gamesPerPage
  return (
    <ul
      ref={box}
      aria-label={t('shelf', { from: String(before + 1), to: String(before + games.length) })}
      className={TILES}
      style={isNear ? undefined : { height: FULL_SHELF_HEIGHT }}
    >
      {isNear && games.map((game) => <GameTile key={game.id} game={game} onOpen={onOpen} />)}
    </ul>
  )
})

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
