/** The games of a place in a lobby, page by page. */
import { LOBBIES, type Lobby } from '@uwanja/contract/site/lobbies'
import { useCallback, useDeferredValue, useEffect, useMemo } from 'react'
import { isMobile } from '../game/is-mobile.ts'
import { useSession } from '../session/session.ts'
import { isTakingOver } from '../replay-input.ts'
import { firstGames } from './first-games.ts'
import {
  holdList,
  markEverywhere,
  NOTHING,
  readAgain,
  readMore,
  resetList,
  useGameLists,
  type GameList,
  type ReadPage,
} from './game-lists.ts'
import type { Game } from './game.ts'
import { isBack, isFromWorker } from '../arrival.ts'
import { keptList, useKeptList } from './kept-list.ts'
import { loadAsks } from './load-asks.ts'
import type { Place } from './lobby-rules.ts'

/** A list as it stands, and what asks for more of it. */
export interface Games extends GameList {
  readonly onMore: () => void
  /** All pages that are shown, or the first where none came. */
  readonly onAgain: () => void
}

/** The same for everybody who is nobody yet: the marks of favourites are a player's own. */
const keyOf = (userName: string, { gameType }: Pick<Lobby, 'gameType'>, place: Place) =>
  JSON.stringify([userName, gameType, place.category, place.providerId, place.search])

/** The server knows the path of an address alone: not what stands behind it, nor what the visitor came back to. */
const isOtherThanServers = () => typeof document === 'undefined' || location.search !== '' || isBack()

/**
 * False while the page takes over a server's page that says something else. Then the page is made once more, in slices: a
 * store's change would have it made in one go.
 */
export const useIsBrowser = (): boolean => useDeferredValue(true, !(isTakingOver() && isOtherThanServers()))

/** What came with the page is as old as the page. */
const OPENED_AT_MS = Date.now()

/** The server's page may be of an earlier visit, or made for another device: shown, and asked for behind. */
const readAt = ({ forMobile }: { forMobile: boolean }) =>
  typeof document === 'undefined' || forMobile !== isMobile() || isFromWorker() ? 0 : OPENED_AT_MS

/** What is there before anybody asks: after Back the list that was left, and while the server's page is taken over its games. */
function useBeginning(key: string, lobby: Pick<Lobby, 'gameType'>, place: Place): GameList {
  const isBrowser = useIsBrowser()
  return useMemo(() => {
    const first = isTakingOver() ? firstGames(lobby, place) : null
    if (first) return { ...NOTHING, pages: [{ games: first.games, isFull: first.isFull }], readAtMs: readAt(first) }
    const kept = isBrowser ? keptList(key) : null
    return kept ? { ...NOTHING, pages: kept, readAtMs: OPENED_AT_MS } : NOTHING
  }, [key, lobby, place, isBrowser])
}

/** Shows a list and reads what it lacks. @param readPage The same as long as the key is. @param staleMs What is older is asked for again. */
export function useList(key: string, beginning: GameList, readPage: ReadPage, staleMs?: number): Games {
  const isBrowser = useIsBrowser()
  const list = useGameLists((lists) => lists[key] ?? beginning)
  useEffect(
    () => (isBrowser ? holdList(key, readPage, { beginning, staleMs }) : undefined),
    [key, beginning, readPage, staleMs, isBrowser],
  )
  const onAgain = useCallback(() => void readAgain(key, readPage), [key, readPage])
  const onMore = useCallback(() => void readMore(key, readPage), [key, readPage])
  return { ...list, onAgain, onMore }
}

export function useGames(lobby: Pick<Lobby, 'gameType'>, { category, providerId, search }: Place): Games {
  const userName = useSession((session) => session.user?.user.userName ?? '')
  const place = useMemo(() => ({ category, providerId, search }), [category, providerId, search])
  const key = keyOf(userName, lobby, place)
  const beginning = useBeginning(key, lobby, place)
  const readPage = useCallback<ReadPage>(
    async (page, signal) => (await loadAsks()).askGames(lobby, place, page, signal),
    [lobby, place],
  )
  const games = useList(key, beginning, readPage)
  useKeptList(key, games.pages)
  return games
}

/** Somebody chose the place anew, and does not come back to it. */
export function resetGames(userName: string | undefined, lobby: Pick<Lobby, 'gameType'>, place: Place): void {
  resetList(keyOf(userName ?? '', lobby, place))
}

const FAVOURITES: readonly unknown[] = Object.values(LOBBIES).map((lobby) => lobby.favourites)

/** @returns what came of it; null when nobody answered. The mark changes on status 0 and not before (G04). */
export async function toggleFavourite(game: Game) {
  const { id, isFavourite } = game
  const outcome = await loadAsks()
    .then((asks) => asks.sendFavourite(game))
    .catch(() => null)
  // A list of favourites keeps a game whose heart was just taken, so that it can be given back; the next visit asks anew.
  if (outcome?.ok) markEverywhere(id, !isFavourite, (key) => FAVOURITES.includes((JSON.parse(key) as unknown[])[2]))
  return outcome
}
