/** The page of a lobby's row in the screen table. */
import type { LobbyName } from '@uwanja/contract/site/lobbies'
import type { ComponentType } from 'react'

export function lobby(name: LobbyName): () => Promise<ComponentType> {
  return async () => {
    const { LobbyPage } = await import('./LobbyPage.tsx')
    return () => <LobbyPage name={name} />
  }
}
