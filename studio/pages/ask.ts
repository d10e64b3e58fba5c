/** What a game's page asks of the studio. An answer that never came is `network`: nobody here knows what became of it. */

/**
 * The session travels in a header, never in an address or a cookie: addresses end in logs, and another site can make a
 * browser send a cookie but not this.
 */
export const SESSION_HEADER = 'x-studio-session'
/** Without a session one only watches. */
export const sessionHeader = (secret: string): Record<string, string> =>
  secret === '' ? {} : { [SESSION_HEADER]: secret }

/** Longer than the studio waits for the wallet. */
const PATIENCE_MS = 9_000

/** With a body it is a POST. A session that is over answers 404, and says so in its body. */
export async function ask<A>(address: string, secret: string, body?: object): Promise<A | 'network'> {
  // AbortSignal.timeout is younger than the oldest browsers that these pages are for.
  const late = new AbortController()
  const clock = setTimeout(() => late.abort(), PATIENCE_MS)
  try {
    const response = await fetch(address, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json', ...sessionHeader(secret) },
      signal: late.signal,
    })
    return response.ok || response.status === 404 ? ((await response.json()) as A) : 'network'
  } catch {
    return 'network'
  } finally {
    clearTimeout(clock)
  }
}
