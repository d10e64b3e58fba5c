/** A body that may be long stands in memory whole before it is known what it is for: few at once, and fewer of one player. */
import type { ServerResponse } from 'node:http'
import { refuse } from '../runtime/refuse.ts'

const MOST = 24
/** One that is read, one that was cut off and is not known to be yet, and one that is sent again meanwhile. */
const MOST_OF_ONE = 3

/** Counts one until its answer is over, or its line. Refuses SERVICE_UNAVAILABLE where too many are under way. */
export type CountLongBody = (playerId: bigint | undefined, answer: ServerResponse) => void

export function longBodies(): CountLongBody {
  const underWay: (bigint | undefined)[] = []
  return (playerId, answer) => {
    // Its line went while we asked who it is: it would never be heard to close.
    if (answer.destroyed) return
    const ofOne = underWay.filter((one) => one === playerId).length
    if (underWay.length >= MOST || ofOne >= MOST_OF_ONE) refuse('SERVICE_UNAVAILABLE')
    underWay.push(playerId)
    answer.once('close', () => underWay.splice(underWay.indexOf(playerId), 1))
  }
}
