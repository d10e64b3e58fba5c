/** Opens Zeppelin (specification A2.8): a popup of 1008x702, the same window when the popup is blocked. */
import { CONSTANTS } from '@uwanja/contract/constants'
import { readToken } from '../session/stored-user.ts'

/** The popup's name: one game window, used again. The game page knows by it that it stands in a popup. */
export const GAME_WINDOW = 'uwanjaGame'

const { zeppelinProductId, zeppelinGameId, popupWidthPx, popupHeightPx } = CONSTANTS
export const ZEPPELIN_PATH = `/Game/StartBetsolutions/${zeppelinProductId}?gameId=${zeppelinGameId}`

/** The part of the window that a test replaces. */
export interface Opener {
  open(url: string, name: string, features: string): unknown
  location: { assign(url: string): void }
}

function popup(url: string, opener: Opener): void {
  const opened = opener.open(url, GAME_WINDOW, `popup,width=${popupWidthPx},height=${popupHeightPx}`)
  if (!opened) opener.location.assign(url)
}

/** Must run inside the click, or browsers block the popup. */
export function launchZeppelin(token: string = readToken(), opener: Opener = window): void {
  if (token === '') opener.location.assign('/login')
  else popup(ZEPPELIN_PATH, opener)
}

/** With play chips: no token needed, no money moves. */
export function tryZeppelin(opener: Opener = window): void {
  popup(`${ZEPPELIN_PATH}&freeplay=1`, opener)
}
