/**
 * Whose door a request asks for. A page elsewhere can let its own name lead to a visitor's machine ("rebinding") and then
 * reads what our doors answer there; its requests carry that name. Numbers and names without a dot cannot be such names.
 */

const HOST =
  /^(?:(\[[0-9a-f:.]{2,45}\])|(\d{1,3}(?:\.\d{1,3}){3})|([a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63}){0,10})\.?)(?::\d{1,5})?$/i

/**
 * @param rawHost The request's header; a client of HTTP/1.0 may have none.
 * @param names What the doors are called, in small letters.
 */
export function isOwnHost(rawHost: string | undefined, names: readonly string[]): boolean {
  if (rawHost === undefined || rawHost === '') return true
  const match = rawHost.length > 270 ? null : HOST.exec(rawHost)
  if (!match) return false
  const name = match[3]?.toLowerCase()
  return name === undefined || !name.includes('.') || name.endsWith('.localhost') || names.includes(name)
}

/** The names in addresses; what is no address has none. */
export const namesIn = (addresses: readonly string[]): string[] =>
  addresses.flatMap((address) => (URL.canParse(address) ? [new URL(address).hostname.toLowerCase()] : []))
