/** Small notes in the browser that decide one next step each; cleared when used (A06, S16). */

/** `myBets` opens the sportsbook at the bets; `myBetsClicked` leads there after a login (A06, S16). */
export type Flag = 'newUser' | 'myBets' | 'myBetsClicked' | 'orderCancelled'

export function setFlag(flag: Flag): void {
  try {
    localStorage.setItem(flag, '1')
  } catch {
    // Without storage the next step is the ordinary one.
  }
}

/** Was it set? Clears it. */
export function takeFlag(flag: Flag): boolean {
  try {
    const set = localStorage.getItem(flag) !== null
    localStorage.removeItem(flag)
    return set
  } catch {
    return false
  }
}
