/** One game: its picture, its name, what runs in it, and a heart. */
import { join } from '@uwanja/ui/looks/join'
import { Coins, Heart, Trophy } from 'lucide-react'
import { memo } from 'react'
import { useTranslations } from '../texts/use-translations.ts'
import type { Badge, Game } from './game.ts'
import { GameLink } from './GameLink.tsx'
import { GamePicture } from './GamePicture.tsx'
import { useFavourite } from './use-favourite.ts'
import type { Hall } from './launch-rules.ts'

const BADGES = { drops: Coins, tournament: Trophy } as const satisfies Record<Badge, unknown>

type Props = {
  game: Game
  hall: Hall
  /** Its picture: before all others, without waiting, or when the screen comes near. */
  comes?: 'first' | 'early' | 'late'
}

export const GameTile = memo(function GameTile({ game, hall, comes = 'late' }: Props) {
  const t = useTranslations('lobby')
  return (
    <li className="relative min-w-0">
      <GameLink
        game={game}
        hall={hall}
        className="group block w-full rounded-2xl text-start transition-transform duration-100 active:scale-[0.97]"
      >
        <span className="block aspect-[40/21] overflow-hidden rounded-xl sm:rounded-2xl border border-line bg-raised group-hover:border-control">
          <GamePicture id={game.id} name={game.name} picture={game.picture} comes={comes} />
        </span>
        <span className="line-clamp-2 h-9 px-0.5 pt-1 text-xs leading-tight font-medium sm:h-11 sm:pt-1.5 sm:text-sm">
          {game.name}
        </span>
        {game.badges.length > 0 && (
          <span className="absolute top-1.5 left-1.5 flex gap-1">
            {game.badges.map((badge) => {
              const Mark = BADGES[badge]
              return (
                <span
                  key={badge}
                  title={t(badge)}
                  className="flex size-7 items-center justify-center rounded-full bg-floodlight text-ink"
                >
                  <Mark size={16} aria-hidden="true" />
                  <span className="sr-only">{t(badge)}</span>
                </span>
              )
            })}
          </span>
        )}
      </GameLink>
      {game.rtp !== '' && (
        // On the picture's lower edge, whatever the tile's width.
        <div className="pointer-events-none absolute inset-x-0 top-0 flex aspect-[40/21] items-end p-1 sm:p-1.5">
          <p className="rounded-md bg-ink/75 px-1 text-[0.6875rem] text-chalk sm:px-1.5 sm:text-xs">
            {t('rtp', { percent: game.rtp })}
          </p>
        </div>
      )}
      <FavouriteButton game={game} />
    </li>
  )
})

function FavouriteButton({ game }: { game: Game }) {
  const t = useTranslations()
  const { isBusy, press } = useFavourite(game, 'assign')
  return (
    <button
      type="button"
      aria-pressed={game.isFavourite}
      aria-label={t('lobby.favourite', { name: game.name })}
      disabled={isBusy}
      aria-busy={isBusy}
      onClick={press}
      className="absolute top-0 right-0 flex size-11 items-center justify-center rounded-full"
    >
      <span
        className={join(
          'flex size-8 items-center justify-center rounded-full bg-ink/75 text-chalk',
          isBusy && 'animate-pulse',
        )}
      >
        <Heart size={18} aria-hidden="true" className={game.isFavourite ? 'fill-clay stroke-clay' : ''} />
      </span>
    </button>
  )
}
