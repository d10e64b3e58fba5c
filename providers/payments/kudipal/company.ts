/**
 * Kudipal's callbacks. `verif-hash` is a fixed text that proves the sender and nothing of the body, so a callback says
 * no more than "look again": the server asks before it believes anything, however often the callback comes.
 */
import { timingSafeEqual } from 'node:crypto'
import type { PaymentCompany } from '../../plugs.ts'
import { float } from './float.ts'
import { statement } from './statement.ts'
import { webhookWords } from './words.ts'

export const HASH_HEADER = 'verif-hash'

export const kudipal = {
  company: 'kudipal',
  settings: ['secretKey', 'publicKey', 'encryptionKey', 'webhookHash'],
  readCallback({ headers, rawBody }, wire) {
    const given = headers[HASH_HEADER]
    const { webhookHash = '', webhookHashPrevious = '' } = wire.keys
    if (typeof given !== 'string' || ![webhookHash, webhookHashPrevious].some((hash) => isSame(given, hash)))
      return null
    const words = webhookWords.safeParse(jsonOf(rawBody))
    const key = words.success ? (words.data.data.tx_ref ?? words.data.data.reference) : undefined
    return key ? { call: 'verify', key } : null
  },
  statement,
  float,
} as const satisfies PaymentCompany

/** Compares in a time that does not depend on where the two differ. Nothing is the same as an empty secret. */
export function isSame(given: string, right: string): boolean {
  const a = Buffer.from(given)
  const b = Buffer.from(right)
  return b.length > 0 && a.length === b.length && timingSafeEqual(a, b)
}

export function jsonOf(rawBody: string): unknown {
  try {
    return JSON.parse(rawBody)
  } catch {
    return null
  }
}
