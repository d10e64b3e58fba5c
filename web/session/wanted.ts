/** What somebody was about to open when the login, or money, came first: an address of ours that waits in this tab (R61). */

const STORED = 'wanted'
/** Who comes back to the phone later than that has another wish. */
const LASTS_MS = 30 * 60_000

/** Only addresses of ours wait: what leads elsewhere is opened by a tap of its own. */
export function noteWanted(address: string, now: number = Date.now()): void {
  try {
    if (new URL(address, location.origin).origin !== location.origin) return
    sessionStorage.setItem(STORED, JSON.stringify({ address, at: now }))
  } catch {
    // Without storage the next step is the ordinary one.
  }
}

/** As a path with its query, or null for none. */
export function readWanted(now: number = Date.now()): string | null {
  try {
    const { address, at } = JSON.parse(sessionStorage.getItem(STORED) ?? '{}') as { address?: unknown; at?: unknown }
    if (typeof address !== 'string' || typeof at !== 'number' || now - at > LASTS_MS) return null
    // A kept value is as untrusted as any address: it must not lead to another site.
    const { origin, pathname, search, hash } = new URL(address, location.origin)
    return origin === location.origin ? pathname + search + hash : null
  } catch {
    return null
  }
}

export function forgetWanted(): void {
  try {
    sessionStorage.removeItem(STORED)
  } catch {
    // Then nothing was kept.
  }
}
