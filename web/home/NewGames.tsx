/** The newest slots in one row of pictures. */
import type { HomeNow } from '@uwanja/contract/site/home'
import { LOBBIES } from '@uwanja/contract/site/lobbies'
import { GameLink } from '../lobby/GameLink.tsx'
import { GamePicture } from '../lobby/GamePicture.tsx'
import { readGames } from '../lobby/game.ts'
import { useTranslations } from '../texts/use-translations.ts'

const HALL = { lobby: 'slots', category: LOBBIES.slots.opensOn } as const

export function NewGames({ rows }: { rows: HomeNow['games'] }) {
  const t = useTranslations('home')
  return (
    <>
      <h3 className="text-lg font-semibold">{t('newGames')}</h3>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-6 sm:gap-3">
        {readGames(rows).map((game) => (
          <li key={game.id} className="min-w-0">
            <GameLink game={game} hall={HALL} className="block w-full text-start">
              <span className="block aspect-[40/21] overflow-hidden rounded-xl border border-line bg-raised">
                <GamePicture id={game.id} name={game.name} picture={game.picture} comes="late" />
              </span>
              <span className="block truncate pt-1 text-xs font-medium sm:text-sm">{game.name}</span>
            </GameLink>
          </li>
        ))}
      </ul>
    </>
  )
}
