/** The fingerprint of an input: same key and same fingerprint is a repeat, same key and another one is refused. */
import { hash } from 'node:crypto'

/** @param fields In a fixed order; null and the empty text are different. */
export function inputHash(fields: readonly (string | bigint | null)[]): string {
  const text = fields.map((field) => (field === null ? '-' : `=${String(field)}`)).join('\n')
  return hash('sha256', text, 'base64url')
}
