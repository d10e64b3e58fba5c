/** The studios that have games in a lobby, read once a visit: they come with the page, and are asked for where it has none. */
import type { Lobby } from '@uwanja/contract/site/lobbies'
import { useEffect, useMemo } from 'react'
import { create } from 'zustand'
import { isTakingOver } from '../replay-input.ts'
import { firstStudios } from './first-games.ts'
import { patiently } from './game-lists.ts'
import type { Studio } from './game.ts'
import { isFromWorker } from '../arrival.ts'
import { loadAsks } from './load-asks.ts'

const NONE: readonly Studio[] = []

/** By the lobby's path. */
const useKnown = create<Readonly<Record<string, readonly Studio[]>>>(() => ({}))

export function useStudios(lobby: Lobby): readonly Studio[] {
  const known = useKnown((all) => all[lobby.path])
  const first = useMemo(() => (isTakingOver() ? firstStudios(lobby) : null), [lobby])
  const isKnown = known !== undefined
  useEffect(() => {
    if (isKnown) return undefined
    // The worker's page may be of an earlier visit: its studios are shown, and asked for behind.
    if (first !== null && !isFromWorker()) return useKnown.setState({ [lobby.path]: first })
    const controller = new AbortController()
    const { signal } = controller
    patiently(async () => (await loadAsks()).askStudios(lobby, signal), signal).then(
      (studios) => useKnown.setState({ [lobby.path]: studios }),
      // The network's failures are noted where it is asked; without the list every studio's games are shown.
      () => undefined,
    )
    return () => controller.abort()
  }, [lobby, isKnown, first])
  return known ?? first ?? NONE
}
