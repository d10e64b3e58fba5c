/** Sample Games' signatures, the same both ways: hex HMAC-SHA256 over the timestamp, a dot and the body as sent. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Keys } from '@uwanja/providers/conformance'

/** A timestamp further away than this is refused, on both sides. */
const WINDOW_S = 300

const HEADERS = { operator: 'x-gsw-operator', timestamp: 'x-gsw-timestamp', signature: 'x-gsw-signature' } as const

function signature(secret: string, timestamp: string, rawBody: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${rawBody}`).digest('hex')
}

export function signedHeaders(keys: Keys, nowMs: number, rawBody: string): Record<string, string> {
  const timestamp = String(Math.floor(nowMs / 1000))
  return {
    'content-type': 'application/json',
    [HEADERS.operator]: keys['operatorId'] ?? '',
    [HEADERS.timestamp]: timestamp,
    [HEADERS.signature]: signature(keys['secret'] ?? '', timestamp, rawBody),
  }
}

interface Signed {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly nowMs: number
  readonly rawBody: string
}

/** Whether the signature holds and is fresh. An empty secret never holds: a forgotten setting must not open the door. */
export function isSigned(keys: Keys, { headers, nowMs, rawBody }: Signed): boolean {
  const [operator, timestamp, given] = [
    headers[HEADERS.operator],
    headers[HEADERS.timestamp],
    headers[HEADERS.signature],
  ]
  const secret = keys['secret'] ?? ''
  if (typeof operator !== 'string' || typeof timestamp !== 'string' || typeof given !== 'string') return false
  if (!/^\d{10}$/.test(timestamp) || !isSame(operator, keys['operatorId'] ?? '') || secret === '') return false
  const isFresh = Math.abs(nowMs / 1000 - Number(timestamp)) <= WINDOW_S
  return isSame(given, signature(secret, timestamp, rawBody)) && isFresh
}

/** Compares in a time that does not depend on where the two differ. Nothing is the same as an empty text. */
function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return b.length > 0 && a.length === b.length && timingSafeEqual(a, b)
}
