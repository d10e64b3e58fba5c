/** What a launch page reads of its address, and which addresses it opens (G14). Pure. */

/** A launch makes a one-time token: asked once, never again by itself, never from memory. */
export const LAUNCH_ONCE = { retry: false, staleTime: Infinity, gcTime: 0 } as const

/** The address's own values, in whatever letter case they are spelled: gameId here, gameid there. */
export function addressValues(query: URLSearchParams) {
  const values = new Map([...query].map(([name, value]) => [name.toLowerCase(), value]))
  return {
    gameId: values.get('gameid') ?? '',
    eq: values.get('eq') ?? '',
    // Anything but 1 is real play.
    freeplay: values.get('freeplay') === '1' ? '1' : '0',
  } as const
}

/** A frame opens web addresses and nothing else; which of them the page's policy allows is the server's list. */
export function gameAddress(rawUrl: unknown): string | null {
  if (typeof rawUrl !== 'string') return null
  try {
    const url = new URL(rawUrl)
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null
  } catch {
    return null
  }
}
