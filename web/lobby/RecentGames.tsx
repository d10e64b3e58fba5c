/** What the player staked on last. Only where the server says that it knows. */
import { game as calls } from '@uwanja/contract/game'
import { LOBBIES, type LobbyName } from '@uwanja/contract/lobbies'
import { useTranslations } from 'use-intl'
import { ask } from '../ask.ts'
import { isMobile } from '../game/is-mobile.ts'
import { useLive } from '../live/capabilities.ts'
import { useQuery } from '../queries.ts'
import { useSession } from '../session/session.ts'
import { readGames } from './game.ts'
import { GameRow } from './GameRow.tsx'
import type { GamesData } from './use-games.ts'
import { useOpenGame } from './use-open-game.ts'

export function RecentGames({ lobby }: { lobby: LobbyName }) {
  const t = useTranslations('lobby')
  const onOpen = useOpenGame(lobby, LOBBIES[lobby].opensOn)
  const userName = useSession((session) => session.user?.user.userName ?? '')
  const isThere = useLive((live) => live.calls?.includes('Game/GetRecentGames') === true)
  const { data } = useQuery({
    // Among the lists of games, so that a heart pressed elsewhere is seen here.
    queryKey: ['games', userName, 'recent'],
    queryFn: async ({ signal }): Promise<GamesData> => {
      const rows: unknown = await ask(calls.getRecentGames, { forMobile: isMobile() }, signal)
      return { pages: [{ games: readGames(Array.isArray(rows) ? rows : []), isFull: false }], pageParams: [1] }
    },
    enabled: isThere && userName !== '',
  })
  const games = data?.pages[0]?.games ?? []
  return games.length > 0 && <GameRow title={t('recent')} games={games} onOpen={onOpen} look="small" />
}
