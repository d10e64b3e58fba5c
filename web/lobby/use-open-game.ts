/** Opens the game that was chosen, or the login where that comes first. */
import { toasts } from '@uwanja/ui/toasts'
import { useCallback } from 'react'
import { noteLobby } from '../game/last-lobby.ts'
import { openGame, type Step } from '../game/open-game.ts'
import { useNavigator } from '../place.ts'
import { readToken } from '../session/stored-user.ts'
import { noteWanted } from '../session/wanted.ts'
import { useTranslations } from '../texts/use-translations.ts'
import type { Game } from './game.ts'
import { opens, type Chips, type Hall } from './launch-rules.ts'

/** Where a game came to stand; `nowhere`: it has no address of the web, and that was said. */
type Opened = 'beside' | 'here' | 'nowhere'

type Addressed = Pick<Game, 'url'>

/**
 * The same function as long as lobby and category are.
 *
 * @returns opens a game: for what the place is for, or as asked; `step` of the way back, because a sheet gives its own to what
 *   follows it.
 */
export function useOpenGame({ lobby, category }: Hall): (game: Addressed, wants?: Chips, step?: Step) => Opened {
  const t = useTranslations('lobby')
  const { go } = useNavigator()
  return useCallback(
    ({ url }, wants, step = 'assign') => {
      const next = opens({ lobby, category, url, token: readToken(), wants })
      if (next === null) {
        toasts.show('danger', t('cannotOpen'))
        return 'nowhere'
      }
      noteLobby(location.pathname + location.search)
      // It waits for who logs in first, and for who runs out of money there and pays in; chips need neither.
      if ('to' in next) noteWanted(url)
      else if (readToken() !== '') noteWanted(next.game)
      if ('game' in next) return openGame(next.game, window, step)
      go(next.to, { replace: step === 'replace' })
      return 'here'
    },
    [lobby, category, go, t],
  )
}
