/**
 * A page of games as a window of the list: drawn near the screen, an empty box of exactly its height elsewhere, so that a
 * list of thousands costs what is seen of it. A full page fills whole rows, because thirty divides by each number of
 * columns, and a row's height follows from the width alone; so the place of every page is known without drawing any.
 * Of the first page the first rows come first, and the others when somebody moves: what nobody sees costs nothing.
 */
import { memo, startTransition, useEffect, useRef, useState, type RefObject } from 'react'
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import { isMobile } from '../game/is-mobile.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { firstGamesForMobile } from './first-games.ts'
import type { Game } from './game.ts'
import { GameTile } from './GameTile.tsx'
import { FULL_SHELF_HEIGHT, TILES } from './shelf-looks.ts'
import type { Hall } from './launch-rules.ts'

type Props = { games: readonly Game[]; page: number; hall: Hall }

/** What is drawn first, next, and then: a phone's first screen, which is a wide one's first rows, and all. */
const STEPS = [12, 12, CONSTANTS.gamesPerPage] as const
/** Pictures that do not wait for the screen to come near: of a phone's first screen those above its middle. */
const EARLY = 6

export const Shelf = memo(function Shelf({ games, page, hall }: Props) {
  const t = useTranslations('lobby')
  const box = useRef<HTMLUListElement>(null)
  const isWhole = games.length === CONSTANTS.gamesPerPage
  const isNear = useIsNear(box, page === 0) || !isWhole
  const drawn = games.slice(0, useDrawn(box, page > 0 || !isWhole))
  const before = page * CONSTANTS.gamesPerPage
  return (
    <ul
      ref={box}
      aria-label={t('shelf', { from: String(before + 1), to: String(before + games.length) })}
      className={TILES}
      style={isNear && drawn.length === games.length ? undefined : { height: FULL_SHELF_HEIGHT, alignContent: 'start' }}
    >
      {isNear &&
        drawn.map((game, at) => (
          <GameTile
            key={game.id}
            game={game}
            hall={hall}
            comes={page > 0 || at >= EARLY ? 'late' : at === 0 ? 'first' : 'early'}
          />
        ))}
    </ul>
  )
})

/** Signs that somebody is about to look further down; the finger comes a tenth of a second before the scrolling. */
const MOVES = ['touchstart', 'wheel', 'keydown', 'scroll'] as const

/** The bottom bar of phones (shell/BottomBar.tsx), and a little. */
const BAR_PX = 64

/** How many tiles are drawn: more when the last of them is whole in view, all once somebody moves. */
function useDrawn(box: RefObject<HTMLElement | null>, isAllAtFirst: boolean): number {
  const [step, setStep] = useState(() => (isAllAtFirst ? 2 : (firstGamesForMobile() ?? isMobile()) ? 0 : 1))
  useEffect(() => {
    const last = box.current?.lastElementChild
    if (step === 2 || !last) return undefined
    const all = () => startTransition(() => setStep(2))
    const look = ([entry]: readonly IntersectionObserverEntry[]) =>
      entry?.isIntersecting && startTransition(() => setStep((now) => Math.max(now, step + 1)))
    // All that is above the screen counts: whoever comes from further down has passed it. What a phone's bar covers does not.
    const observer = new IntersectionObserver(look, { rootMargin: `1000000px 0px -${BAR_PX}px 0px`, threshold: 1 })
    observer.observe(last)
    for (const move of MOVES) addEventListener(move, all, { passive: true, once: true })
    return () => {
      observer.disconnect()
      for (const move of MOVES) removeEventListener(move, all)
    }
  }, [box, step])
  return STEPS[step]!
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
