/**
 * Kudipal's callbacks. `verif-hash` is a fixed text that proves the sender and nothing of the body, so a callback says
 * no more than "look again": the server asks before it believes anything, however often the callback comes.
 */
import { timingSafeEqual } from 'node:crypto'
import type { PaymentCompany } from '../../company.ts'
import { kudipalCard } from './card.ts'
import { float } from './float.ts'
import { statement } from './statement.ts'
import { kudipalBankTransfer } from './transfer.ts'
import { kudipalUssd } from './ussd.ts'
import { kudipalWithdraw } from './withdraw.ts'
import { webhookWords } from './words.ts'

export const HASH_HEADER = 'verif-hash'

export const kudipal = {
  kind: 'payment',
  name: 'kudipal',
  settings: {
    url: { about: 'Address of Kudipal (cards, bank transfers, USSD), above its /v3.' },
    pageOrigins: {
      about: 'Where card issuers’ pages may be beside KUDIPAL_URL, with commas: players are sent nowhere else.',
      ours: true,
    },
    emailDomain: {
      about:
        'Kudipal wants a mail address of every payer: of those who gave none it is their number at this domain. Empty: PUBLIC_URL’s.',
      ours: true,
    },
    secretKey: { about: 'Proves us to Kudipal.', secret: true },
    publicKey: { about: 'Our name at Kudipal.' },
    // 3DES has a key of 24 characters.
    encryptionKey: { about: 'Seals cards on their way to Kudipal: 24 characters.', secret: true, made: 12 },
    webhookHash: { about: 'Proves Kudipal’s callbacks.', secret: true, rotates: true },
  },
  methods: [kudipalBankTransfer, kudipalCard, kudipalUssd, kudipalWithdraw],
  callbacks: {
    read({ headers, rawBody }, wire) {
      const given = headers[HASH_HEADER]
      const { webhookHash = '', webhookHashPrevious = '' } = wire.keys
      if (typeof given !== 'string' || ![webhookHash, webhookHashPrevious].some((hash) => isSame(given, hash)))
        return null
      const words = webhookWords.safeParse(jsonOf(rawBody))
      const key = words.success ? (words.data.data.tx_ref ?? words.data.data.reference) : undefined
      return key ? { call: 'verify', key } : null
    },
  },
  statement,
  float,
  simulator: async () => (await import('./simulator/simulator.ts')).simulator,
  subject: async () => (await import('./conformance.ts')).subject,
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
