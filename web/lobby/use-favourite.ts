/** A game's heart, pressed: it changes when the server has taken it, and leads a visitor to the login. */
import { toasts } from '@uwanja/ui/toasts'
import { useState } from 'react'
import type { Step } from '../game/open-game.ts'
import { useNavigator } from '../place.ts'
import { readToken } from '../session/stored-user.ts'
import { noteWanted } from '../session/wanted.ts'
import { useStatusText } from '../texts/use-texts.ts'
import { useTranslations } from '../texts/use-translations.ts'
import type { Game } from './game.ts'
import { toggleFavourite } from './use-games.ts'

/** @param step Of the way back, where the login comes first. */
export function useFavourite(game: Game, step: Step) {
  const t = useTranslations()
  const statusText = useStatusText()
  const { go } = useNavigator()
  const [isBusy, setBusy] = useState(false)

  async function press(): Promise<void> {
    if (readToken() === '') {
      noteWanted(location.href)
      return go('/login', { replace: step === 'replace' })
    }
    setBusy(true)
    const outcome = await toggleFavourite(game)
    setBusy(false)
    if (!outcome?.ok) toasts.show('danger', outcome ? statusText(outcome.status) : t('shell.offline'))
  }
  return { isBusy, press: () => void press() }
}
