/** Five table games, each a picture that opens its own window (G05). */
import { TABLE_GAME_IDS, TABLE_GAMES_PRODUCT_ID } from '@uwanja/contract/site/lobbies'
import { useTranslations } from '../texts/use-translations.ts'
import { Playable } from './Playable.tsx'
import { TableArt } from './TableArt.tsx'
import { useOpenGame } from './use-open-game.ts'

const HALL = { lobby: 'casino', category: 0 } as const

export function TableGamesPage() {
  const t = useTranslations()
  return (
    <div className="flex flex-col gap-4">
      <h1 className="text-2xl font-bold sm:text-3xl">{t('nav.tableGames')}</h1>
      <p className="max-w-prose text-muted">{t('lobby.tablesText')}</p>
      <Playable>
        <Tables />
      </Playable>
    </div>
  )
}

function Tables() {
  const t = useTranslations('lobby.tables')
  const open = useOpenGame(HALL)
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-3">
      {TABLE_GAME_IDS.map((id) => (
        <li key={id} className="max-md:first:col-span-2">
          <button
            type="button"
            onClick={() => open({ url: `/game/StartBetSolutions/${TABLE_GAMES_PRODUCT_ID}/?gameId=${id}` })}
            className="night group flex w-full flex-col overflow-hidden rounded-2xl border border-line bg-turf text-start transition-transform duration-100 active:scale-[0.98]"
          >
            <TableArt id={id} />
            <span className="bg-ground/60 px-4 py-3 font-semibold">{t(`${id}`)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
