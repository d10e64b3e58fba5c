/**
 * Names for what moves money (R121): the same request sent again after its answer was lost carries the same name, so the server
 * knows it. What is sent after an answer is a new one. Kept in this page's memory alone, because cards travel in such requests.
 */

/** Works where `crypto.randomUUID` does not: older browsers, and a house tried over plain http. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Whoever sends the same again later than this has seen what became of it, and means another payment. */
const KEPT_MS = 10 * 60_000

let lost: { readonly request: string; readonly key: string; readonly untilMs: number } | null = null

/** @param request Its path with what travels in it, and its body. */
export function keyFor(request: string, nowMs = performance.now()): string {
  if (lost?.request !== request || nowMs > lost.untilMs) lost = { request, key: newKey(), untilMs: nowMs + KEPT_MS }
  return lost.key
}

export function wasAnswered(request: string): void {
  if (lost?.request === request) lost = null
}
