/** GSW/1's signatures, the same both ways: hex HMAC-SHA256 over the timestamp, a dot and the body as sent. */
import { createHmac } from 'node:crypto'
import { sameText } from '../same-text.ts'

type Keys = Readonly<Record<string, string>>

/** A timestamp further away than this is refused, on both sides. */
const WINDOW_S = 300

const HEADERS = { operator: 'x-gsw-operator', timestamp: 'x-gsw-timestamp', signature: 'x-gsw-signature' } as const

function signature(secret: string, timestamp: string, rawBody: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${rawBody}`).digest('hex')
}

/** @param secret Absent: the newest. An answer is signed with the key of its call. */
export function signedHeaders(
  keys: Keys,
  nowMs: number,
  rawBody: string,
  secret = keys['secret'] ?? '',
): Record<string, string> {
  const timestamp = String(Math.floor(nowMs / 1000))
  return {
    'content-type': 'application/json',
    [HEADERS.operator]: keys['operatorId'] ?? '',
    [HEADERS.timestamp]: timestamp,
    [HEADERS.signature]: signature(secret, timestamp, rawBody),
  }
}

export interface Signed {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly nowMs: number
  readonly rawBody: string
}

/** Timestamp and signature of a head that names us, whose moment is near; null: a stranger's, whatever its body says. */
function headOf(keys: Keys, headers: Signed['headers'], nowMs: number): { timestamp: string; given: string } | null {
  const [operator, timestamp, given] = [
    headers[HEADERS.operator],
    headers[HEADERS.timestamp],
    headers[HEADERS.signature],
  ]
  if (typeof operator !== 'string' || typeof timestamp !== 'string' || typeof given !== 'string') return null
  if (!/^\d{10}$/.test(timestamp) || Math.abs(nowMs / 1000 - Number(timestamp)) > WINDOW_S) return null
  return sameText(operator, keys['operatorId'] ?? '') ? { timestamp, given } : null
}

/** Whether the body is worth reading: it proves nothing yet, because the signature is over the body. */
export const looksSigned = (keys: Keys, headers: Signed['headers'], nowMs: number): boolean =>
  /^[0-9a-f]{64}$/.test(headOf(keys, headers, nowMs)?.given ?? '')

/**
 * The key that it was signed with, or null: the newest one, or the one before, which a company that has not changed yet
 * still uses. An empty key never holds, because a forgotten setting must not open the door.
 */
export function keyOf(keys: Keys, { headers, nowMs, rawBody }: Signed): string | null {
  const head = headOf(keys, headers, nowMs)
  if (head === null) return null
  const secrets = [keys['secret'], keys['secretPrevious']].filter((secret) => !!secret) as string[]
  return secrets.find((secret) => sameText(head.given, signature(secret, head.timestamp, rawBody))) ?? null
}
