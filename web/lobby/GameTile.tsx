/** One game: its picture, its name, what runs in it, and a heart. */
import { join } from '@uwanja/ui/looks/join'
import { toasts } from '@uwanja/ui/toasts'
import { Coins, Heart, Trophy } from 'lucide-react'
import { memo, useState } from 'react'
import { useNavigator } from '../place.ts'
import { readToken } from '../session/stored-user.ts'
import { useStatusText } from '../texts/use-texts.ts'
import { useTranslations } from '../texts/use-translations.ts'
import type { Badge, Game } from './game.ts'
import { GamePicture } from './GamePicture.tsx'
import { toggleFavourite } from './use-games.ts'

const BADGES = { drops: Coins, tournament: Trophy } as const satisfies Record<Badge, unknown>

type Props = {
  game: Game
  onOpen: (game: Game) => void
  /** Its picture: before all others, without waiting, or when the screen comes near. */
  comes?: 'first' | 'early' | 'late'
}

export const GameTile = memo(function GameTile({ game, onOpen, comes = 'late' }: Props) {
  const t = useTranslations('lobby')
  return (
    <li className="relative min-w-0">
      <button
        type="button"
        onClick={() => onOpen(game)}
        className="group block w-full rounded-2xl text-start transition-transform duration-100 active:scale-[0.97]"
      >
        <span className="block aspect-4/3 overflow-hidden rounded-2xl border border-line bg-raised group-hover:border-control">
          <GamePicture id={game.id} name={game.name} picture={game.picture} comes={comes} />
        </span>
        <span className="line-clamp-2 h-11 px-0.5 pt-1.5 text-sm leading-tight font-medium">{game.name}</span>
        {game.badges.length > 0 && (
          <span className="absolute top-2 left-2 flex gap-1">
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
      </button>
      {game.rtp !== '' && (
        // Away from the lower edge, where the drawing says its name; below the marks where there are any.
        <p
          title={t('rtpMeaning', { percent: game.rtp })}
          className={join(
            'pointer-events-none absolute left-1.5 rounded-md bg-ink/75 px-1.5 text-xs text-chalk',
            game.badges.length > 0 ? 'top-10' : 'top-2',
          )}
        >
          {t('rtp', { percent: game.rtp })}
        </p>
      )}
      <FavouriteButton game={game} />
    </li>
  )
})

function FavouriteButton({ game }: { game: Game }) {
  const t = useTranslations()
  const statusText = useStatusText()
  const { go } = useNavigator()
  const [isBusy, setBusy] = useState(false)

  async function press(): Promise<void> {
    if (readToken() === '') return go('/login')
    setBusy(true)
    const outcome = await toggleFavourite(game)
    setBusy(false)
    if (!outcome?.ok) toasts.show('danger', outcome ? statusText(outcome.status) : t('shell.offline'))
  }

  return (
    <button
      type="button"
      aria-pressed={game.isFavourite}
      aria-label={t('lobby.favourite', { name: game.name })}
      disabled={isBusy}
      aria-busy={isBusy}
      onClick={() => void press()}
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
