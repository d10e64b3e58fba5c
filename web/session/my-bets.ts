/**
 * Tapping "my bets" (S16): the sportsbook opens at the provider's own view of the bets, and a visitor, whom
 * the route sends to /login, comes back to them afterwards.
 */
import { setFlag } from './flags.ts'
import { readToken } from './stored-user.ts'

export function noteMyBets(): void {
  setFlag('myBets')
  if (readToken() === '') setFlag('myBetsClicked')
}
