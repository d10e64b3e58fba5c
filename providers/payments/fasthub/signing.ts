/** GMM/1's signatures: HMAC-SHA256 over the timestamp, a dot and what is signed, in lower-case hex. */
import { createHmac, timingSafeEqual } from 'node:crypto'

/** A timestamp further away than this is refused, on both sides. */
export const WINDOW_S = 300

export const HEADERS = { client: 'x-gmm-client', timestamp: 'x-gmm-timestamp', signature: 'x-gmm-signature' } as const

export function signature(secret: string, timestamp: string, signed: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${signed}`).digest('hex')
}

/** `signed`: the body as sent; for a GET, which has none, the path below the company's address. */
export function signedHeaders(secret: string, nowMs: number, signed: string): Record<string, string> {
  const timestamp = String(Math.floor(nowMs / 1000))
  return { [HEADERS.timestamp]: timestamp, [HEADERS.signature]: signature(secret, timestamp, signed) }
}

export type SignatureFault = 'timestamp' | 'signature'
type RawHeaders = Readonly<Record<string, string | string[] | undefined>>

/**
 * Null when it holds. The signature is looked at first, so that a stranger learns nothing about our clock. An empty
 * secret never holds: a forgotten setting must not open the door.
 */
export function signatureFault(
  secret: string | undefined,
  headers: RawHeaders,
  nowMs: number,
  signed: string,
): SignatureFault | null {
  const timestamp = headers[HEADERS.timestamp]
  const given = headers[HEADERS.signature]
  if (!secret || typeof timestamp !== 'string' || typeof given !== 'string') return 'signature'
  if (!/^\d{10}$/.test(timestamp) || !isSame(given, signature(secret, timestamp, signed))) return 'signature'
  return Math.abs(nowMs / 1000 - Number(timestamp)) > WINDOW_S ? 'timestamp' : null
}

/** Compares in a time that does not depend on where the two differ. Nothing is the same as an empty secret. */
export function isSame(given: string, right: string): boolean {
  const a = Buffer.from(given)
  const b = Buffer.from(right)
  return b.length > 0 && a.length === b.length && timingSafeEqual(a, b)
}
