/** Codes that travel by SMS: six digits for a person, a key for the program that asked. */
import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

export const CODE = /^\d{6}$/
/** What `newCode` hands out as the key; other text never reaches the database. */
export const KEY = /^[\w-]{32}$/

/**
 * Keyed with the verification key, so that two codes of the same digits look different. A slow hash would add nothing:
 * there are a million codes, and who reads the table also reads the key. What protects a code is that it lives for
 * 300 seconds, takes five tries and works once; the hash keeps it out of dumps and of a glance at the table.
 */
export function hashCode(verificationKey: string, code: string): string {
  return createHmac('sha256', verificationKey).update(code).digest('hex')
}

export function newCode(): { readonly code: string; readonly verificationKey: string } {
  return {
    code: String(randomInt(1_000_000)).padStart(6, '0'),
    verificationKey: randomBytes(24).toString('base64url'),
  }
}

export function isCode(stored: { readonly verificationKey: string; readonly codeHash: string }, code: string): boolean {
  return timingSafeEqual(Buffer.from(hashCode(stored.verificationKey, code)), Buffer.from(stored.codeHash))
}
