/** Reading an address that somebody else wrote. `URL.canParse` says it in one call, but is younger than browsers that players have. */

/** @returns A page of the web, or null: nothing that would run here. */
export function webAddress(raw: unknown): URL | null {
  try {
    const url = new URL(String(raw))
    return /^https?:$/.test(url.protocol) ? url : null
  } catch {
    return null
  }
}
