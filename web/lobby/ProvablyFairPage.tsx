/** Games whose rounds one can check (G05): one category of the casino, its first page. */
import { PROVABLY_FAIR } from '@uwanja/contract/site/lobbies'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { useTranslations } from '../texts/use-translations.ts'
import { GameList } from './GameList.tsx'
import type { Hall } from './launch-rules.ts'
import { Playable } from './Playable.tsx'
import { useGames } from './use-games.ts'

const PLACE = { category: PROVABLY_FAIR.category, providerId: 0, search: '' } as const
const HALL: Hall = { lobby: 'casino', category: PLACE.category }

export function ProvablyFairPage() {
  const t = useTranslations()
  return (
    <div className="flex flex-col gap-4">
      <h1 className="text-2xl font-bold sm:text-3xl">{t('nav.provablyFair')}</h1>
      <p className="max-w-prose text-muted">{t('lobby.fairText')}</p>
      <Playable>
        <Games />
      </Playable>
    </div>
  )
}

function Games() {
  const t = useTranslations('lobby')
  const list = useGames(PROVABLY_FAIR, PLACE)
  return <GameList list={list} hall={HALL} pages="first" empty={<EmptyState title={t('emptyRoom')} />} />
}
