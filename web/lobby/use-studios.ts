/** The studios that have games in a lobby, read once a visit. */
import { game as calls } from '@uwanja/contract/site/game'
import type { Lobby } from '@uwanja/contract/site/lobbies'
import { useEffect } from 'react'
import { create } from 'zustand'
import { ask } from '../ask.ts'
import { patiently } from './game-lists.ts'

interface Studio {
  readonly id: string
  readonly name: string
}

const NONE: readonly Studio[] = []

/** By the lobby's path. */
const useKnown = create<Readonly<Record<string, readonly Studio[]>>>(() => ({}))

async function askStudios(lobby: Lobby, signal: AbortSignal): Promise<readonly Studio[]> {
  // Virtual games share the casino's type: naming their category leaves out the studios that have none. Ours.
  const within = lobby.opensOn === 0 ? {} : { category: lobby.opensOn }
  const rows: unknown = await ask(calls.getGameProviders, { gameType: lobby.gameType, ...within }, signal)
  return (Array.isArray(rows) ? rows : []).flatMap((row: { id?: unknown; slotPageName?: unknown } | null) =>
    Number(row?.id) > 0 ? [{ id: String(row?.id), name: String(row?.slotPageName ?? row?.id) }] : [],
  )
}

export function useStudios(lobby: Lobby): readonly Studio[] {
  const known = useKnown((all) => all[lobby.path])
  const isKnown = known !== undefined
  useEffect(() => {
    if (isKnown) return undefined
    const controller = new AbortController()
    const { signal } = controller
    patiently(() => askStudios(lobby, signal), signal).then(
      (studios) => useKnown.setState({ [lobby.path]: studios }),
      // The network's failures are noted where it is asked; without the list every studio's games are shown.
      () => undefined,
    )
    return () => controller.abort()
  }, [lobby, isKnown])
  return known ?? NONE
}
