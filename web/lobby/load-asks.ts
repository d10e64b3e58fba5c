/** The part that asks for a lobby, where there is something to ask. */
import { noteConnection } from '../connection.ts'
import { logFailure } from '../log.ts'

/** That it does not come is a lost line, as an answer's is (send.ts). */
export async function loadAsks() {
  try {
    return await import('./ask-lobby.ts')
  } catch (error) {
    noteConnection('lost')
    logFailure('the part that asks for games was not there', error)
    throw error
  }
}
