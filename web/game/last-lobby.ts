/** The lobby that games are opened from: the way back out of a game in the same window, and of the company's own button. */

const STORED = 'lastLobby'

/** A popup begins with a copy of its opener's storage, so it knows too. */
export function noteLobby(address: string): void {
  try {
    sessionStorage.setItem(STORED, address)
  } catch {
    // Then the way back is home.
  }
}

export function lastLobby(): string {
  try {
    return sessionStorage.getItem(STORED) ?? '/'
  } catch {
    return '/'
  }
}
