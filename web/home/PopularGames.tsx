/** A row of slots that many play: the games of the lobby's own tab, opened as there. A chunk of its own, fetched when it comes into view. */
import { LOBBIES } from '@uwanja/contract/lobbies'
import { useTranslations } from 'use-intl'
import { GameRow } from '../lobby/GameRow.tsx'
import { useGames } from '../lobby/use-games.ts'
import { useOpenGame } from '../lobby/use-open-game.ts'

const POPULAR = { category: 2, providerId: 0, search: '' } as const
const MOST = 12

export function PopularGames() {
  const t = useTranslations('games')
  const { data } = useGames(LOBBIES.slots, POPULAR)
  const onOpen = useOpenGame('slots', POPULAR.category)
  const games = data?.pages[0]?.games.slice(0, MOST) ?? []
  return games.length > 0 && <GameRow title={t('popular_slots')} games={games} onOpen={onOpen} look="large" />
}
