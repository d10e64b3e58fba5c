/**
 * Names for what moves money (R121): the same request sent again after its answer was lost carries the same name, so the server
 * knows it. What is sent after an answer is a new one. Kept in this page's memory alone, because cards travel in such requests.
 */

/** Works where `crypto.randomUUID` does not: older browsers, and a house tried over plain http. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

let lost: { readonly request: string; readonly key: string } | null = null

/** @param request Its path with what travels in it, and its body. */
export function keyFor(request: string): string {
  if (lost?.request !== request) lost = { request, key: newKey() }
  return lost.key
}

export function wasAnswered(request: string): void {
  if (lost?.request === request) lost = null
}
