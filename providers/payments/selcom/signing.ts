/**
 * Selcom's signatures, as its own clients make them: HMAC-SHA256 over `timestamp=…&key=value&…` in the order that the
 * header Signed-Fields names, raw values, base64. They cover the fields and not the bytes, so only signed fields count.
 */
import { createHmac } from 'node:crypto'
import { isSame } from '../fasthub/signing.ts'

/** A webhook whose timestamp is further away than this is refused. Selcom itself promises no such window for requests. */
export const WINDOW_S = 300

export type Fields = Readonly<Record<string, string | number>>
type RawHeaders = Readonly<Record<string, string | string[] | undefined>>

const NO_HEADER = /[\r\n]/

export function authorization(apiKey: string): string {
  return `SELCOM ${Buffer.from(apiKey).toString('base64')}`
}

/** ISO 8601 with an offset and without fractions, as the documentation writes it. */
function timestampOf(nowMs: number): string {
  return `${new Date(nowMs).toISOString().slice(0, 19)}+00:00`
}

export function digestOf(secret: string, timestamp: string, pairs: readonly (readonly [string, string])[]): string {
  const signed = [['timestamp', timestamp] as const, ...pairs].map(([key, value]) => `${key}=${value}`).join('&')
  return createHmac('sha256', secret).update(signed).digest('base64')
}

export function signedHeaders(
  keys: { readonly apiKey?: string; readonly apiSecret?: string },
  nowMs: number,
  fields: Fields,
): Record<string, string> {
  const pairs = Object.entries(fields).map(([key, value]) => [key, String(value)] as const)
  const timestamp = timestampOf(nowMs)
  return {
    'content-type': 'application/json',
    accept: 'application/json',
    authorization: authorization(keys.apiKey ?? ''),
    'digest-method': 'HS256',
    digest: digestOf(keys.apiSecret ?? '', timestamp, pairs),
    timestamp,
    'signed-fields': pairs.map(([key]) => key).join(','),
  }
}

/** What was sent, by name: a body's JSON or a query. */
export type Sent = Readonly<Record<string, unknown>>

/**
 * The signed fields of a request, or null when the signature does not hold. Empty keys never hold: a forgotten setting
 * must not open the door.
 */
export function signedFields(
  keys: { readonly apiKey?: string; readonly apiSecret?: string },
  headers: RawHeaders,
  sent: Sent,
): Readonly<Record<string, string>> | null {
  const { authorization: who, digest, timestamp, 'signed-fields': names, 'digest-method': method } = headers
  if (!keys.apiKey || !keys.apiSecret) return null
  if (typeof who !== 'string' || typeof digest !== 'string' || typeof timestamp !== 'string') return null
  if (typeof names !== 'string' || method !== 'HS256' || NO_HEADER.test(timestamp)) return null
  if (!isSame(who, authorization(keys.apiKey))) return null
  const list = names.split(',').filter(Boolean)
  // The list itself is not signed: under a name that holds its neighbour's value, the neighbour would be missing.
  if (list.some((name) => /[=&]/.test(name))) return null
  const pairs = list.map((name) => [name, textOf(sent, name)] as const)
  return isSame(digest, digestOf(keys.apiSecret, timestamp, pairs)) ? Object.fromEntries(pairs) : null
}

export function isFresh(headers: RawHeaders, nowMs: number): boolean {
  const { timestamp } = headers
  const at = typeof timestamp === 'string' ? Date.parse(timestamp) : Number.NaN
  return Math.abs(nowMs - at) <= WINDOW_S * 1000
}

/** As the official clients write a value into the signed text. `billing.city` may also be nested. */
function textOf(sent: Sent, name: string): string {
  const value = Object.hasOwn(sent, name) ? sent[name] : nested(sent, name)
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean)
}

function nested(sent: Sent, name: string): unknown {
  let at: unknown = sent
  for (const part of name.split('.')) {
    if (at === null || typeof at !== 'object' || !Object.hasOwn(at, part)) return undefined
    at = (at as Sent)[part]
  }
  return at
}

/** The signed half of a webhook, in the document's order; channel, amount and phone stand beside it unsigned. */
export function webhookWords({
  transid,
  order_id,
  reference,
}: Readonly<Record<'transid' | 'order_id' | 'reference', string>>): Fields {
  return { transid, order_id, reference, result: 'SUCCESS', resultcode: '000', payment_status: 'COMPLETED' }
}
