/** SoftGaming's signatures, the same at both ends: the wallet's hmac, and the system API's MD5. */
import { createHash, createHmac } from 'node:crypto'
import type { Seal } from '../../seal.ts'
import { sameText } from '../same-text.ts'

type Keys = Readonly<Record<string, string>>
export type Values = Readonly<Record<string, string>>

/** In ascending order of their names, without the signature. */
const sorted = ({ hmac: _, ...values }: Values) =>
  Object.entries(values).sort(([left], [right]) => (left < right ? -1 : 1))

function hmacOf(secret: string, values: Values): string {
  const key = createHash('sha256').update(secret).digest()
  const text = sorted(values).map(([, value]) => value)
  return createHmac('sha256', key).update(text.join('')).digest('hex')
}

/** No separator stands between the signed values: only this says where one ended. */
export const sealOf = (values: Values): Seal => ({
  signature: values['hmac'] ?? '',
  cut: createHash('sha256')
    .update(JSON.stringify(sorted(values)))
    .digest('hex'),
})

export const signed = (secret: string, values: Values): string =>
  JSON.stringify({ ...values, hmac: hmacOf(secret, values) })

/** The secret under which the values are signed, the newest or the one before it; null when there is none. */
export function secretOf(keys: Keys, values: Values | null): string | null {
  const given = values?.['hmac']
  if (!values || given === undefined) return null
  const secrets = [keys['secret'], keys['secretPrevious']].filter((secret) => !!secret) as string[]
  return secrets.find((secret) => sameText(given, hmacOf(secret, values))) ?? null
}

/**
 * A body as its values; null when it is too long for a call, or holds anything but texts: a list's or an object's values
 * would be joined too, and then the same text could be cut into other values at other depths.
 */
export function readValues(rawBody: string): Values | null {
  try {
    const raw: unknown = rawBody.length > 16_384 ? null : JSON.parse(rawBody)
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return null
    return Object.values(raw).every((value) => typeof value === 'string') ? (raw as Values) : null
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

/** The player's own password at their system, which nobody types: made of their id and a key of ours. */
export const playerPassword = (keys: Keys, playerId: string): string =>
  createHmac('sha256', keys['password'] ?? '')
    .update(playerId)
    .digest('hex')
    .slice(0, 24)

export const actionPath = (keys: Keys, action: string): string => `/System/Api/${keys['apiKey'] ?? ''}/${action}/`
