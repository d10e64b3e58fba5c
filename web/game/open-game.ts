/** Opens a game's page: a popup of 1008x702, the same window when the popup is blocked (G06). */
import { CONSTANTS } from '@uwanja/contract/wire/constants'

/** The popup's name: one game window, used again. The game page knows by it that it stands in a popup. */
export const GAME_WINDOW = 'uwanjaGame'

/** The part of the window that a test replaces. */
export interface Opener {
  open(url: string, name: string, features: string): { focus?(): void } | null
  location: { assign(url: string): void; replace(url: string): void }
}

/** In the same window the game is the next step of the way back, or takes the place of the one that is shown. */
export type Step = 'assign' | 'replace'

/**
 * Must run inside the click, or browsers block the popup.
 *
 * @returns whether it stands in a window beside this one.
 */
export function openGame(url: string, opener: Opener = window, step: Step = 'assign'): 'beside' | 'here' {
  const { popupWidthPx, popupHeightPx } = CONSTANTS
  const opened = opener.open(url, GAME_WINDOW, `popup,width=${popupWidthPx},height=${popupHeightPx}`)
  if (!opened) {
    opener.location[step](url)
    return 'here'
  }
  // The window may stand behind this one since an earlier game.
  opened.focus?.()
  return 'beside'
}
