/** The games of a place in a lobby, page by page. */
import type { InfiniteData } from '@tanstack/react-query'
import { game as calls } from '@uwanja/contract/game'
import { LOBBIES, type Lobby } from '@uwanja/contract/lobbies'
import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { ask } from '../ask.ts'
import { isMobile } from '../game/is-mobile.ts'
import { queries, useInfiniteQuery } from '../queries.ts'
import { send, type Outcome } from '../send.ts'
import { useSession } from '../session/session.ts'
import { firstGames } from './first-games.ts'
import { readGames, withFavourite, type Game } from './game.ts'
import { isFromWorker, keptList, useKeptList } from './kept-list.ts'
import { gamesRequest, isFullPage, type Place } from './lobby-rules.ts'

export interface GamesPage {
  readonly games: readonly Game[]
  readonly isFull: boolean
}
export type GamesData = InfiniteData<GamesPage, number>

const FIRST_PAGE = 1
/** What was listed stays as it was for whoever comes back within this time, also when it was fifty pages. */
const KEPT_MS = 10 * 60_000

/** The same for everybody who is nobody yet: the marks of favourites are a player's own. */
const keyOf = (userName: string, { gameType }: Pick<Lobby, 'gameType'>, place: Place) =>
  ['games', userName, gameType, place.category, place.providerId, place.search] as const

async function askPage(
  lobby: Pick<Lobby, 'gameType'>,
  place: Place,
  page: number,
  signal: AbortSignal,
): Promise<GamesPage> {
  const rows: unknown = await ask(calls.getGames, gamesRequest(lobby, place, page, isMobile()), signal)
  return Array.isArray(rows) ? { games: readGames(rows), isFull: isFullPage(rows) } : { games: [], isFull: false }
}

const never = () => () => undefined

/** False while the page takes over the server's, which knows the path of an address and not what stands behind it. */
export const useIsBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** The games that stand in the server's page, while it is taken over; the visitor may have more of them, or others, by rights. */
function useFirstGames(lobby: Pick<Lobby, 'gameType'>, place: Place, isBrowser: boolean): GamesData | undefined {
  const [taken] = useState(() => {
    const first = isBrowser ? null : firstGames(lobby, place)
    if (first === null) return null
    const data: GamesData = { pages: [{ games: first.games, isFull: first.isFull }], pageParams: [FIRST_PAGE] }
    return { key: keyOf('', lobby, place), data, forMobile: first.forMobile }
  })
  useLayoutEffect(() => {
    if (taken === null) return
    const { key, forMobile } = taken
    const kept = keptList(key, KEPT_MS)
    const isOther = forMobile !== isMobile() || isFromWorker()
    if (kept) queries.setQueryData<GamesData>(key, kept)
    else if (isOther) void queries.invalidateQueries({ queryKey: key, exact: true })
  }, [taken])
  return taken?.data
}

export function useGames(lobby: Pick<Lobby, 'gameType'>, place: Place) {
  const key = keyOf(
    useSession((session) => session.user?.user.userName ?? ''),
    lobby,
    place,
  )
  const isBrowser = useIsBrowser()
  const first = useFirstGames(lobby, place, isBrowser)
  const query = useInfiniteQuery<GamesPage, Error, GamesData, ReturnType<typeof keyOf>, number>({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => askPage(lobby, place, pageParam, signal),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (last, all) => (last.isFull ? all.length + FIRST_PAGE : undefined),
    initialData: () => (isBrowser ? keptList(key, KEPT_MS) : first),
    enabled: isBrowser,
    staleTime: Infinity,
    gcTime: KEPT_MS,
    refetchOnReconnect: false,
  })
  useKeptList(key, query.data)
  return query
}

const FAVOURITES: readonly unknown[] = Object.values(LOBBIES).map((lobby) => lobby.favourites)

/** @returns what came of it; null when nobody answered. The mark changes on status 0 and not before (specification B4). */
export function useFavourite() {
  return async function toggle({ id, isFavourite }: Game): Promise<Outcome<typeof calls.addFavGame> | null> {
    const outcome = await send(isFavourite ? calls.removeFavGame : calls.addFavGame, { Id: id }).catch(() => null)
    if (!outcome?.ok) return outcome
    queries.setQueriesData<GamesData>(
      { queryKey: ['games'] },
      (now) => now && { ...now, pages: now.pages.map((page) => withFavourite(page, id, !isFavourite)) },
    )
    // A list of favourites keeps a game whose heart was just taken, so that it can be given back; the next visit asks anew.
    await queries.invalidateQueries({
      queryKey: ['games'],
      predicate: ({ queryKey }) => FAVOURITES.includes(queryKey[3]),
      refetchType: 'none',
    })
    return outcome
  }
}
