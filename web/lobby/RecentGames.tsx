/** What the player staked on last. Only where the server says that it knows. */
import { game as calls } from '@uwanja/contract/site/game'
import { LOBBIES, type LobbyName } from '@uwanja/contract/site/lobbies'
import { ask } from '../ask.ts'
import { isMobile } from '../game/is-mobile.ts'
import { useLive } from '../live/capabilities.ts'
import { useEffect, useMemo } from 'react'
import { dropMark, setMark } from '../session/marks.ts'
import { useSession } from '../session/session.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { NOTHING, type ReadPage } from './game-lists.ts'
import { readGames } from './game.ts'
import { GameRow } from './GameRow.tsx'
import { useList } from './use-games.ts'

/** Who comes back from a game wants to see it. */
const STALE_MS = 15_000

const recentIn =
  (lobby: LobbyName | ''): ReadPage =>
  async (_page, signal) => {
    const rows: unknown = await ask(calls.getRecentGames, { forMobile: isMobile(), lobby }, signal)
    return { games: readGames(Array.isArray(rows) ? rows : []), isFull: false }
  }

/** @param lobby Empty: of every lobby. */
type Props = { lobby: LobbyName | '' }

export function RecentGames({ lobby }: Props) {
  const userName = useSession((session) => session.user?.user.userName ?? '')
  const isThere = useLive((live) => live.calls?.includes('Game/GetRecentGames') === true)
  return isThere && userName !== '' && <Row lobby={lobby} userName={userName} />
}

function Row({ lobby, userName }: Props & { userName: string }) {
  const t = useTranslations('lobby')
  // At home stand games of every lobby: only that of slots says how a game is opened.
  const hall = useMemo(() => ({ lobby: lobby || 'casino', category: LOBBIES[lobby || 'casino'].opensOn }), [lobby])
  const readRecent = useMemo(() => recentIn(lobby), [lobby])
  // Among the lists of games, so that a heart pressed elsewhere is seen here.
  const { pages } = useList(JSON.stringify([userName, 'recent', lobby]), NOTHING, readRecent, STALE_MS)
  const games = pages[0]?.games ?? []
  const isKnown = pages[0] !== undefined
  // The next visit of home keeps its room.
  useEffect(() => {
    if (lobby !== '' || !isKnown) return
    if (games.length > 0) return setMark('recentGames')
    dropMark('recentGames')
    delete document.documentElement.dataset['recent']
  }, [lobby, isKnown, games.length])
  return games.length > 0 && <GameRow title={t('recent')} games={games} hall={hall} look="small" />
}
