/** The fingerprint of an input: same key and same fingerprint is a repeat, same key and another one is refused. */
import { hash } from 'node:crypto'

/** 132 bits tell apart what one key was ever sent with; each journal holds them for ever. SQL compares as many (`money.is_same_input`). */
const LETTERS = 22

/** @param fields In a fixed order; null and the empty text are different. */
export function inputHash(fields: readonly (string | bigint | null)[]): string {
  const text = fields.map((field) => (field === null ? '-' : `=${String(field)}`)).join('\n')
  return hash('sha256', text, 'base64url').slice(0, LETTERS)
}

/**
 * What `money.key` knows a company's own id by, of a wager or of a round: 16 bytes of SHA-256, which PostgreSQL reads as a uuid. SQL makes
 * the same (`money.digest`), at four times the cost.
 */
export const keyDigest = (source: string, id: string): string => hash('sha256', `${source}\n${id}`, 'hex').slice(0, 32)
