/** Zeppelin's own entry in the menus (S18). */
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import { readToken } from '../session/stored-user.ts'
import { noteWanted } from '../session/wanted.ts'
import { openGame, type Opener } from './open-game.ts'

const { zeppelinProductId, zeppelinGameId } = CONSTANTS
const ZEPPELIN_PATH = `/Game/StartBetsolutions/${zeppelinProductId}?gameId=${zeppelinGameId}`

export function launchZeppelin(token: string = readToken(), opener: Opener = window): void {
  noteWanted(ZEPPELIN_PATH)
  if (token === '') opener.location.assign('/login')
  else openGame(ZEPPELIN_PATH, opener)
}

/** With play chips: no token needed, no money moves. */
export function tryZeppelin(opener: Opener = window): void {
  openGame(`${ZEPPELIN_PATH}&freeplay=1`, opener)
}
