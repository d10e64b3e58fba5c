/** What the player staked on last. Only where the server says that it knows. */
import { game as calls } from '@uwanja/contract/site/game'
import { LOBBIES, type LobbyName } from '@uwanja/contract/site/lobbies'
import { ask } from '../ask.ts'
import { isMobile } from '../game/is-mobile.ts'
import { useLive } from '../live/capabilities.ts'
import { useSession } from '../session/session.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { NOTHING, type ReadPage } from './game-lists.ts'
import { readGames } from './game.ts'
import { GameRow } from './GameRow.tsx'
import { useList } from './use-games.ts'
import { useOpenGame } from './use-open-game.ts'

/** Who comes back from a game wants to see it. */
const STALE_MS = 15_000

const readRecent: ReadPage = async (_page, signal) => {
  const rows: unknown = await ask(calls.getRecentGames, { forMobile: isMobile() }, signal)
  return { games: readGames(Array.isArray(rows) ? rows : []), isFull: false }
}

export function RecentGames({ lobby }: { lobby: LobbyName }) {
  const userName = useSession((session) => session.user?.user.userName ?? '')
  const isThere = useLive((live) => live.calls?.includes('Game/GetRecentGames') === true)
  return isThere && userName !== '' && <Row lobby={lobby} userName={userName} />
}

function Row({ lobby, userName }: { lobby: LobbyName; userName: string }) {
  const t = useTranslations('lobby')
  const onOpen = useOpenGame(lobby, LOBBIES[lobby].opensOn)
  // Among the lists of games, so that a heart pressed elsewhere is seen here.
  const { pages } = useList(JSON.stringify([userName, 'recent']), NOTHING, readRecent, STALE_MS)
  const games = pages[0]?.games ?? []
  return games.length > 0 && <GameRow title={t('recent')} games={games} onOpen={onOpen} look="small" />
}
