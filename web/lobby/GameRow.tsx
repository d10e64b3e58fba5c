/** A titled row of games that scrolls by itself. */
import { useId } from 'react'
import type { Game } from './game.ts'
import { GameTile } from './GameTile.tsx'
import type { Hall } from './launch-rules.ts'

type Props = { title: string; games: readonly Game[]; hall: Hall; look: 'small' | 'large' }

const TITLES = { small: 'text-lg font-semibold', large: 'text-2xl font-bold' } as const
const COLUMNS = { small: 'auto-cols-[8.5rem]', large: 'auto-cols-[10.5rem]' } as const

export function GameRow({ title, games, hall, look }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className={TITLES[look]}>
        {title}
      </h2>
      <ul
        className={`-mx-4 grid snap-x scroll-px-4 grid-flow-col gap-3 overflow-x-auto px-4 [scrollbar-width:none] *:snap-start sm:-mx-6 sm:scroll-px-6 sm:px-6 ${COLUMNS[look]}`}
      >
        {games.map((game) => (
          <GameTile key={game.id} game={game} hall={hall} />
        ))}
      </ul>
    </section>
  )
}
