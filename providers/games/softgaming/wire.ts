/** SoftGaming's signatures, the same at both ends: the wallet's hmac, and the system API's MD5. */
import { createHash, createHmac } from 'node:crypto'
import { sameText } from '../same-text.ts'

type Keys = Readonly<Record<string, string>>
type Values = Readonly<Record<string, unknown>>

/** All values in ascending order of their names, those of nested ones too. */
function valuesOf(raw: unknown): string {
  if (typeof raw !== 'object' || raw === null) return raw === null || raw === undefined ? '' : String(raw)
  const nested = raw as Values
  const names = Object.keys(nested).sort((left, right) => (left < right ? -1 : 1))
  return names.map((name) => valuesOf(nested[name])).join('')
}

function hmacOf(secret: string, values: Values): string {
  const { hmac: _, ...signed } = values
  const key = createHash('sha256').update(secret).digest()
  return createHmac('sha256', key).update(valuesOf(signed)).digest('hex')
}

export const signed = (secret: string, values: Values): string =>
  JSON.stringify({ ...values, hmac: hmacOf(secret, values) })

/** The secret under which the values are signed, the newest or the one before it; null when there is none. */
export function secretOf(keys: Keys, values: Values | null): string | null {
  const given = values?.['hmac']
  if (!values || typeof given !== 'string') return null
  const secrets = [keys['secret'], keys['secretPrevious']].filter((secret) => !!secret) as string[]
  return secrets.find((secret) => sameText(given, hmacOf(secret, values))) ?? null
}

/** Deeper than any call: what a stranger sends is signed over before it is known for a stranger's, and our stack has an end. */
const DEEPEST = 8

const isShallow = (raw: unknown, left = DEEPEST): boolean =>
  typeof raw !== 'object' || raw === null || (left > 0 && Object.values(raw).every((one) => isShallow(one, left - 1)))

/** A body as its values; null when it is no flat-rooted JSON, or too long or too deep for a call. */
export function readValues(rawBody: string): Values | null {
  try {
    const raw: unknown = rawBody.length > 16_384 ? null : JSON.parse(rawBody)
    const isCall = typeof raw === 'object' && raw !== null && !Array.isArray(raw) && isShallow(raw)
    return isCall ? (raw as Values) : null
  } catch {
    return null
  }
}

/** The address from which a call comes is part of the hash; ours is not told, so both sides write this. */
const NO_ADDRESS = '0.0.0.0'

/** Of the system API: MD5 over the action, the call's own number, our key, what the action adds, and the password. */
export function actionHash(keys: Keys, action: string, tid: string, more: readonly string[]): string {
  const parts = [action, NO_ADDRESS, tid, keys['apiKey'] ?? '', ...more, keys['password'] ?? '']
  return createHash('md5').update(parts.join('/')).digest('hex')
}

/** The player's own password at their system, which nobody types: made of his id and a key of ours. */
export const playerPassword = (keys: Keys, playerId: string): string =>
  createHmac('sha256', keys['password'] ?? '')
    .update(playerId)
    .digest('hex')
    .slice(0, 24)

export const actionPath = (keys: Keys, action: string): string => `/System/Api/${keys['apiKey'] ?? ''}/${action}/`
