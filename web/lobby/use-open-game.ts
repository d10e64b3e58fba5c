/** Opens the game that was tapped, or the login where that comes first. */
import type { LobbyName } from '@uwanja/contract/site/lobbies'
import { toasts } from '@uwanja/ui/toasts'
import { useCallback } from 'react'
import { noteLobby } from '../game/last-lobby.ts'
import { openGame } from '../game/open-game.ts'
import { useNavigator } from '../place.ts'
import { readToken } from '../session/stored-user.ts'
import { useTranslations } from '../texts/use-translations.ts'
import type { Game } from './game.ts'
import { opens } from './launch-rules.ts'

/** The same function as long as lobby and category are: tiles by the hundred hold it. */
export function useOpenGame(lobby: LobbyName, category: number): (game: Pick<Game, 'url'>) => void {
  const t = useTranslations('lobby')
  const { go } = useNavigator()
  return useCallback(
    ({ url }) => {
      const next = opens({ lobby, category, url, token: readToken() })
      if (next === null) toasts.show('danger', t('cannotOpen'))
      else if ('to' in next) go(next.to)
      else {
        noteLobby(location.pathname + location.search)
        openGame(next.game)
      }
    },
    [lobby, category, go, t],
  )
}
