/** Sample Pay's signatures, the same both ways: HMAC-SHA256 over the timestamp, a dot and what is signed, in hex. */
import { createHmac, timingSafeEqual } from 'node:crypto'

/** A timestamp further away than this is refused, on both sides. */
export const WINDOW_S = 300

export const HEADERS = { client: 'x-gmm-client', timestamp: 'x-gmm-timestamp', signature: 'x-gmm-signature' } as const

function signature(secret: string, timestamp: string, signed: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${signed}`).digest('hex')
}

/** `signed`: the body as sent; for a GET, which has none, the path below the company's address. */
export function signedHeaders(secret: string, nowMs: number, signed: string): Record<string, string> {
  const timestamp = String(Math.floor(nowMs / 1000))
  return { [HEADERS.timestamp]: timestamp, [HEADERS.signature]: signature(secret, timestamp, signed) }
}

interface Signed {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly nowMs: number
  readonly signed: string
}

/** Whether the signature holds and is fresh. An empty secret never holds: a forgotten setting must not open the door. */
export function isSignedBy(secret: string | undefined, { headers, nowMs, signed }: Signed): boolean {
  const timestamp = headers[HEADERS.timestamp]
  const given = headers[HEADERS.signature]
  if (!secret || typeof timestamp !== 'string' || typeof given !== 'string' || !/^\d{10}$/.test(timestamp)) return false
  return isSame(given, signature(secret, timestamp, signed)) && Math.abs(nowMs / 1000 - Number(timestamp)) <= WINDOW_S
}

/** Compares in a time that does not depend on where the two differ. Nothing is the same as an empty secret. */
export function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return b.length > 0 && a.length === b.length && timingSafeEqual(a, b)
}
